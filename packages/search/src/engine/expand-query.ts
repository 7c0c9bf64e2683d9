import { getTermStart } from '../text/tokenize';
import type { Corpus } from './corpus';
import { type ExpandedTerms, expandCompound, expandTypos, expandUnit } from './expand';
import type { ParsedQuery, QueryUnit } from './parse-query';
import type { Postings } from './postings';
import { lowerSpanningPairs } from './spanning-pairs';
import { isSignificant } from './stop-words';
import type { SoughtTerms, TextReader } from './text-reader';
import type { Vocabulary } from './vocabulary';

/** Match between an indexed term and one or more query terms. */
export interface TermMatch {
  /** Positions in `ExpandedQuery.units`. */
  units: readonly number[];
  /** Match quality from 0 to 1. An exact match has quality 1. */
  quality: number;
  /** Number of folded UTF-16 code units to highlight: the whole word, or the typed character of a Chinese word. */
  typedLength: number;
  /** Text to highlight instead if the term is part of it, with the offset of the term. Both are folded. */
  phrase?: { text: string; offset: number };
}

/** Query units and the indexed terms that match them. */
export interface ExpandedQuery extends SoughtTerms {
  units: readonly QueryUnit[];
  /** Positions of the units that match indexed terms. All other units are ignored in ranking. */
  active: readonly number[];
  byTerm: ReadonlyMap<string, readonly TermMatch[]>;
  /** Names of several words that equal the query except for one or two typos, with their match quality from 0 to 1. */
  correctedNames: ReadonlyMap<string, number>;
  readText: TextReader;
}

/** Match quality of a synonym. */
const SYNONYM_QUALITY = 0.6;

/** Lengths of the endings of names such as `node.js` and `asp.net`. */
const ENDING_LENGTHS = [2, 3];

/** Minimum length of each half when an unknown word is split in two. */
const SPLIT_MIN_LENGTH = 3;

/**
 * Expands each query term to the matching terms in the index vocabulary. If the vocabulary records that something is missing,
 * the result is incomplete.
 */
export function expandQuery(
  query: ParsedQuery,
  { vocabulary, readText, synonyms, postings }: Corpus,
): ExpandedQuery {
  const units = [...query.units];
  const byTerm = new Map<string, TermMatch[]>();
  const found = new Set<number>();
  const add = (
    expansion: ExpandedTerms,
    ordinals: readonly number[],
    typed: string,
    phrase?: TermMatch['phrase'],
  ): void => {
    const isCharacter = query.units[ordinals[0]!]?.kind === 'char';
    for (const [term, quality] of expansion) {
      const typedLength = isCharacter ? typed.length : term.length;
      const match = { units: ordinals, quality, typedLength, ...(phrase && { phrase }) };
      const matches = byTerm.get(term);
      if (matches) matches.push(match);
      else byTerm.set(term, [match]);
      for (const ordinal of ordinals) found.add(ordinal);
    }
  };

  let correctedNames: ExpandedTerms = new Map();
  query.units.forEach((unit, ordinal) => {
    const expansion = expandUnit(unit, vocabulary);
    add(expansion, [ordinal], unit.term);
    if (expansion.size > 0 || unit.kind !== 'word') return;
    const dotted = findDottedName(unit.term, vocabulary);
    const similar =
      dotted === undefined ? expandTypos(unit.term, vocabulary) : [[dotted, 1] as const];
    add(new Map(similar), [ordinal], unit.term);
  });
  for (const { term, units: ordinals } of query.compounds) {
    const isLast = ordinals.some((ordinal) => query.units[ordinal]!.isLast);
    const expansion = expandCompound(term, isLast, vocabulary);
    add(expansion, ordinals, term);
    // The whole query is a name with a typo, if one of its words does not occur.
    const isWhole = ordinals.length === query.units.length;
    if (expansion.size > 0 || !isWhole) continue;
    if (ordinals.every((ordinal) => vocabulary.has(units[ordinal]!.term))) continue;
    correctedNames = expandTypos(term, vocabulary);
    add(correctedNames, ordinals, term);
  }
  const ordinals = query.phrase.map(({ unit }) => unit);
  const terms = ordinals.map((ordinal) => query.units[ordinal]!.term);
  ordinals.forEach((_, from) => {
    for (const { length, others } of synonyms.find(terms, from)) {
      for (const other of others) {
        const term = getRarest(other, vocabulary, postings);
        if (term === undefined) continue;
        const expansion = new Map([[term, SYNONYM_QUALITY]]);
        add(expansion, ordinals.slice(from, from + length), term, toPhrase(other, term));
      }
    }
  });
  query.units.forEach((unit, ordinal) => {
    if (found.has(ordinal) || unit.kind !== 'word') return;
    const split = splitCompound(unit.term, vocabulary);
    if (!split) return;
    const [left, right] = split;
    for (const term of split) vocabulary.need(term);
    units[ordinal] = { ...unit, term: left };
    add(new Map([[left, 1]]), [ordinal], left);
    units.push({ ...unit, term: right });
    add(new Map([[right, 1]]), [units.length - 1], right);
  });
  const active = [...found].sort((a, b) => a - b);
  return {
    units: lowerSpanningPairs(units, query.phrase, countByUnit(units, byTerm, postings)),
    active,
    byTerm,
    correctedNames,
    needles: findNeedles(selectSignificant(byTerm, units)),
    starts: new Set(Array.from(byTerm.keys(), (term) => getTermStart(term, 0, term.length))),
    readText,
  };
}

