import type { TextMatches } from './matches';

/** Influence of matches in a title and in a heading, compared with a match in the text. */
const TITLE_WEIGHT = 3;
const HEADING_WEIGHT = 3;

/** Number of occurrences with half of the maximum influence. */
const SATURATION = 1.2;

/** How much the length of a section or heading reduces the influence of an occurrence, from 0 to 1. */
const LENGTH_NORMALIZATION = 0.5;

/** Typical lengths in words. */
const SECTION_LENGTH = 150;
const HEADING_LENGTH = 3;

/** Texts of a section. The first section of a page has no heading, but the page title instead. */
export interface SectionTexts {
  title: TextMatches;
  head: TextMatches;
  body: TextMatches;
}

/**
 * Returns the share of the query that a section covers, from 0 to 1: BM25 with fields. Words that a short section repeats
 * count more than those that a long one mentions.
 *
 * @param weights - weight of each query term
 */
export function getSectionFrequency(
  { title, head, body }: SectionTexts,
  weights: readonly number[],
): number {
  const counts = weights.map(() => 0);
  const add = ({ best }: TextMatches, factor: number): void =>
    best.forEach((quality, unit) => {
      counts[unit]! += quality * factor;
    });
  add(title, TITLE_WEIGHT);
  add(head, HEADING_WEIGHT * normalize(head.length / HEADING_LENGTH));
  const factor = normalize(body.length / SECTION_LENGTH);
  for (const { units, quality } of body.matches)
    for (const unit of units) counts[unit]! += quality * factor;
  const sum = counts.reduce(
    (total, count, unit) => total + (weights[unit]! * count) / (count + SATURATION),
    0,
  );
  return sum / (weights.reduce((total, weight) => total + weight, 0) || 1);
}

function normalize(relativeLength: number): number {
  return 1 / (1 - LENGTH_NORMALIZATION + LENGTH_NORMALIZATION * relativeLength);
}
