import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { keepJson, keptJson } from './kept-json';

function newFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'octavo-kept-')), 'folder', 'value.json');
}

test('a value comes back as it was kept', () => {
  const file = newFile();
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      keepJson(file, value);
      expect(keptJson(file)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('nothing is left beside the file', () => {
  const file = newFile();
  keepJson(file, [1]);
  keepJson(file, [2]);
  expect(readdirSync(dirname(file))).toEqual(['value.json']);
});

test('a file that is cut, changed or not there is as good as none', () => {
  const file = newFile();
  expect(keptJson(file)).toBeUndefined();
  keepJson(file, { a: 'text' });
  const whole = readFileSync(file, 'utf8');
  for (let end = 0; end < whole.length; end++) {
    writeFileSync(file, whole.slice(0, end));
    expect(keptJson(file)).toBeUndefined();
  }
  writeFileSync(file, whole.replace('text', 'next'));
  expect(keptJson(file)).toBeUndefined();
});
