import type { Corpus } from './corpus';
import { type Expansion, expandCompound, expandUnit } from './expand';
import type { ParsedQuery, Unit } from './parse-query';
import type { Vocabulary } from './vocabulary';

/** The units of a query that a term of the index matches. */
export interface TermMatch {
  /** Ordinals of the units. */
  units: readonly number[];
  /** 1 for the same word, less for a longer or similar one. */
  quality: number;
  /** Length of the part to highlight, in folded UTF-16 units: the typed prefix, or the complete term. */
  typedLength: number;
}

/** A query with the terms of the index that match its units. */
export interface ExpandedQuery {
  units: readonly Unit[];
  /** Ordinals of the units that occur in the index. The others do not affect the ranking. */
  active: readonly number[];
  byTerm: ReadonlyMap<string, readonly TermMatch[]>;
}

/** Minimum length of the two words that an unknown word is split into. */
const SPLIT_MIN_LENGTH = 3;

/** Looks up the units of a query in the vocabulary of the index. */
export function expandQuery(query: ParsedQuery, { vocabulary }: Corpus): ExpandedQuery {
  const units: Unit[] = [];
  const byTerm = new Map<string, TermMatch[]>();
  const found = new Set<number>();
  const add = (expansion: Expansion, ordinals: readonly number[], typed: string): void => {
    for (const [term, quality] of expansion) {
      const typedLength = term.startsWith(typed) ? typed.length : term.length;
      const match = { units: ordinals, quality, typedLength };
      const matches = byTerm.get(term);
      if (matches) matches.push(match);
      else byTerm.set(term, [match]);
      for (const ordinal of ordinals) found.add(ordinal);
    }
  };

  query.units.forEach((unit, ordinal) => {
    units[ordinal] = unit;
    add(expandUnit(unit, vocabulary), [ordinal], unit.term);
  });
  for (const { term, units: ordinals } of query.compounds) {
    const isLast = ordinals.some((ordinal) => query.units[ordinal]!.isLast);
    add(expandCompound(term, isLast, vocabulary), ordinals, term);
  }
  query.units.forEach((unit, ordinal) => {
    if (found.has(ordinal) || unit.kind !== 'word') return;
    const split = splitCompound(unit.term, vocabulary);
    if (!split) return;
    const [left, right] = split;
    units[ordinal] = { ...unit, term: left };
    add(new Map([[left, 1]]), [ordinal], left);
    units.push({ ...unit, term: right });
    add(new Map([[right, 1]]), [units.length - 1], right);
  });
  return { units, active: [...found].sort((a, b) => a - b), byTerm };
}

/** Splits a word into two words of the index, for example `mockmodule`. */
function splitCompound(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let at = word.length - SPLIT_MIN_LENGTH; at >= SPLIT_MIN_LENGTH; at--) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    if (vocabulary.has(left) && vocabulary.has(right)) return [left, right];
  }
  return undefined;
}
