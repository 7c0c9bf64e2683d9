import { TWO_TYPOS_MIN_LENGTH, TYPO_MIN_LENGTH } from '../model/constants';
import type { QueryUnit } from './parse-query';
import { isStopWord } from './stop-words';
import type { Vocabulary } from './vocabulary';

/** Maps matching terms to their match quality, from 0 to 1 (exact match). */
export type ExpandedTerms = ReadonlyMap<string, number>;

const PREFIX_LIMIT = 60;
const CHAR_LIMIT = 400;
const TYPO_LIMIT = 12;

const STEM_QUALITY = 0.9;
const PREFIX_QUALITY = 0.8;
const STEM_PREFIX_QUALITY = 0.5;
const TYPO_QUALITY = 0.55;
const TWO_TYPOS_QUALITY = 0.4;

/** Returns the indexed terms that match a query term: exact matches, stems and completions. */
export function expandUnit(unit: QueryUnit, vocabulary: Vocabulary): ExpandedTerms {
  if (unit.kind === 'char') {
    return new Map(vocabulary.withPrefix(unit.term, CHAR_LIMIT).map((term) => [term, 1]));
  }
  if (unit.kind === 'bigram') return new Map(vocabulary.has(unit.term) ? [[unit.term, 1]] : []);
  return expandWord(unit, vocabulary);
}

/** Returns the indexed terms that match adjacent query words joined into a compound, such as `testtimeout`. */
export function expandCompound(
  term: string,
  isLast: boolean,
  vocabulary: Vocabulary,
): ExpandedTerms {
  const found = new Map<string, number>();
  if (isLast) addCompletions(found, term, PREFIX_QUALITY, vocabulary);
  if (vocabulary.has(term)) found.set(term, 1);
  return found;
}

function expandWord(unit: QueryUnit, vocabulary: Vocabulary): ExpandedTerms {
  const { term: word, isLast } = unit;
  const found = new Map<string, number>();
  const isKnown = vocabulary.has(word);
  // Do not complete stop words: `the` should not match `then`.
  const isCompletable = isLast || !isStopWord(unit);
  if (isKnown) found.set(word, 1);

  const stems = stemWord(word);
  for (const stem of stems) {
    if (vocabulary.has(stem)) addTerm(found, stem, STEM_QUALITY);
  }
  if (isCompletable && (isLast || word.length > 2))
    addCompletions(found, word, PREFIX_QUALITY, vocabulary);
  for (const stem of stems) {
    if (stem.length > 3 && !isStopWord(unit))
      addCompletions(found, stem, STEM_PREFIX_QUALITY, vocabulary);
  }

  return found;
}

/** Returns the indexed words that are one typo away from a word without matches, or two if there are none. */
export function expandTypos(word: string, vocabulary: Vocabulary): ExpandedTerms {
  const found = new Map<string, number>();
  if (vocabulary.isMissing || word.length < TYPO_MIN_LENGTH || !/^[a-z]+$/.test(word)) return found;
  for (const term of vocabulary.withEdits(word, 1, TYPO_LIMIT)) found.set(term, TYPO_QUALITY);
  if (found.size > 0 || word.length < TWO_TYPOS_MIN_LENGTH) return found;
  for (const term of vocabulary.withEdits(word, 2, TYPO_LIMIT)) found.set(term, TWO_TYPOS_QUALITY);
  return found;
}

/** Adds all terms that start with a prefix. Quality decreases with the length of the term. */
function addCompletions(
  found: Map<string, number>,
  prefix: string,
  quality: number,
  vocabulary: Vocabulary,
): void {
  for (const term of vocabulary.withPrefix(prefix, PREFIX_LIMIT)) {
    addTerm(found, term, quality * Math.sqrt(prefix.length / term.length));
  }
}

/** Adds a term. If the term already exists, keeps the higher quality. */
function addTerm(found: Map<string, number>, term: string, quality: number): void {
  if ((found.get(term) ?? 0) < quality) found.set(term, quality);
}

/** Returns other forms of an English word: `mock` for `mocking`, `retry` for `retries` and the other way round. */
export function stemWord(word: string): string[] {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return [];
  const forms = new Set<string>();
  const add = (stem: string): void => {
    if (stem.length >= 3 && stem !== word) forms.add(stem);
  };
  const shorten = (ending: string, replacement = ''): void => {
    if (word.endsWith(ending)) add(word.slice(0, -ending.length) + replacement);
  };
  shorten('ies', 'y');
  if (/[b-df-hj-np-tv-z]y$/.test(word)) shorten('y', 'ies');
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
