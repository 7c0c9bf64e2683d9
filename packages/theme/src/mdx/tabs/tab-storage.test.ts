import { afterEach, expect, test, vi } from 'vitest';

import { readStoredTab, storeTab, subscribeToTabs, TAB_STORAGE_PREFIX } from './tab-storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('stores a selection under the key of its group', () => {
  storeTab('language', 'ts');

  expect(readStoredTab('language')).toBe('ts');
  expect(readStoredTab('other')).toBeNull();
  expect(localStorage.getItem(`${TAB_STORAGE_PREFIX}language`)).toBe('ts');
});

test('keeps a selection in memory if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);

  expect(readStoredTab('blocked')).toBeNull();
  storeTab('blocked', 'js');
  expect(readStoredTab('blocked')).toBe('js');
});

test('notifies listeners of selections in this and other browser tabs until they unsubscribe', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToTabs(listener);

  storeTab('language', 'ts');
  expect(listener).toHaveBeenCalledTimes(1);
  dispatchEvent(new StorageEvent('storage', { key: `${TAB_STORAGE_PREFIX}language` }));
  expect(listener).toHaveBeenCalledTimes(2);
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(listener).toHaveBeenCalledTimes(2);

  unsubscribe();
  storeTab('language', 'js');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('prefers a selection that does not fit into storage to the older stored value', () => {
  storeTab('language', 'js');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeTab('language', 'ts');
  expect(readStoredTab('language')).toBe('ts');
});

test.each([`${TAB_STORAGE_PREFIX}language`, null])(
  'a change of the key %s in another browser tab replaces a selection that does not fit into storage',
  (key) => {
    const unsubscribe = subscribeToTabs(() => {});
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeTab('language', 'ts');
    setItem.mockRestore();
    if (key !== null) localStorage.setItem(key, 'js');
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(readStoredTab('language')).toBe(key && 'js');
    unsubscribe();
  },
);

test('reads a selection of another browser tab that was stored without a listener', () => {
  storeTab('language', 'ts');
  localStorage.setItem(`${TAB_STORAGE_PREFIX}language`, 'js');
  expect(readStoredTab('language')).toBe('js');
});
