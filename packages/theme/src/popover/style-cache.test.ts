import { beforeEach, expect, test, vi } from 'vitest';

import { STYLE_CACHE_CLEANUP_INTERVAL, STYLE_CACHE_TTL } from '../model/constants';
import { createStyleCache, type StyleCache } from './style-cache';

const target = { write: vi.fn(), remove: vi.fn() };
let time: number;
let cache: StyleCache;

beforeEach(() => {
  target.write.mockClear();
  target.remove.mockClear();
  time = 0;
  cache = createStyleCache(target, () => time);
});

function access(times: number) {
  for (let index = 0; index < times; index++) cache.set('.other', {});
}

test('writes new and changed rules', () => {
  cache.set('.a', { left: '1px' });
  cache.set('.a', { left: '1px' });
  cache.set('.a', { left: '2px' });

  expect(target.write.mock.calls).toEqual([
    ['.a', { left: '1px' }],
    ['.a', { left: '2px' }],
  ]);
});

test('removes idle rules after more than 10,000 accesses', () => {
  cache.set('.a', {});
  time = STYLE_CACHE_TTL + 1;

  access(STYLE_CACHE_CLEANUP_INTERVAL - 1);
  expect(target.remove).not.toHaveBeenCalled();
  access(1);
  expect(target.remove).toHaveBeenCalledExactlyOnceWith('.a');
});

test('keeps rules that were idle for at most 600,000 ms', () => {
  cache.set('.a', {});
  time = STYLE_CACHE_TTL;

  access(STYLE_CACHE_CLEANUP_INTERVAL);
  expect(target.remove).not.toHaveBeenCalled();
});

test('writes a removed rule again', () => {
  cache.set('.a', {});
  time = STYLE_CACHE_TTL + 1;
  access(STYLE_CACHE_CLEANUP_INTERVAL);
  target.write.mockClear();

  cache.set('.a', {});
  expect(target.write).toHaveBeenCalledExactlyOnceWith('.a', {});
});

test('resets the access count after cleaning', () => {
  cache.set('.a', {});
  access(STYLE_CACHE_CLEANUP_INTERVAL);
  time = STYLE_CACHE_TTL + 1;

  access(STYLE_CACHE_CLEANUP_INTERVAL);
  expect(target.remove).not.toHaveBeenCalled();
  access(1);
  expect(target.remove).toHaveBeenCalledTimes(1);
});
