import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createOutput, recoverOutput } from './output';

let folder: string;
const options = () => ({ outDir: join(folder, 'dist'), cacheDir: join(folder, 'cache') });
const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-output-'));
  // The cache folder is made by whoever writes there first.
  writeFileSync(join(folder, '.keep'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function build(files: Record<string, string>) {
  const output = createOutput(options());
  for (const [path, content] of Object.entries(files)) output.write(path, content);
  return output.commit();
}

test('writes every file of a first build', async () => {
  const summary = await build({ 'index.html': 'home', 'a/b.html': 'b' });
  expect(summary.made).toEqual(['index.html', 'a/b.html']);
  expect(read('a/b.html')).toBe('b');
});

test('leaves the folder alone where nothing has changed', async () => {
  await build({ 'index.html': 'home' });
  const before = statSync(join(folder, 'dist')).ino;
  expect((await build({ 'index.html': 'home' })).made).toEqual([]);
  expect(statSync(join(folder, 'dist')).ino).toBe(before);
});

test('makes only what has changed and removes what is gone', async () => {
  await build({ 'a.html': '1', 'b.html': '1', 'c.html': '1' });
  const summary = await build({ 'a.html': '1', 'b.html': '2' });
  expect(summary).toMatchObject({ made: ['b.html'], removed: ['c.html'], total: 2 });
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['a.html', 'b.html']);
  expect(read('b.html')).toBe('2');
});

test('makes a file anew that somebody has touched', async () => {
  await build({ 'a.html': 'ours' });
  writeFileSync(join(folder, 'dist/a.html'), 'theirs');
  expect((await build({ 'a.html': 'ours' })).made).toEqual(['a.html']);
  expect(read('a.html')).toBe('ours');
});

test('leaves the last output as it was when a build is given up', async () => {
  await build({ 'a.html': 'good' });
  const output = createOutput(options());
  output.write('a.html', 'half');
  await output.discard();
  expect(read('a.html')).toBe('good');
  expect(readdirSync(join(folder, 'cache'))).toEqual(['output.json']);
});

test('brings back the last output where a build was killed between the two renames', async () => {
  await build({ 'a.html': 'good' });
  const { outDir, cacheDir } = options();
  renameSync(outDir, join(cacheDir, 'output-last'));
  recoverOutput(options());
  expect(read('a.html')).toBe('good');
});

test('does not trust a damaged record', async () => {
  await build({ 'a.html': 'good' });
  writeFileSync(join(folder, 'cache/output.json'), '{"files":');
  expect((await build({ 'a.html': 'good' })).made).toEqual(['a.html']);
  expect(existsSync(join(folder, 'dist/a.html'))).toBe(true);
});
