import fc from 'fast-check';
import { expect, test } from 'vitest';

import { getShardItems, parseShard } from './shards';

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
