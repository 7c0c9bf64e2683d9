import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SourceMapGenerator } from 'source-map';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findSourceLocation } from './locate-render-error';

let cwd: string;
let folder: string;
let server: string;
const pathOf = (name: string) => join(cwd, name);

/** Source positions by line of the bundle. */
const LINES: [name: string, line: number, column: number][] = [
  ['Chart.tsx', 2, 4],
  ['page.mdx', 5, 1],
  ['node_modules/x/index.js', 1, 0],
  ['gone.tsx', 1, 0],
  ['style.css', 1, 0],
  ['bundle/../Chart.tsx', 2, 4],
];

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-locate-'));
  folder = pathOf('bundle');
  server = join(folder, 'server.cjs');
  mkdirSync(folder);
  mkdirSync(pathOf('node_modules/x'), { recursive: true });
  writeFileSync(pathOf('Chart.tsx'), 'a\n  b.c\n');
  writeFileSync(pathOf('page.mdx'), '\uFEFF---\r\ntitle: A\r\n---\r\nLONG {a}\r\n{b.c}\r\n');
  writeFileSync(pathOf('node_modules/x/index.js'), 'x\n');
  writeFileSync(pathOf('style.css'), 'x\n');
  const map = new SourceMapGenerator({ file: server });
  for (const [index, [name, line, column]] of LINES.entries())
    map.addMapping({
      generated: { line: index + 1, column: 0 },
      original: { line, column },
      source: `${cwd}/${name}`,
    });
  writeFileSync(`${server}.map`, JSON.stringify(map.toJSON()));
});
afterAll(() => rmSync(cwd, { recursive: true }));

const frames = (...lines: number[]) =>
  ['Error: x', ...lines.map((line) => `    at f (${server}:${line}:3)`)].join('\n');

test('finds the position in a script, with the source lines', () => {
  expect(findSourceLocation(frames(1), folder, [])).toEqual({
    file: pathOf('Chart.tsx'),
    line: 2,
    column: 5,
    frame: '  1 | a\n> 2 |   b.c\n    |     ^\n  3 |',
  });
});

test('returns normalized paths', () => {
  expect(findSourceLocation(frames(6), folder, [])).toMatchObject({ file: pathOf('Chart.tsx') });
});

test('finds the position in a page with frontmatter, a byte order mark and Windows line ends', () => {
  expect(findSourceLocation(frames(2), folder, [])).toMatchObject({
    file: pathOf('page.mdx'),
    line: 5,
    column: 2,
    frame: expect.stringContaining('> 5 | {b.c}\n    |  ^'),
  });
});

test('finds the original line of a page with replace rules, but not of a script', () => {
  const rules = [{ search: 'title', replace: 'x: 1\ntitle' }];
  expect(findSourceLocation(frames(2), folder, rules)).toMatchObject({ line: 4 });
  expect(findSourceLocation(frames(1), folder, rules)).toMatchObject({ line: 2 });
});

test('skips packages, missing files, other file types, and lines without a position', () => {
  expect(findSourceLocation(frames(3, 4, 5, 9, 1), folder, [])).toMatchObject({ line: 2 });
  expect(findSourceLocation(frames(3, 4, 5, 9), folder, [])).toBeUndefined();
});

test('finds nothing in other folders, bundles without a source map and empty stacks', () => {
  expect(findSourceLocation(frames(1), pathOf('other'), [])).toBeUndefined();
  expect(findSourceLocation(`at ${join(folder, 'a.cjs')}:1:1`, folder, [])).toBeUndefined();
  expect(findSourceLocation('', folder, [])).toBeUndefined();
});
