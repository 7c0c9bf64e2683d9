import type { Match } from './matches';
import type { ParsedQuery } from './parse-query';

/** Minimum number of words, or of pairs of Chinese characters, for a phrase. The match clusters cover shorter queries. */
const MIN_WORDS = 3;
const MIN_PAIRS = 5;
/** Maximum number of additional words between two words of the phrase, for example a path in an error message. */
const MAX_GAP = 6;
/** Words are missing between two matches: each costs this share of a word, so that adjacent words are preferred. */
const GAP_COST = 0.08;
/** Completions and typo corrections are not part of a phrase. */
const MIN_QUALITY = 0.6;

/**
 * Returns the share of the query that occurs in a text in the same order, from 0 to 1. Words between the words of the
 * phrase are allowed, because messages contain names, numbers and paths.
 */
export function findPhraseShare(
  matches: readonly Match[],
  { phrase, units }: Pick<ParsedQuery, 'phrase' | 'units'>,
): number {
  const minLength = units.some(({ kind }) => kind !== 'word') ? MIN_PAIRS : MIN_WORDS;
  if (phrase.length < minLength) return 0;
  const places = new Map<number, number[]>();
  for (const { unit, position } of phrase) {
    const list = places.get(unit);
    if (list) list.push(position);
    else places.set(unit, [position]);
  }

  /** Matches as pairs of positions in the text and in the query, with the length of the longest chain that ends there. */
  const steps: { at: number; word: number; length: number }[] = [];
  let best = 0;
  for (const { units, quality, position } of matches) {
    if (quality < MIN_QUALITY || units.length > 1) continue;
    for (const word of places.get(units[0]!) ?? []) {
      let length = 1;
      for (let index = steps.length - 1; index >= 0; index--) {
        const previous = steps[index]!;
        const distance = position - previous.at;
        if (distance > phrase.length + MAX_GAP) break;
        const words = word - previous.word;
        if (distance <= 0 || words <= 0) continue;
        const gap = Math.abs(distance - words);
        if (gap > MAX_GAP) continue;
        length = Math.max(length, previous.length + 1 - GAP_COST * gap);
      }
      steps.push({ at: position, word, length });
      best = Math.max(best, length);
    }
  }
  return best < minLength - 1 ? 0 : best / phrase.length;
}
