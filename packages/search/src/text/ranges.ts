import type { TextRange } from '../model/types';

/** Sorts ranges and merges adjacent and overlapping ones. */
export function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const { start, length } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.start + last.length) {
      last.length = Math.max(last.length, start + length - last.start);
    } else {
      merged.push({ start, length });
    }
  }
  return merged;
}

/** Clips ranges to a window and makes them relative to its start. Adds `shift` to each start offset. */
export function clipRanges(
  ranges: readonly TextRange[],
  window: TextRange,
  shift = 0,
): TextRange[] {
  const end = window.start + window.length;
  return ranges.flatMap((range) => {
    const from = Math.max(range.start, window.start);
    const to = Math.min(range.start + range.length, end);
    return from < to ? [{ start: from - window.start + shift, length: to - from }] : [];
  });
}
