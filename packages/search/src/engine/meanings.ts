import type { Corpus } from './corpus';
import { type Expansion, expandJoined, expandUnit } from './expand';
import type { ParsedQuery, Unit } from './parse-query';
import type { Vocabulary } from './vocabulary';

/** What a term of the index stands for in a query. */
export interface Meaning {
  /** Ordinals of the units that it answers. */
  units: readonly number[];
  /** 1 for the same word, less for a longer or similar one. */
  quality: number;
  /** How much of the term is marked, in folded units: all, or what was typed of it. */
  typedLength: number;
}

/** A query in the words of the index. */
export interface Meanings {
  units: readonly Unit[];
  /** Units that no page has, which therefore tell pages not apart, are not among `active`. */
  active: readonly number[];
  byTerm: ReadonlyMap<string, readonly Meaning[]>;
}

/** Shortest words that a word is taken for when it stands for two written without a space. */
const SPLIT_MIN = 3;

/** Find what the words of a query may mean in this index. */
export function findMeanings(query: ParsedQuery, { vocabulary }: Corpus): Meanings {
  const units: Unit[] = [];
  const byTerm = new Map<string, Meaning[]>();
  const found = new Set<number>();
  const add = (expansion: Expansion, ordinals: readonly number[], typed: string): void => {
    for (const [term, quality] of expansion) {
      const typedLength = term.startsWith(typed) ? typed.length : term.length;
      const meaning = { units: ordinals, quality, typedLength };
      const known = byTerm.get(term);
      if (known) known.push(meaning);
      else byTerm.set(term, [meaning]);
      for (const ordinal of ordinals) found.add(ordinal);
    }
  };

  query.units.forEach((unit, ordinal) => {
    units[ordinal] = unit;
    add(expandUnit(unit, vocabulary), [ordinal], unit.term);
  });
  for (const { term, units: ordinals } of query.joined) {
    const isLast = ordinals.some((ordinal) => query.units[ordinal]!.isLast);
    add(expandJoined(term, isLast, vocabulary), ordinals, term);
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

/** Two words of the index that a reader may have written as one: `mockmodule`. */
function splitCompound(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let at = word.length - SPLIT_MIN; at >= SPLIT_MIN; at--) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    if (vocabulary.has(left) && vocabulary.has(right)) return [left, right];
  }
  return undefined;
}
