import { OUTLINE_LEVELS } from '../model/constants';
import type { Heading } from '../model/types';

/** Heading with nested headings. */
export interface OutlineEntry extends Heading {
  children: OutlineEntry[];
}

/** Filters headings for the outline by level, and skips empty and duplicate IDs. */
export function getOutlineHeadings(
  toc: readonly Heading[],
  levels: readonly number[] = OUTLINE_LEVELS,
): Heading[] {
  const seen = new Set<string>();
  return toc.filter(({ id, depth }) => {
    // A link to a duplicate ID would lead to the first heading with that ID.
    if (id === '' || seen.has(id) || !levels.includes(depth)) return false;
    seen.add(id);
    return true;
  });
}

/** Nests headings by level. Skipped levels do not add empty items. */
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
