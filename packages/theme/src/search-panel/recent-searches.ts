import { readStoredJson, writeStorage } from '../dom/storage';
import { RECENT_SEARCHES_SHOWN } from '../model/constants';

const STORAGE_KEY = 'octavo-recent-searches';

/** What was searched for lately, the latest first. Empty where storage is blocked or holds something else. */
export function readRecentSearches(): string[] {
  const stored = readStoredJson(STORAGE_KEY);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((item): item is string => typeof item === 'string')
    .slice(0, RECENT_SEARCHES_SHOWN);
}

/** Put a query that led somewhere in front of the others. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = readRecentSearches().filter((item) => item !== text);
  const searches = [text, ...others].slice(0, RECENT_SEARCHES_SHOWN);
  writeStorage(STORAGE_KEY, JSON.stringify(searches));
}
