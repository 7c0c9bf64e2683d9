import { TYPO_MIN_LENGTH } from '../model/constants';
import type { Unit } from './parse-query';
import type { Vocabulary } from './vocabulary';

/** How well a term of the index is what was asked for, from 0 to 1 (the same word). */
export type Expansion = ReadonlyMap<string, number>;

const PREFIX_LIMIT = 60;
const CHAR_LIMIT = 400;
const TYPO_LIMIT = 12;

const STEM_QUALITY = 0.9;
const PREFIX_QUALITY = 0.8;
const STEM_PREFIX_QUALITY = 0.5;
const TYPO_QUALITY = 0.55;

/** Terms of the index that a unit of a query may mean. */
export function expandUnit(unit: Unit, vocabulary: Vocabulary): Expansion {
  if (unit.kind === 'char') {
    return new Map(vocabulary.withPrefix(unit.term, CHAR_LIMIT).map((term) => [term, 1]));
  }
  if (unit.kind === 'pair') return new Map(vocabulary.has(unit.term) ? [[unit.term, 1]] : []);
  return expandWord(unit, vocabulary);
}

/** Terms that a name written in several words may mean. */
export function expandJoined(term: string, isLast: boolean, vocabulary: Vocabulary): Expansion {
  const found = new Map<string, number>();
  if (isLast) addPrefixed(found, term, PREFIX_QUALITY, vocabulary);
  if (vocabulary.has(term)) found.set(term, 1);
  return found;
}

function expandWord({ term: word, isLast, significance }: Unit, vocabulary: Vocabulary): Expansion {
  const found = new Map<string, number>();
  const known = vocabulary.has(word);
  // `the` is not the beginning of `then`.
  const isTelling = significance > 0.2 || isLast;
  if (known) found.set(word, 1);

  const stems = wordStems(word);
  for (const stem of stems) {
    if (vocabulary.has(stem)) raise(found, stem, STEM_QUALITY);
  }
  if (isTelling && (isLast || word.length > 2))
    addPrefixed(found, word, PREFIX_QUALITY, vocabulary);
  for (const stem of stems) {
    if (significance > 0.2 && stem.length > 3)
      addPrefixed(found, stem, STEM_PREFIX_QUALITY, vocabulary);
  }

  const isLatin = /^[a-z]+$/.test(word);
  if (!known && found.size === 0 && isLatin && word.length >= TYPO_MIN_LENGTH) {
    for (const term of vocabulary.near(word, TYPO_LIMIT)) raise(found, term, TYPO_QUALITY);
  }
  return found;
}

/** A word that is much longer than what was typed is less likely meant. */
function addPrefixed(
  found: Map<string, number>,
  prefix: string,
  quality: number,
  vocabulary: Vocabulary,
): void {
  for (const term of vocabulary.withPrefix(prefix, PREFIX_LIMIT)) {
    raise(found, term, quality * Math.sqrt(prefix.length / term.length));
  }
}

function raise(found: Map<string, number>, term: string, quality: number): void {
  if ((found.get(term) ?? 0) < quality) found.set(term, quality);
}

/** Returns other forms in which an English word may occur in a text: `mocking` is also `mock`, `retries` `retry`. */
export function wordStems(word: string): string[] {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return [];
  const forms = new Set<string>();
  const add = (stem: string): void => {
    if (stem.length >= 3 && stem !== word) forms.add(stem);
  };
  const shorten = (ending: string, replacement = ''): void => {
    if (word.endsWith(ending)) add(word.slice(0, -ending.length) + replacement);
  };
  shorten('ies', 'y');
  shorten('es');
  if (!word.endsWith('ss')) shorten('s');
  for (const ending of ['ing', 'ed', 'er', 'ers']) {
    shorten(ending);
    shorten(ending, 'e');
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    if (/([b-df-hj-np-tv-z])\1$/.test(stem)) add(stem.slice(0, -1));
  }
  shorten('ation', 'e');
  shorten('ation');
  return [...forms];
}
