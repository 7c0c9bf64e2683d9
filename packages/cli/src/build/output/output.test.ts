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
  // The cache folder does not exist yet.
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
  expect(summary.written).toEqual(['index.html', 'a/b.html']);
  expect(read('a/b.html')).toBe('b');
});

test('does not touch the folder if nothing has changed', async () => {
  await build({ 'index.html': 'home' });
  const before = statSync(join(folder, 'dist')).ino;
  expect((await build({ 'index.html': 'home' })).written).toEqual([]);
  expect(statSync(join(folder, 'dist')).ino).toBe(before);
});

test('writes only changed files and removes deleted ones', async () => {
  await build({ 'a.html': '1', 'b.html': '1', 'c.html': '1' });
  const summary = await build({ 'a.html': '1', 'b.html': '2' });
  expect(summary).toMatchObject({ written: ['b.html'], removed: ['c.html'], total: 2 });
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['a.html', 'b.html']);
  expect(read('b.html')).toBe('2');
});

test('overwrites a file that was modified after the build', async () => {
  await build({ 'a.html': 'built' });
  writeFileSync(join(folder, 'dist/a.html'), 'modified');
  expect((await build({ 'a.html': 'built' })).written).toEqual(['a.html']);
  expect(read('a.html')).toBe('built');
});

test('keeps the previous output if a build is discarded', async () => {
  await build({ 'a.html': 'good' });
  const output = createOutput(options());
  output.write('a.html', 'half');
  await output.discard();
  expect(read('a.html')).toBe('good');
  expect(readdirSync(join(folder, 'cache'))).toEqual(['output.json']);
});

test('restores the previous output if a build was killed between the two renames', async () => {
  await build({ 'a.html': 'good' });
  const { outDir, cacheDir } = options();
  renameSync(outDir, join(cacheDir, 'output-last'));
  recoverOutput(options());
  expect(read('a.html')).toBe('good');
});

test('ignores an invalid record', async () => {
  await build({ 'a.html': 'good' });
  writeFileSync(join(folder, 'cache/output.json'), '{"files":');
  expect((await build({ 'a.html': 'good' })).written).toEqual(['a.html']);
  expect(existsSync(join(folder, 'dist/a.html'))).toBe(true);
});
