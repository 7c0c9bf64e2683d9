import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { evaluate } from './evaluate';
import { findConfiguration } from './find-configuration';
import { readModule } from './read-module';
import { createModuleScope, toData } from './static-value';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-static-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the default export of a module, and the paths of its dynamic values. */
function evaluateSource(source: string, others: Record<string, string> = {}) {
  for (const [name, text] of Object.entries(others)) writeFileSync(join(folder, name), text);
  const file = join(folder, 'main.ts');
  writeFileSync(file, source);
  const module = readModule(file);
  const dynamic: string[] = [];
  const value = evaluate(module.exports.get('default')!, createModuleScope(module));
  const data = toData(value, (_, path) => dynamic.push(path));
  return { data, dynamic };
}

test.each([
  ['export default -1', -1],
  ['export default new Date().getFullYear()', new Date().getFullYear()],
  ['export default "" || { a: null ?? 1, b: true && 2 }', { a: 1, b: 2 }],
  ['export default [{ a: { b: 1 } }].map(({ a: { b } }) => b)', [1]],
  [
    'const f = () => { const { a, b: c } = { a: 1, b: 2 }; log(1); return { a, c }; }; export default f()',
    { a: 1, c: 2 },
  ],
  ['const f = () => { const a = []; a.push(1); return { a }; }; export default f()', undefined],
  [
    'const f = () => { const a = {}; ["x"].map((key) => { a[key] = 1; }); return { a }; }; export default f()',
    undefined,
  ],
  ['export default !process.env.CI ? 1 : 2', undefined],
  ['const on = true; export default on ? [1] : []', [1]],
  [
    'const a = { x: 1 }; export default { ...a, y: a.x, ["z"]: a.x + "!" }',
    { x: 1, y: 1, z: '1!' },
  ],
  [
    'import { defineConfig } from "a"; const b = defineConfig({ x: 1 }); export default { ...b, y: 2 }',
    { x: 1, y: 2 },
  ],
  ['export default [...[1, 2], 3].map((n) => ({ n }))', [{ n: 1 }, { n: 2 }, { n: 3 }]],
  ['export default [1, false, "", 2].filter(Boolean)', [1, 2]],
  ['export default [[1], 2].flat().concat([3])', [1, 2, 3]],
  [
    'function nav(base: string): string[] { const all = [base + "a"]; return all } export default nav("/")',
    ['/a'],
  ],
  ['import data from "./data.json"; export default data.list[1]', 'b'],
  ['import { en } from "./other"; export default en', { title: 'Other' }],
  ['module.exports = { a: 1 as number }', { a: 1 }],
])('evaluates %j', (source, expected) => {
  const others = {
    'data.json': '{ "list": ["a", "b"] }',
    'other.ts': "const title = 'Other'; export const en = { title };",
  };
  expect(evaluateSource(source, others).data).toEqual(expected);
});

test('reports the paths of dynamic values', () => {
  const { data, dynamic } = evaluateSource(
    'import x from "pkg"; export default { a: [x, 1], b: { c: Date.now(), d: x() }, e: () => 1 }',
  );
  expect(data).toEqual({ a: [1], b: {} });
  expect(dynamic).toEqual(['.a[0]', '.b.c', '.b.d', '.e']);
});

test('stops at circular references', () => {
  expect(evaluateSource('const f = (n) => f(n); export default { a: f(1) }').data).toEqual({});
  expect(evaluateSource('const a = [b], b = [a]; export default { a }').dynamic).not.toEqual([]);
});

test('follows require, await import and namespaces of relative modules', () => {
  const { data, dynamic } = evaluateSource(
    `import * as all from './a';
    const load = async () => { const { nav } = await import('./a'); return nav; };
    export default { all, nav: load(), json: require('./b.json'), one: (await import('./a')).one };`,
    { 'a.ts': 'export const one = 1; export const nav = [{ text: "A" }];', 'b.json': '{ "c": 2 }' },
  );
  expect(dynamic).toEqual([]);
  const nav = [{ text: 'A' }];
  expect(data).toEqual({ all: { one: 1, nav }, nav, json: { c: 2 }, one: 1 });
});

test('follows the constants of a configuration function', () => {
  const file = join(folder, 'rstack.config.ts');
  writeFileSync(join(folder, 'nav.ts'), 'export const nav = [1];');
  writeFileSync(
    file,
    `import { define } from 'rstack';
    define.doc(async () => {
      const base = { title: 'A' };
      const { nav } = await import('./nav');
      const { pluginRss } = await import('@rspress/plugin-rss');
      return { ...base, themeConfig: { nav }, plugins: [pluginRss()] };
    });`,
  );
  expect(toData(findConfiguration(readModule(file)), () => {})).toEqual({
    title: 'A',
    themeConfig: { nav: [1] },
    plugins: [],
  });
});
