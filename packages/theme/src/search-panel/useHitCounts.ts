import type { SearchClient } from '@octavo/search';
import { useEffect, useState } from 'react';

/** Number of matching pages, or `undefined` if an index cannot be counted. */
export type HitCount = number | 'pending' | undefined;

interface Counted {
  query: string;
  clients: readonly SearchClient[];
  counts: readonly HitCount[];
}

const initialCounts = (clients: readonly SearchClient[]): HitCount[] =>
  clients.map(({ count }) => (count ? 'pending' : undefined));

/**
 * Returns the number of pages that match a query in other indexes.
 *
 * @param query Query to count, or `undefined` to count nothing.
 * @param clients Clients of the other indexes. Must be a stable array.
 */
export function useHitCounts(
  query: string | undefined,
  clients: readonly SearchClient[],
): readonly HitCount[] {
  const [counted, setCounted] = useState<Counted>();
  useEffect(() => {
    if (query === undefined) return;
    let isActive = true;
    const counts = initialCounts(clients);
    clients.forEach(async (client, index) => {
      counts[index] = await client.count?.(query).catch(() => undefined);
      if (isActive) setCounted({ query, clients, counts: [...counts] });
    });
    return () => {
      isActive = false;
    };
  }, [query, clients]);
  const isCurrent = counted?.query === query && counted?.clients === clients;
  return isCurrent && counted ? counted.counts : initialCounts(clients);
}
