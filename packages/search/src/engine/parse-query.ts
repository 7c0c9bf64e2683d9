import { QUERY_MAX_LENGTH, QUERY_MAX_UNITS } from '../model/constants';
import { fold } from '../text/fold';
import { squash } from '../text/squash';
import { type Token, tokenize } from '../text/tokenize';
import { questionSubject, significance, withoutQuestionWords } from './stop-words';

/** One thing that a query asks for: a word, or a pair of Chinese characters. */
export interface Unit {
  term: string;
  kind: 'word' | 'pair' | 'char';
  /** Whether the reader may be in the middle of typing it. */
  isLast: boolean;
  /** How much it says, 1 for most; little for `how` and `the`. */
  significance: number;
}

/** Several words of a query that may be written as one name. */
export interface Joined {
  term: string;
  /** Ordinals of the units it stands for. */
  units: readonly number[];
}

export interface ParsedQuery {
  units: readonly Unit[];
  joined: readonly Joined[];
  /** The query as one name, with and without what questions begin with; to tell whether a title is just this. */
  squashed: readonly string[];
}

/** Most neighbouring words that are tried as one name. */
const JOIN_MAX = 4;

/** Take a query apart. Whatever it is, the answer is small. */
export function parseQuery(query: string): ParsedQuery {
  const text = query.slice(0, QUERY_MAX_LENGTH).trim();
  const telling = withoutQuestionWords(text);
  const tokens = tokenize(fold(telling));
  const units: Unit[] = [];
  const joined: Joined[] = [];
  /** Ordinal of the unit at a position of the text. */
  const unitAt = new Map<number, number>();
  const byTerm = new Map<string, number>();
  const wholes: Token[] = [];

  tokens.forEach((token, index) => {
    if (token.kind === 'whole') {
      wholes.push(token);
      return;
    }
    const previous = tokens[index - 1];
    const isTail = token.kind === 'single' && previous?.kind === 'pair';
    if (isTail && previous.end === token.end) return;
    const seen = byTerm.get(token.term);
    if (seen !== undefined) {
      unitAt.set(token.position, seen);
      return;
    }
    if (units.length === QUERY_MAX_UNITS) return;
    const kind = token.kind === 'pair' ? 'pair' : token.kind === 'single' ? 'char' : 'word';
    byTerm.set(token.term, units.length);
    unitAt.set(token.position, units.length);
    units.push({
      term: token.term,
      kind,
      isLast: false,
      significance: significance(token.term, kind !== 'word'),
    });
  });

  const last = tokens.findLast(({ kind }) => kind !== 'whole');
  const lastUnit = units[(last && unitAt.get(last.position)) ?? -1];
  if (lastUnit && !/\s$/.test(query)) lastUnit.isLast = true;

  for (const whole of wholes) {
    const inside = tokens.filter(
      ({ kind, start, end }) => kind !== 'whole' && start >= whole.start && end <= whole.end,
    );
    join(whole.term, inside);
  }
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'part');
  for (let from = 0; from < words.length; from++) {
    for (let count = 2; count <= JOIN_MAX && from + count <= words.length; count++) {
      const some = words.slice(from, from + count);
      if (some.at(-1)!.position - some[0]!.position !== count - 1) break;
      join(some.map(({ term }) => term).join(''), some);
    }
  }
  return { units, joined, squashed: [squash(text), squash(questionSubject(telling))] };

  function join(term: string, tokens: readonly Token[]): void {
    if (joined.some((other) => other.term === term)) return;
    const ordinals = new Set(tokens.flatMap(({ position }) => unitAt.get(position) ?? []));
    if (ordinals.size > 0) joined.push({ term, units: [...ordinals] });
  }
}
