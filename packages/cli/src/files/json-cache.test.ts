import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readCache, writeCache } from './json-cache';

function newFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'octavo-cache-')), 'folder', 'value.json');
}

test('reads the value that was written', () => {
  const file = newFile();
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      writeCache(file, value);
      expect(readCache(file)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('leaves no temporary files', () => {
  const file = newFile();
  writeCache(file, [1]);
  writeCache(file, [2]);
  expect(readdirSync(dirname(file))).toEqual(['value.json']);
});

test('returns undefined for missing, truncated and modified files', () => {
  const file = newFile();
  expect(readCache(file)).toBeUndefined();
  writeCache(file, { a: 'text' });
  const content = readFileSync(file, 'utf8');
  for (let end = 0; end < content.length; end++) {
    writeFileSync(file, content.slice(0, end));
    expect(readCache(file)).toBeUndefined();
  }
  writeFileSync(file, content.replace('text', 'next'));
  expect(readCache(file)).toBeUndefined();
});
