import { OUTLINE_LEVELS } from '../model/constants';
import type { Heading } from '../model/types';

export interface OutlineEntry extends Heading {
  children: OutlineEntry[];
}

/** Headings the outline shows: those of its levels that can be linked. */
export function outlineHeadings(
  toc: readonly Heading[],
  levels: readonly number[] = OUTLINE_LEVELS,
): Heading[] {
  const seen = new Set<string>();
  return toc.filter(({ id, depth }) => {
    // Of headings that share an id by mistake a link finds the first.
    if (id === '' || seen.has(id) || !levels.includes(depth)) return false;
    seen.add(id);
    return true;
  });
}

/** Nest headings by depth; a level that was skipped leaves no gap. */
export function nestHeadings(headings: readonly Heading[]): OutlineEntry[] {
  const roots: OutlineEntry[] = [];
  const open: OutlineEntry[] = [];
  for (const heading of headings) {
    const entry: OutlineEntry = { ...heading, children: [] };
    while (open.length > 0 && open.at(-1)!.depth >= heading.depth) open.pop();
    (open.at(-1)?.children ?? roots).push(entry);
    open.push(entry);
  }
  return roots;
}
