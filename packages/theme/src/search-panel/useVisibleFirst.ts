import { startTransition, useEffect, useState } from 'react';

import { afterFrame } from '../dom/after-frame';
import type { ResultGroup } from './group-results';

/** Number of rows that are visible without scrolling on most screens. */
const VISIBLE_ROWS = 7;

/** Returns first the groups that are visible without scrolling, then all groups, so that rendering does not block input. */
export function useVisibleFirst(groups: readonly ResultGroup[]): readonly ResultGroup[] {
  const [complete, setComplete] = useState<readonly ResultGroup[]>();
  useEffect(() => afterFrame(() => startTransition(() => setComplete(groups))), [groups]);
  if (complete === groups) return groups;
  const isVisible = ({ rows }: ResultGroup): boolean => rows[0]!.index < VISIBLE_ROWS;
  return groups.filter(isVisible);
}
