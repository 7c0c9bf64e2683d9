import type { Corpus } from './corpus';
import { type ExpandedTerms, expandCompound, expandUnit } from './expand';
import type { ParsedQuery, QueryUnit } from './parse-query';
import type { Vocabulary } from './vocabulary';

/** Match between an indexed term and one or more query terms. */
export interface TermMatch {
  /** Positions in `ExpandedQuery.units`. */
  units: readonly number[];
  /** Match quality from 0 to 1. An exact match has quality 1. */
  quality: number;
  /** Number of folded UTF-16 code units to highlight: the typed prefix, or the whole term for stems and corrected typos. */
  typedLength: number;
}

/** Query units and the indexed terms that match them. */
export interface ExpandedQuery {
  units: readonly QueryUnit[];
  /** Positions of the units that match indexed terms. All other units are ignored in ranking. */
  active: readonly number[];
  byTerm: ReadonlyMap<string, readonly TermMatch[]>;
}

/** Minimum length of each half when an unknown word is split in two. */
const SPLIT_MIN_LENGTH = 3;

/** Expands each query term to the matching terms in the index vocabulary. */
export function expandQuery(query: ParsedQuery, { vocabulary }: Corpus): ExpandedQuery {
  const units: QueryUnit[] = [];
  const byTerm = new Map<string, TermMatch[]>();
  const found = new Set<number>();
  const add = (expansion: ExpandedTerms, ordinals: readonly number[], typed: string): void => {
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

/** Splits an unknown word into two indexed words, for example `mockmodule` into `mock` and `module`. */
function splitCompound(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let at = word.length - SPLIT_MIN_LENGTH; at >= SPLIT_MIN_LENGTH; at--) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    if (vocabulary.has(left) && vocabulary.has(right)) return [left, right];
  }
  return undefined;
}
