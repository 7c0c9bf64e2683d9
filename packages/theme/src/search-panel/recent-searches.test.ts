import { afterEach, expect, test, vi } from 'vitest';

import { RECENT_SEARCHES_SHOWN } from '../model/constants';
import { readRecentSearches, rememberSearch } from './recent-searches';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('keeps the latest searches, each once', () => {
  for (const query of ['a', 'b', ' a ', '', 'c', 'd', 'e', 'f']) rememberSearch(query);
  expect(readRecentSearches()).toEqual(['f', 'e', 'd', 'c', 'a']);
  expect(readRecentSearches()).toHaveLength(RECENT_SEARCHES_SHOWN);
});

test.each(['{', '{"a":1}', '"text"', '[1,null,{}]'])('takes %s for nothing', (stored) => {
  localStorage.setItem('octavo-recent-searches', stored);
  expect(readRecentSearches()).toEqual([]);
});

test('goes on where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  rememberSearch('a');
  expect(readRecentSearches()).toEqual([]);
});
