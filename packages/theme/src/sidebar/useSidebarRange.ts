import { useState } from 'react';

import { SIDEBAR_REACH } from '../model/constants';
import type { SidebarItem } from '../model/types';

/** A range of a list; `to` is exclusive. */
interface Range {
  from: number;
  to: number;
}

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

/** Returns the range of a list that is rendered: all of it, or for a very long list the entries around one of them. */
function rangeAround(index: number, length: number): Range {
  if (length <= 3 * SIDEBAR_REACH) return { from: 0, to: length };
  const from = Math.min(Math.max(0, index - SIDEBAR_REACH), length - 2 * SIDEBAR_REACH);
  return { from, to: from + 2 * SIDEBAR_REACH };
}

/** Returns the range with more entries at one end. */
function grow({ from, to }: Range, side: 'start' | 'end', length: number): Range {
  const step = 5 * SIDEBAR_REACH;
  return side === 'start'
    ? { from: Math.max(0, from - step), to }
    : { from, to: Math.min(length, to + step) };
}
