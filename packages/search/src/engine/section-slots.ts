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
  for (const text of [name, lead, ...section.keywords]) {
    for (const { term } of tokenize(fold(text, variants))) {
      if (!slots.has(term)) slots.set(term, SLOT.name);
    }
  }

  // Most terms occur once, so only the others are counted.
  const counts = new Map<string, number>();
  for (const { term } of tokenize(fold(section.body, variants))) {
    const slot = slots.get(term);
    if (slot === undefined) slots.set(term, SLOT.once);
    else if (slot === SLOT.once) slots.set(term, SLOT.twice);
    else if (slot === SLOT.twice) {
      const count = (counts.get(term) ?? 2) + 1;
      counts.set(term, count);
      if (count >= OFTEN_MIN_COUNT) slots.set(term, SLOT.often);
    }
  }
  return slots;
}
