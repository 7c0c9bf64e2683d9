import { afterEach, expect, test, vi } from 'vitest';

import { readTab, rememberTab, subscribeTabs, TAB_STORAGE_PREFIX } from './tab-memory';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('remembers a choice under the key of its group', () => {
  rememberTab('language', 'ts');

  expect(readTab('language')).toBe('ts');
  expect(readTab('other')).toBeNull();
  expect(localStorage.getItem(`${TAB_STORAGE_PREFIX}language`)).toBe('ts');
});

test('remembers for the document where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);

  expect(readTab('blocked')).toBeNull();
  rememberTab('blocked', 'js');
  expect(readTab('blocked')).toBe('js');
});

test('tells of choices here and in other browser tabs, until it is stopped', () => {
  const listener = vi.fn();
  const stop = subscribeTabs(listener);

  rememberTab('language', 'ts');
  expect(listener).toHaveBeenCalledTimes(1);
  dispatchEvent(new StorageEvent('storage', { key: `${TAB_STORAGE_PREFIX}language` }));
  expect(listener).toHaveBeenCalledTimes(2);
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(listener).toHaveBeenCalledTimes(2);

  stop();
  rememberTab('language', 'js');
  expect(listener).toHaveBeenCalledTimes(2);
});
