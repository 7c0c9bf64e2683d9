import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  getSearchRecordFile,
  openSearchRecord,
  readSearchRecord,
  type SearchRecord,
  writeSearchRecord,
} from './search-record';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-record-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string) => join(folder, name);
const RECORD: SearchRecord = {
  version: '1',
  file: 'static/search_index.en.1.json',
  size: 7,
  files: ['static/search_index.en.1.json', 'static/search_index.en.page.json'],
  digests: new Map([
    ['/', 'home'],
    ['/guide/测试', 'a'],
  ]),
};

/** Reads a record, with its files and pages in an order that does not depend on its file. */
function read(name: string) {
  const { files, digests, ...header } = readSearchRecord(fileOf(name))!;
  return { ...header, files: files.sort(), digests: [...digests].sort() };
}

test('reads what was written', () => {
  writeSearchRecord(fileOf('en'), RECORD);
  expect(readSearchRecord(fileOf('en'))).toEqual(RECORD);
});

test('an updated record is the same file as a new one', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-c测]{1,3}$/), { maxLength: 6 });
  fc.assert(
    fc.property(names, names, names, fc.nat(9), (last, next, pages, size) => {
      const digests = new Map(pages.map((page) => [`/${page}`, 'old']));
      const changed = new Map(pages.slice(0, 2).map((page) => [`/${page}`, 'new']));
      writeSearchRecord(fileOf('en'), { ...RECORD, files: last, digests });
      openSearchRecord(fileOf('en'))!.write({
        file: 'new.json',
        size,
        digests: changed,
        added: next,
        removed: last.filter((name) => !next.includes(name)),
      });
      const updated = { file: 'new.json', size, files: next };
      writeSearchRecord(fileOf('new'), {
        ...RECORD,
        ...updated,
        digests: new Map([...digests, ...changed]),
      });
      expect(read('en')).toEqual(read('new'));
      expect(readFileSync(fileOf('en'), 'utf8')).toBe(readFileSync(fileOf('new'), 'utf8'));
    }),
  );
});

test('knows the pages of an index', () => {
  writeSearchRecord(fileOf('en'), RECORD);
  const { hasPage, size, file } = openSearchRecord(fileOf('en'))!;
  expect([hasPage('/guide/测试'), hasPage('/guide'), hasPage(file), size]).toEqual([
    true,
    false,
    true,
    7,
  ]);
});

test.each([
  ['is missing', undefined],
  ['has another format', '{"version":"1","files":[]}'],
  ['has no header', '{"lines":[\n"/","a"\n]}'],
  ['is empty', ''],
])('a record that %s is not read', (_, content) => {
  if (content !== undefined) writeFileSync(fileOf('en'), content);
  expect(openSearchRecord(fileOf('en'))).toBeUndefined();
  expect(readSearchRecord(fileOf('en'))).toBeUndefined();
});

test('a record with an invalid line is not read', () => {
  writeFileSync(fileOf('en'), '{"lines":[\n"",{"version":"1","file":"a"},\n"/a\n]}');
  expect(readSearchRecord(fileOf('en'))).toBeUndefined();
  expect(openSearchRecord(fileOf('en'))!.hasPage('/a')).toBe(false);
});

test('a record in which a line that changes is invalid is deleted', () => {
  writeSearchRecord(fileOf('en'), RECORD);
  const [, last] = RECORD.files as [string, string];
  const text = readFileSync(fileOf('en'), 'utf8');
  writeFileSync(fileOf('en'), text.replace(`"${last}`, last));
  const changes = { file: RECORD.file, size: 7, added: [], removed: [last] };
  openSearchRecord(fileOf('en'))!.write({ ...changes, digests: new Map() });
  expect(existsSync(fileOf('en'))).toBe(false);
});

test('indexes of languages and versions have separate records', () => {
  expect(getSearchRecordFile('cache', 'en/v1.0')).toBe(join('cache', 'search', 'en.v1.0.json'));
});
