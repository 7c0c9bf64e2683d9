import { readStoredJson, writeStorage } from '../dom/storage';
import { MAX_RECENT_SEARCHES } from '../model/constants';

const STORAGE_KEY = 'octavo-recent-searches';

/** Returns the recent searches, newest first. Returns an empty array if storage is blocked or contains invalid data. */
export function readRecentSearches(): string[] {
  const stored = readStoredJson(STORAGE_KEY);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((item): item is string => typeof item === 'string')
    .slice(0, MAX_RECENT_SEARCHES);
}

/** Saves a query as the most recent search. */
export function saveRecentSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = readRecentSearches().filter((item) => item !== text);
  const searches = [text, ...others].slice(0, MAX_RECENT_SEARCHES);
  writeStorage(STORAGE_KEY, JSON.stringify(searches));
}
