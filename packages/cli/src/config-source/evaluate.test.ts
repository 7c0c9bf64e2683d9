import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { evaluate } from './evaluate';
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
