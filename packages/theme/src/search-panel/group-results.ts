import type { SearchResult } from '@octavo/search';

/** Rows of one page, as they are drawn. */
export interface ResultGroup {
  title: string;
  routePath: string;
  /** Place among the groups. */
  ordinal: number;
  rows: { result: SearchResult; index: number }[];
}

/**
 * Gather rows by page. The index of a row counts through all groups in the order they are drawn: the one
 * order that arrow keys, the pointer and Enter share.
 */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<string, ResultGroup>();
  for (const result of results) {
    const { routePath, title } = result;
    const group = groups.get(routePath) ?? { title, routePath, ordinal: groups.size, rows: [] };
    groups.set(routePath, group);
    group.rows.push({ result, index: 0 });
  }
  let index = 0;
  for (const { rows } of groups.values()) {
    for (const row of rows) row.index = index++;
  }
  return [...groups.values()];
}

/** Rows in the order they are drawn. */
export function flatResults(groups: readonly ResultGroup[]): SearchResult[] {
  return groups.flatMap(({ rows }) => rows.map(({ result }) => result));
}
