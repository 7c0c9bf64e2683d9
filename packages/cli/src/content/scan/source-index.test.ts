import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { readSources } from './read-sources';
import { openSourceIndex } from './source-index';

let root: string;
let file: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'octavo-index-'));
  file = join(root, 'a.mdx');
  writeFileSync(file, 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

const settings = () => ({ cacheDir: join(root, 'cache'), root });
/** Scans the file at a time in milliseconds after its last change. Returns what the scan found in the index. */
function scan(age = 60_000, paths = [file]): boolean[] {
  const index = openSourceIndex(settings(), statSync(paths[0]!).ctimeMs + age);
  const sources = readSources(paths, { index });
  const found = paths.map(sources.isUnchanged);
  index.save(paths.map((path) => [path, sources.digestOf(path)] as const));
  for (const path of paths) expect(sources.digestOf(path)).toBe(readSources([path]).digestOf(path));
  return found;
}

test('finds the digest of a file that has not changed', () => {
  expect(scan()).toEqual([false]);
  expect(scan()).toEqual([true]);
});

test('reads a file again that was changed immediately before the scan', () => {
  scan(1999);
  expect(scan()).toEqual([false]);
  scan(2000);
  expect(scan()).toEqual([true]);
});

test('an edit of the same size with the same modification time is a change', () => {
  scan();
  const { mtime, atime } = statSync(file);
  writeFileSync(file, 'other');
  utimesSync(file, atime, mtime);
  expect(scan()).toEqual([false]);
});

test('a restored file with an older modification time is a change', () => {
  scan();
  writeFileSync(file, 'older');
  utimesSync(file, new Date(0), new Date(0));
  expect(scan()).toEqual([false]);
});

test('a file that replaces another one with the same times is a change', () => {
  const other = join(root, 'b.mdx');
  writeFileSync(other, 'other');
  for (const path of [file, other]) utimesSync(path, new Date(0), new Date(0));
  scan();
  renameSync(other, file);
  expect(scan()).toEqual([false]);
});

test('a modification time in the future is never saved', () => {
  utimesSync(file, new Date(), new Date(Date.now() + 3_600_000));
  scan();
  expect(scan()).toEqual([false]);
});

test('only contains the files of the last scan', () => {
  const other = join(root, 'b.mdx');
  writeFileSync(other, 'other');
  scan(60_000, [file, other]);
  expect(scan(60_000, [file, other])).toEqual([true, true]);
  scan();
  expect(scan(60_000, [file, other])).toEqual([true, false]);
});

test('an invalid index is ignored', () => {
  scan();
  for (const content of ['', 'no index', '[]\n[]']) {
    writeFileSync(join(root, 'cache/sources.json'), content);
    expect(scan()).toEqual([false]);
  }
});

test('a missing file is reported, not found', () => {
  scan();
  rmSync(file);
  const { problems } = readSources([file], { index: openSourceIndex(settings()) });
  expect(problems).toMatchObject([{ file, message: 'Cannot read file: ENOENT.' }]);
});
