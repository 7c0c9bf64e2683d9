import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { getShardItems, mergeShards, parseShard, writeShard } from './shards';

test('the shards contain all items in order, and their sizes differ by at most one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 40 }), (items, count) => {
      const shards = Array.from({ length: count }, (_, position) =>
        getShardItems(items, { index: position + 1, count }),
      );
      expect(shards.flat()).toEqual(items);
      const sizes = shards.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test('parses the index and the count of a shard', () => {
  expect(parseShard('2/4')).toEqual({ index: 2, count: 4 });
});

test.each(['0/4', '5/4', '1', '1/', 'a/b', '-1/2', '1/2/3', ''])('rejects the shard %j', (text) => {
  expect(() => parseShard(text)).toThrow(`expected a shard such as 1/4, got "${text}".`);
});

let folder: string;
let store: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-shards-'));
  store = join(folder, 'store');
  mkdirSync(join(store, 'ab'), { recursive: true });
  for (const name of ['01', '02', '03']) writeFileSync(join(store, `ab/${name}.jsonl`), name);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(index: number, { count = 2, version = 'v' } = {}): void {
  writeShard({
    folder: join(folder, `shards/${index}-of-${count}`),
    shard: { index, count },
    version,
    files: [join(store, `ab/0${index}.jsonl`)],
    storeDir: store,
  });
}
const merge = (to = join(folder, 'other')) => mergeShards(join(folder, 'shards'), to, 'v');

test('copies the pages of all shards to the store', () => {
  write(1);
  write(2);
  expect(merge()).toBe(2);
  expect(readFileSync(join(folder, 'other/ab/02.jsonl'), 'utf8')).toBe('02');
});

test('reports a folder without shards, and a missing shard', () => {
  expect(() => merge()).toThrow(/^No shards found in .*\.$/);
  write(2);
  expect(() => merge()).toThrow(/^Missing shards in .*: 1\/2\.$/);
});

test('rejects shards with different counts', () => {
  write(1);
  write(2);
  write(3, { count: 3 });
  expect(() => merge()).toThrow(/contains shards from different builds: 1\/2, 2\/2, 3\/3\.$/);
});

test('rejects a shard that was built with other settings', () => {
  write(1);
  write(2, { version: 'w' });
  expect(() => merge()).toThrow(
    /built with a different Octavo version or different settings: .*2-of-2\.$/,
  );
});

test('ignores pages of a shard with a path outside of the store', () => {
  write(1, { count: 1 });
  const file = join(folder, 'shards/1-of-1/shard.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('ab/01.jsonl', '../../evil.jsonl'));
  expect(merge()).toBe(0);
});
