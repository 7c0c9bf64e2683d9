import { QUERY_MAX_LENGTH, QUERY_MAX_UNITS } from '../model/constants';
import { fold, type HanVariants } from '../text/fold';
import { getDefinedNames } from '../text/names';
import { normalizeName } from '../text/normalize-name';
import { type Token, tokenize } from '../text/tokenize';
import { replaceVariableParts } from '../text/wildcards';
import { getSignificance, removeQuestionPrefix, removeQuestionWords } from './stop-words';

/** Smallest searchable part of a query: a word, a pair of Chinese characters or a single one. */
export interface QueryUnit {
  term: string;
  kind: 'word' | 'bigram' | 'char';
  /** Whether the unit is the last one in the query and may be incomplete. */
  isLast: boolean;
  /** Significance from 0 to 1. Low for stop words such as `how` and `the`. */
  significance: number;
}

/** Adjacent query words joined into a single term. */
export interface Compound {
  term: string;
  /** Positions in `ParsedQuery.units`. */
  units: readonly number[];
}

export interface ParsedQuery {
  units: readonly QueryUnit[];
  compounds: readonly Compound[];
  /** Normalized query, with and without a question prefix such as "how to". Used to detect exact title matches. */
  names: readonly string[];
  /** Query without surrounding spaces. Names in the same letter case are preferred. */
  text: string;
  /** Units in the order of the query, each with its word position. */
  phrase: readonly { unit: number; position: number }[];
}

/** Maximum number of words in a compound. */
const COMPOUND_MAX_WORDS = 4;

/** Parses a query into units and compounds. Truncates long queries. */
export function parseQuery(query: string, variants?: HanVariants): ParsedQuery {
  const typed = query.slice(0, QUERY_MAX_LENGTH).trim();
  // The list of question words has simplified characters.
  const text = variants
    ? typed.replace(/\p{sc=Han}/gu, (char) => variants.get(char) ?? char)
    : typed;
  const subject = removeQuestionWords(replaceVariableParts(text));
  const tokens = tokenize(fold(subject));
  const units: QueryUnit[] = [];
  const compounds: Compound[] = [];
  /** Maps token positions to positions in `units`. */
  const unitAt = new Map<number, number>();
  const byTerm = new Map<string, number>();
  const compoundTokens: Token[] = [];

  tokens.forEach((token, index) => {
    if (token.kind === 'compound') {
      compoundTokens.push(token);
      return;
    }
    const previous = tokens[index - 1];
    const isTail = token.kind === 'char' && previous?.kind === 'bigram';
    if (isTail && previous.end === token.end) return;
    const existing = byTerm.get(token.term);
    if (existing !== undefined) {
      unitAt.set(token.position, existing);
      return;
    }
    if (units.length === QUERY_MAX_UNITS) return;
    const kind = token.kind === 'bigram' || token.kind === 'char' ? token.kind : 'word';
    byTerm.set(token.term, units.length);
    unitAt.set(token.position, units.length);
    units.push({
      term: token.term,
      kind,
      isLast: false,
      significance: getSignificance(token.term, kind !== 'word'),
    });
  });

  const last = tokens.findLast(({ kind }) => kind !== 'compound');
  const lastUnit = units[(last && unitAt.get(last.position)) ?? -1];
  // A single letter after other words would match every word that starts with it.
  const isTooShort = lastUnit?.kind === 'word' && lastUnit.term.length === 1 && units.length > 1;
  if (lastUnit && !isTooShort && !/\s$/.test(query)) lastUnit.isLast = true;

  for (const compound of compoundTokens) {
    const parts = tokens.filter(
      ({ kind, start, end }) =>
        kind !== 'compound' && start >= compound.start && end <= compound.end,
    );
    addCompound(compound.term, parts);
  }
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'part');
  for (let from = 0; from < words.length; from++) {
    for (let count = 2; count <= COMPOUND_MAX_WORDS && from + count <= words.length; count++) {
      const adjacent = words.slice(from, from + count);
      if (adjacent.at(-1)!.position - adjacent[0]!.position !== count - 1) break;
      addCompound(adjacent.map(({ term }) => term).join(''), adjacent);
    }
  }
  const names = [
    ...new Set([
      normalizeName(text),
      normalizeName(removeQuestionPrefix(subject)),
      ...(/\s/.test(text.replace(/\(.*\)/, '')) ? [] : getDefinedNames(text).full),
    ]),
  ].filter(Boolean);
  const phrase = [...unitAt].map(([position, unit]) => ({ unit, position }));
  return { units, compounds, names, text, phrase };

  function addCompound(term: string, tokens: readonly Token[]): void {
    if (compounds.some((other) => other.term === term)) return;
    const ordinals = new Set(tokens.flatMap(({ position }) => unitAt.get(position) ?? []));
    if (ordinals.size > 0) compounds.push({ term, units: [...ordinals] });
  }
}
