import type { SearchClient } from '@octavo/search';
import { useMemo } from 'react';

import type { SearchIndex } from '../model/types';
import { useHitCounts } from './useHitCounts';

/** Maximum number of other indexes to offer for a query without results. */
const MAX_OTHER_INDEXES = 3;

/** Index to offer instead of the current one. */
export interface OtherIndex {
  /** Position of its tab. */
  index: number;
  /** Number of matching pages, or `undefined` if it is unknown. */
  count: number | undefined;
}

/**
 * Returns the other indexes to offer for a query without results. An offer must not disappear, so an index is offered
 * once it is known whether it has results.
 *
 * @param query query without results, or `undefined` to offer nothing
 * @param client client of the first tab, followed by `indexes`
 * @param tab position of the current tab
 */
export function useOtherIndexes(
  query: string | undefined,
  client: SearchClient,
  indexes: readonly SearchIndex[],
  tab: number,
): OtherIndex[] {
  const others = useMemo(
    () =>
      [{ client }, ...indexes]
        .map(({ client, isFilter }: Partial<SearchIndex>, index) => ({
          client: client!,
          index,
          isFilter,
        }))
        // The results of a filter are part of the first tab.
        .filter(({ index, isFilter }) => index !== tab && !isFilter)
        .slice(0, MAX_OTHER_INDEXES),
    [client, indexes, tab],
  );
  const clients = useMemo(() => others.map((other) => other.client), [others]);
  const counts = useHitCounts(query, clients);
  return others.flatMap(({ index }, position) => {
    const count = counts[position];
    return count === 0 || count === 'pending' ? [] : [{ index, count }];
  });
}
