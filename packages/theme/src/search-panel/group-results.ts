import type { SearchResult } from '@octavo/search';

/** Rows of one page. */
export interface ResultGroup {
  title: string;
  routePath: string;
  /** Position among the groups. */
  ordinal: number;
  rows: { result: SearchResult; index: number }[];
}

/**
 * Groups results by page. The index of a row is its position in the rendered list across all groups, which keyboard and
 * pointer selection use.
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

/** Returns the results in the order of the rendered list. */
export function flatResults(groups: readonly ResultGroup[]): SearchResult[] {
  return groups.flatMap(({ rows }) => rows.map(({ result }) => result));
}
