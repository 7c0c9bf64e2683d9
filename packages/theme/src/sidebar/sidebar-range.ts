import { SIDEBAR_REACH } from '../model/constants';

/** A part of a list: from its first entry to before its end. */
export interface Range {
  from: number;
  to: number;
}

/** What is drawn of a list of entries: all of it, or where it is very long the part around one of them. */
export function rangeAround(index: number, length: number): Range {
  if (length <= 3 * SIDEBAR_REACH) return { from: 0, to: length };
  const from = Math.min(Math.max(0, index - SIDEBAR_REACH), length - 2 * SIDEBAR_REACH);
  return { from, to: from + 2 * SIDEBAR_REACH };
}

/** A part that is larger at one end. */
export function grow({ from, to }: Range, side: 'start' | 'end', length: number): Range {
  const step = 5 * SIDEBAR_REACH;
  return side === 'start'
    ? { from: Math.max(0, from - step), to }
    : { from, to: Math.min(length, to + step) };
}
