import type { ListedPage, ListPages, PageQuery } from '@octavo/theme';

/** Lists that a page has received from `usePages`, by query. */
export type PageLists = Readonly<Record<string, readonly ListedPage[]>>;

/** Returns the key of a query in `PageLists`. `parsePageListKey` returns the query. */
export function getPageListKey(query: PageQuery): string {
  // A value of another type is reported when the query is evaluated.
  if (typeof query !== 'object' || query === null) return JSON.stringify(query);
  const { under, lang } = query;
  return JSON.stringify({ under, lang });
}

/** Returns the query of a key. */
export function parsePageListKey(key: string): PageQuery {
  return JSON.parse(key) as PageQuery;
}

/** Wraps a function that returns lists, so that it records them. The same query returns the same array. */
export function recordLists(list: ListPages): { list: ListPages; lists: PageLists } {
  const lists: Record<string, readonly ListedPage[]> = {};
  return {
    lists,
    list(query) {
      const key = getPageListKey(query);
      lists[key] ??= list(query);
      return lists[key];
    },
  };
}
