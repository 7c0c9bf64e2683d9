import type { SearchClient } from '@octavo/search';
import { useEffect, useState } from 'react';

interface Counted {
  query: string;
  clients: readonly SearchClient[];
  counts: readonly (number | undefined)[];
}

/**
 * Returns the number of pages that match a query in other indexes, or `undefined` for those that are not known yet or
 * cannot be counted.
 *
 * @param query Query to count, or `undefined` to count nothing.
 * @param clients Clients of the other indexes. Must be a stable array.
 */
export function useHitCounts(
  query: string | undefined,
  clients: readonly SearchClient[],
): readonly (number | undefined)[] {
  const [counted, setCounted] = useState<Counted>();
  useEffect(() => {
    if (query === undefined) return;
    let isActive = true;
    const counts = clients.map((): number | undefined => undefined);
    clients.forEach(async (client, index) => {
      const count = await client.count?.(query);
      if (!isActive) return;
      counts[index] = count;
      setCounted({ query, clients, counts: [...counts] });
    });
    return () => {
      isActive = false;
    };
  }, [query, clients]);
  const isCurrent = counted?.query === query && counted?.clients === clients;
  return isCurrent && counted ? counted.counts : [];
}
