import { fold, type HanVariants } from '../text/fold';
import { tokenize } from '../text/tokenize';
import { getLastPathSegment } from './path-segment';
import { SLOT, type Slot } from './postings';
import type { Section } from './sections';

/** Minimum number of occurrences for the `often` slot. */
const OFTEN_MIN_COUNT = 4;

/** Assigns each term in a section to its best slot. The name of a page is part of its first section. */
export function assignSlots(
  section: Section,
  routePath: string,
  variants?: HanVariants,
): Map<string, Slot> {
  const slots = new Map<string, Slot>();
  const head = section.heading?.text ?? section.breadcrumb[0]!;
  for (const { term } of tokenize(fold(head, variants))) slots.set(term, SLOT.head);
  const name = section.heading ? '' : getLastPathSegment(routePath);
  const lead = section.body.slice(0, section.leadLength ?? 0);
  for (const text of [name, lead]) {
    for (const { term } of tokenize(fold(text, variants))) {
      if (!slots.has(term)) slots.set(term, SLOT.name);
    }
  }

  const counts = new Map<string, number>();
  for (const { term } of tokenize(fold(section.body, variants))) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  for (const [term, count] of counts) {
    if (slots.has(term)) continue;
    slots.set(term, count >= OFTEN_MIN_COUNT ? SLOT.often : count > 1 ? SLOT.twice : SLOT.once);
  }
  return slots;
}
