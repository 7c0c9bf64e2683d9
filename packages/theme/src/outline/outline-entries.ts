import { OUTLINE_LEVELS } from '../model/constants';
import type { Heading } from '../model/types';

/** Heading with its nested headings. */
export interface OutlineEntry extends Heading {
  children: OutlineEntry[];
}

/** Returns the headings of the outline: headings of the given levels with a unique ID. */
export function outlineHeadings(
  toc: readonly Heading[],
  levels: readonly number[] = OUTLINE_LEVELS,
): Heading[] {
  const seen = new Set<string>();
  return toc.filter(({ id, depth }) => {
    // A link to a duplicate ID leads to the first heading with it.
    if (id === '' || seen.has(id) || !levels.includes(depth)) return false;
    seen.add(id);
    return true;
  });
}

/** Nests headings by depth, without gaps for skipped levels. */
export function nestHeadings(headings: readonly Heading[]): OutlineEntry[] {
  const roots: OutlineEntry[] = [];
  const ancestors: OutlineEntry[] = [];
  for (const heading of headings) {
    const entry: OutlineEntry = { ...heading, children: [] };
    while (ancestors.length > 0 && ancestors.at(-1)!.depth >= heading.depth) ancestors.pop();
    (ancestors.at(-1)?.children ?? roots).push(entry);
    ancestors.push(entry);
  }
  return roots;
}
