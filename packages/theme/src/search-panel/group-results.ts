import type { SearchResult } from '@octavo/search';

import type { PageLinkRef } from '../model/types';
import { isScriptUrl } from '../url/urls';

/** Search results for a page. */
export interface ResultGroup {
  title: string;
  routePath: string;
  /** Name of the site, if it is another one. */
  site?: string | undefined;
  /** Zero-based index of the group. */
  ordinal: number;
  rows: { result: SearchResult; index: number }[];
}

/**
 * Groups search results by page. Each row gets its index in the flattened list of all groups, which is used for
 * keyboard and pointer selection.
 */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<string, ResultGroup>();
  for (const result of results) {
    const { routePath, title, site } = result;
    const key = `${site ?? ''} ${routePath}`;
    const group = groups.get(key) ?? { title, routePath, site, ordinal: groups.size, rows: [] };
    groups.set(key, group);
    group.rows.push({ result, index: 0 });
  }
  let index = 0;
  for (const { rows } of groups.values()) {
    for (const row of rows) row.index = index++;
  }
  return [...groups.values()];
}

/** Creates a group with links to pages, which is shown before the user enters a query. */
export function createStartGroup(title: string, pages: readonly PageLinkRef[]): ResultGroup[] {
  if (pages.length === 0) return [];
  const rows = pages.map(({ text, link }, index) => {
    const page = { title: text, routePath: link, link, query: '', highlights: [] };
    return { result: { kind: 'title', ...page } satisfies SearchResult, index };
  });
  return [{ title, routePath: '', ordinal: 0, rows }];
}

/** Returns the results in display order. */
export function flattenResults(groups: readonly ResultGroup[]): SearchResult[] {
  return groups.flatMap(({ rows }) => rows.map(({ result }) => result));
}

/** Removes links that can execute code, because results from a search service are not trusted. */
export const removeScriptLink = (result: SearchResult): SearchResult =>
  isScriptUrl(result.link) ? { ...result, link: '#' } : result;
