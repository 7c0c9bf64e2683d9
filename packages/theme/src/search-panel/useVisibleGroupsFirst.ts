import { startTransition, useEffect, useState } from 'react';

import { afterFrame } from '../dom/after-frame';
import type { ResultGroup } from './group-results';

/** Number of rows visible without scrolling on most screens. */
export const VISIBLE_ROWS = 7;

/**
 * Returns only the groups visible without scrolling, then all groups in the next update, so that rendering does not
 * block typing.
 */
export function useVisibleGroupsFirst(groups: readonly ResultGroup[]): readonly ResultGroup[] {
  const [complete, setComplete] = useState<readonly ResultGroup[]>();
  useEffect(() => afterFrame(() => startTransition(() => setComplete(groups))), [groups]);
  if (complete === groups) return groups;
  const isVisible = ({ rows }: ResultGroup): boolean => rows[0]!.index < VISIBLE_ROWS;
  return groups.filter(isVisible);
}
