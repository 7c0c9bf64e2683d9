import { startTransition, useEffect, useState } from 'react';

import { afterFrame } from '../dom/after-frame';
import type { ResultGroup } from './group-results';

/** Pages whose rows begin within this many are drawn at once: as much as the panel has room for on most screens. */
const SEEN_ROWS = 7;

/** What is drawn of the results: first what is seen, then everything, so that neither keeps the page from answering. */
export function useSeenFirst(groups: readonly ResultGroup[]): readonly ResultGroup[] {
  const [whole, setWhole] = useState<readonly ResultGroup[]>();
  useEffect(() => afterFrame(() => startTransition(() => setWhole(groups))), [groups]);
  if (whole === groups) return groups;
  const isSeen = ({ rows }: ResultGroup): boolean => rows[0]!.index < SEEN_ROWS;
  return groups.filter(isSeen);
}
