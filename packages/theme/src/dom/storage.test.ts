import { afterEach, expect, test, vi } from 'vitest';

import { readStorage, readStoredJson, writeStorage } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('returns stored values', () => {
  writeStorage('key', 'value');
  expect(readStorage('key')).toBe('value');
  writeStorage('json', '{"a":1}', 'session');
  expect(readStoredJson('json', 'session')).toEqual({ a: 1 });
});

test('returns undefined for invalid JSON', () => {
  writeStorage('json', '{"a":');
  expect(readStoredJson('json')).toBeUndefined();
  expect(readStoredJson('missing')).toBeUndefined();
});

test('does not throw if storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => writeStorage('key', 'value')).not.toThrow();
  expect(readStorage('key')).toBeNull();
});
