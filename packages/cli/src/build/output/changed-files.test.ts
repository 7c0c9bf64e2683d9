import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { checkChangedFile, compareFiles, digestOutput, readChangedFiles } from './changed-files';
import { FILE_LIST, formatFileList } from './output-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-changed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('compares two builds', () => {
  const before = { 'same.html': '1', 'edited.html': '1', 'old.html': '1' };
  const after = { 'same.html': '1', 'edited.html': '2', 'new.html': '1', 'b.html': '1' };
  expect(compareFiles(before, after)).toEqual({
    added: ['b.html', 'new.html'],
    changed: ['edited.html'],
    deleted: ['old.html'],
    files: after,
  });
});

test('applying the differences to the first build results in the second one', () => {
  const digests = fc.dictionary(fc.string(), fc.constantFrom('1', '2'));
  fc.assert(
    fc.property(digests, digests, (before, after) => {
      const { added, changed, deleted } = compareFiles(before, after);
      const result = new Map(Object.entries(before));
      for (const path of deleted) expect(result.delete(path)).toBe(true);
      for (const path of changed) expect(result.has(path)).toBe(true);
      for (const path of added) expect(result.has(path)).toBe(false);
      for (const path of [...added, ...changed]) result.set(path, after[path]!);
      expect(Object.fromEntries(result)).toEqual({ ...after });
    }),
  );
});

test('only files that Octavo has written have a digest', () => {
  mkdirSync(join(folder, 'guide'));
  writeFileSync(join(folder, 'guide/a.html'), 'a');
  writeFileSync(join(folder, 'CNAME'), 'docs.example.com');
  writeFileSync(join(folder, FILE_LIST), formatFileList(['guide/a.html', 'deleted.html']));
  expect(Object.keys(digestOutput(folder))).toEqual(['guide/a.html']);
});

test('names of object properties are paths', () => {
  const file = join(folder, 'changed.json');
  writeFileSync(file, '{"files":{"__proto__":"1","constructor":"1"}}');
  const { deleted, added } = compareFiles(readChangedFiles(file)!, { toString: '1' });
  expect(deleted).toEqual(['__proto__', 'constructor']);
  expect(added).toEqual(['toString']);
});

test('a folder without a build has no digests', () => {
  expect(digestOutput(folder)).toEqual({});
  expect(digestOutput(join(folder, 'missing'))).toEqual({});
});

test('the file with the differences can be neither in the output folder nor a folder', () => {
  const check = (path: string) => checkChangedFile(join(folder, path), join(folder, 'dist'));
  mkdirSync(join(folder, 'reports'));
  expect(() => check('reports/changed.json')).not.toThrow();
  expect(() => check('missing/changed.json')).not.toThrow();
  expect(() => check('dist/changed.json')).toThrow('changed.json is in the output folder.');
  expect(() => check('reports')).toThrow('reports is a folder.');
});

test('reads what an earlier build has written', () => {
  const file = join(folder, 'changed.json');
  expect(readChangedFiles(file)).toBeUndefined();
  writeFileSync(file, JSON.stringify(compareFiles({}, { 'a.html': '1' })));
  expect(readChangedFiles(file)).toEqual({ 'a.html': '1' });
});

test.each([
  ['an empty file', ''],
  ['half a file', '{"files":{"a.html":'],
  ['an array', '[]'],
  ['null', 'null'],
  ['no files', '{"added":[]}'],
  ['a list of files', '{"files":["a.html"]}'],
  ['a digest that is not text', '{"files":{"a.html":1}}'],
  ['a path outside the output folder', '{"files":{"../secret":"1"}}'],
  ['an absolute path', '{"files":{"/etc/passwd":"1"}}'],
  ['a path that a shell on Windows reads differently', '{"files":{"a\\\\..\\\\b":"1"}}'],
])('rejects %s', (_, content) => {
  const file = join(folder, 'changed.json');
  writeFileSync(file, content);
  expect(() => readChangedFiles(file)).toThrow(
    `--since: expected a file written by "octavo build --changed", got ${file}.`,
  );
});
