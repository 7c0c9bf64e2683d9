import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { readSources } from './read-sources';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-sources-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('reads each file once', () => {
  const file = join(folder, 'a.mdx');
  writeFileSync(file, 'first');
  const sources = readSources([file]);
  writeFileSync(file, 'second');
  expect(sources.get(file)).toBe('first');
  expect(sources.problems).toEqual([]);
});

test('does not keep sources in memory if they are not needed', () => {
  const file = join(folder, 'a.mdx');
  writeFileSync(file, 'first');
  const read: string[] = [];
  const sources = readSources([file], { keep: false, onRead: (_, source) => read.push(source) });
  const expected = readSources([file]).digestOf(file);
  writeFileSync(file, 'second');
  expect(read).toEqual(['first']);
  expect(sources.digestOf(file)).toBe(expected);
  expect(sources.get(file)).toBe('second');
});

test('reports every file that cannot be read', () => {
  const { problems } = readSources([join(folder, 'gone.mdx'), folder]);
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    [join(folder, 'gone.mdx'), 'Cannot read file: ENOENT.'],
    [folder, 'Cannot read file: EISDIR.'],
  ]);
});

test('ignores the byte order mark', () => {
  const file = join(folder, 'a.mdx');
  writeFileSync(file, '\ufeff---\ntitle: A\n---\n');
  expect(readSources([file]).get(file)).toBe('---\ntitle: A\n---\n');
});

test.each([
  ['utf16le', 'UTF-16 LE'],
  ['latin1', 'Latin-1 (ISO 8859-1)'],
] as const)('reports the encoding of a file in %s', (encoding, name) => {
  const file = join(folder, 'a.mdx');
  writeFileSync(file, '# Café\n', encoding);
  expect(readSources([file]).problems).toMatchObject([
    {
      file,
      line: 1,
      message: `Unsupported file encoding: ${name}.`,
      hint: 'Convert the file to UTF-8.',
    },
  ]);
});
