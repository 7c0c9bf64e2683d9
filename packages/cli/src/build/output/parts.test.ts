import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { parseShard, shardOf, takeParts, writePart } from './parts';

test('parts put together are the whole, in order, and of one size', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 40 }), (items, count) => {
      const parts = Array.from({ length: count }, (_, position) =>
        shardOf(items, { index: position + 1, count }),
      );
      expect(parts.flat()).toEqual(items);
      const sizes = parts.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a part is written as in a sentence', () => {
  expect(parseShard('2/4')).toEqual({ index: 2, count: 4 });
});

test.each(['0/4', '5/4', '1', '1/', 'a/b', '-1/2', '1/2/3', ''])('%j is no part', (text) => {
  expect(() => parseShard(text)).toThrow(`expected a part such as 1/4, got ${text}.`);
});

let folder: string;
let store: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-parts-'));
  store = join(folder, 'store');
  mkdirSync(join(store, 'ab'), { recursive: true });
  for (const name of ['01', '02', '03']) writeFileSync(join(store, `ab/${name}.jsonl`), name);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(index: number, { count = 2, version = 'v' } = {}): void {
  writePart({
    folder: join(folder, `parts/${index}-of-${count}`),
    shard: { index, count },
    version,
    files: [join(store, `ab/0${index}.jsonl`)],
    storeDir: store,
  });
}
const take = (to = join(folder, 'other')) => takeParts(join(folder, 'parts'), to, 'v');

test('what every part brings is in the store', () => {
  write(1);
  write(2);
  expect(take()).toBe(2);
  expect(readFileSync(join(folder, 'other/ab/02.jsonl'), 'utf8')).toBe('02');
});

test('a missing part, or none, is named', () => {
  expect(() => take()).toThrow(/got none\.$/);
  write(2);
  expect(() => take()).toThrow(/Expected every part of one build in .*, got 2\/2\.$/);
});

test('parts of two counts do not go together', () => {
  write(1);
  write(2);
  write(3, { count: 3 });
  expect(() => take()).toThrow(/got 1\/2, 2\/2, 3\/3\.$/);
});

test('a part that something else made is not taken', () => {
  write(1);
  write(2, { version: 'w' });
  expect(() => take()).toThrow(/Expected parts made by this Octavo .*2-of-2\.$/);
});

test('a part writes nothing beside the store', () => {
  write(1, { count: 1 });
  const file = join(folder, 'parts/1-of-1/part.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('ab/01.jsonl', '../../evil.jsonl'));
  expect(take()).toBe(0);
});
