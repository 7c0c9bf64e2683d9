import { useState } from 'react';

import type { SidebarItem } from '../model/types';
import { grow, type Range, rangeAround } from './sidebar-range';

export interface SidebarRange extends Range {
  more: (side: 'start' | 'end') => void;
}

/** Which entries of a level are drawn. What was drawn once stays, until another page is none of it. */
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
    more: (side) => setState((before) => ({ items, ...grow(before, side, length) })),
  };
}
