import { fold, type HanVariants } from '../text/fold';
import type { PageNames } from './corpus';

/** Minimum length of words to correct. Short words are similar to too many others. */
const MIN_LENGTH = 5;
/** Minimum similarity of a word, from 0 to 1. */
const MIN_SIMILARITY = 0.4;

/**
 * Returns a query without results with each unknown word replaced by the most similar word in the titles and headings, in
 * its original spelling. Returns `undefined` if no word is similar.
 */
export function suggestQuery(query: string, pages: readonly PageNames[]): string | undefined {
  const words = query.match(/[\p{L}\p{N}][\p{L}\p{N}._-]*/gu) ?? [];
  const names = new Set(
    pages
      .flatMap(({ title, headings }) => [title, ...headings])
      .flatMap((text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu) ?? [])
      .filter(({ length }) => length >= MIN_LENGTH),
  );
  const candidates = [...names].map((name) => ({ name, pairs: toPairs(name) }));
  let isChanged = false;
  const corrected = words.map((word) => {
    if (word.length < MIN_LENGTH) return word;
    const pairs = toPairs(word);
    let best = word;
    let similarity = MIN_SIMILARITY;
    for (const { name, pairs: other } of candidates) {
      const value = compareSets(pairs, other);
      if (value > similarity) {
        best = name;
        similarity = value;
      }
    }
    isChanged ||= best !== word;
    return best;
  });
  return isChanged ? corrected.join(' ') : undefined;
}

/** Returns the adjacent pairs of characters in a string, without spaces and punctuation. */
export function toPairs(text: string, variants?: HanVariants): Set<string> {
  const letters = [...fold(text, variants).text.replace(/[^\p{L}\p{N}]+/gu, '')];
  return new Set(letters.slice(1).map((letter, index) => letters[index]! + letter));
}

/** Dice coefficient of two sets: 0 if the sets share nothing, 1 if they are equal. */
export function compareSets(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
