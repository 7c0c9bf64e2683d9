import { useState } from 'react';

import { SIDEBAR_OVERSCAN } from '../model/constants';
import type { SidebarItem } from '../model/types';

/** Index range in a list. `to` is exclusive. */
interface Range {
  from: number;
  to: number;
}

/** Range of rendered items at one sidebar level. */
export interface SidebarRange extends Range {
  /** Extends the range at the start or end of the list. */
  showMore: (side: 'start' | 'end') => void;
}

/**
 * Returns the range of sidebar items to render at one level. The range does not change on navigation, unless the
 * current page is out of range.
 */
export function useSidebarRange(
  items: readonly SidebarItem[],
  isCurrent: (item: SidebarItem) => boolean,
): SidebarRange {
  const { length } = items;
  const isLong = rangeAround(0, length).to < length;
  const index = isLong ? items.findIndex(isCurrent) : -1;
  const [state, setState] = useState(() => ({ items, ...rangeAround(index, length) }));
  let range = state;
  const isOutside = index >= 0 && (index < state.from || index >= state.to);
  if (state.items !== items || isOutside) {
    range = { items, ...rangeAround(index, length) };
    setState(range);
  }
  return {
    ...range,
    showMore: (side) => setState((previous) => ({ items, ...extendRange(previous, side, length) })),
  };
}

/** Returns the range to render: the entire list, or only the items around `index` if the list is very long. */
function rangeAround(index: number, length: number): Range {
  if (length <= 3 * SIDEBAR_OVERSCAN) return { from: 0, to: length };
  const from = Math.min(Math.max(0, index - SIDEBAR_OVERSCAN), length - 2 * SIDEBAR_OVERSCAN);
  return { from, to: from + 2 * SIDEBAR_OVERSCAN };
}

/** Extends a range at the start or end of the list. */
function extendRange({ from, to }: Range, side: 'start' | 'end', length: number): Range {
  const step = 5 * SIDEBAR_OVERSCAN;
  return side === 'start'
    ? { from: Math.max(0, from - step), to }
    : { from, to: Math.min(length, to + step) };
}
