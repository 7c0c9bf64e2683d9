import { afterEach, expect, test, vi } from 'vitest';

import { MAX_RECENT_SEARCHES } from '../model/constants';
import { readRecentSearches, saveRecentSearch } from './recent-searches';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('stores the latest searches without duplicates', () => {
  for (const query of ['a', 'b', ' a ', '', 'c', 'd', 'e', 'f']) saveRecentSearch(query);
  expect(readRecentSearches()).toEqual(['f', 'e', 'd', 'c', 'a']);
  expect(readRecentSearches()).toHaveLength(MAX_RECENT_SEARCHES);
});

test.each(['{', '{"a":1}', '"text"', '[1,null,{}]'])('ignores %s in storage', (stored) => {
  localStorage.setItem('octavo-recent-searches', stored);
  expect(readRecentSearches()).toEqual([]);
});

test('works if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  saveRecentSearch('a');
  expect(readRecentSearches()).toEqual([]);
});