/** Returns the rarest of the terms of a synonym, or `undefined` if one of them does not occur. */
function getRarest(
  terms: readonly string[],
  vocabulary: Vocabulary,
  postings: Postings,
): string | undefined {
  // Not `every`: all parts are looked up, so that they can be loaded together.
  if (terms.filter((term) => vocabulary.has(term)).length < terms.length) return undefined;
  return terms.length === 1
    ? terms[0]
    : terms.toSorted((a, b) => countSections(a, postings) - countSections(b, postings))[0];
}

/** Joins the terms of a synonym, which are words or overlapping pairs of characters. */
function toPhrase(terms: readonly string[], part: string): NonNullable<TermMatch['phrase']> {
  let text = '';
  let offset = 0;
  for (const term of terms) {
    const overlaps = term.length === 2 && text.length > 1 && text.endsWith(term[0]!);
    const start = overlaps ? text.length - 1 : text === '' ? 0 : text.length + 1;
    if (term === part) offset = start;
    text = overlaps ? text + term[1]! : [text, term].filter(Boolean).join(' ');
  }
  return { text, offset };
}

/** Returns the number of sections that contain each pair of Chinese characters or one of its synonyms. */
function countByUnit(
  units: readonly QueryUnit[],
  byTerm: ExpandedQuery['byTerm'],
  postings: Postings,
): number[] {
  const counts = units.map(() => 0);
  for (const [term, matches] of byTerm) {
    for (const { units: ordinals } of matches) {
      const pairs = ordinals.filter((ordinal) => units[ordinal]!.kind === 'bigram');
      for (const pair of pairs) counts[pair]! += countSections(term, postings);
    }
  }
  return counts;
}

/** Returns the number of sections that contain a term. */
function countSections(term: string, postings: Postings): number {
  return postings.find(term).reduce((sum, { length }) => sum + length, 0);
}

/** Returns the indexed name that equals a word except for a dot before a short ending: `node.js` for `nodejs`. */
function findDottedName(word: string, vocabulary: Vocabulary): string | undefined {
  return ENDING_LENGTHS.map((length) => `${word.slice(0, -length)}.${word.slice(-length)}`).find(
    (name) => vocabulary.has(name),
  );
}

/** Splits an unknown word into two indexed words, for example `mockmodule` into `mock` and `module`. */
function splitCompound(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  if (vocabulary.isMissing || word.length < 2 * SPLIT_MIN_LENGTH) return undefined;
  for (let at = word.length - SPLIT_MIN_LENGTH; at >= SPLIT_MIN_LENGTH; at--) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    if (vocabulary.hasWord(left) && vocabulary.hasWord(right)) return [left, right];
  }
  return undefined;
}

/**
 * Returns the terms that match more than stop words, or all terms if there are none. Nearly every line contains a stop word, so
 * that lines with nothing else are not read.
 */
function selectSignificant(byTerm: ExpandedQuery['byTerm'], units: readonly QueryUnit[]): string[] {
  const terms = [...byTerm.keys()];
  const significant = terms.filter((term) =>
    byTerm.get(term)!.some((match) => isSignificant(match, units)),
  );
  return significant.length > 0 ? significant : terms;
}

/** Returns the terms that contain no other one. A text without any of them contains no term. */
function findNeedles(terms: readonly string[]): string[] {
  const needles: string[] = [];
  for (const term of terms.toSorted((a, b) => a.length - b.length)) {
    if (!needles.some((needle) => term.includes(needle))) needles.push(term);
  }
  return needles;
}
