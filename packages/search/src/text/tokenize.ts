import { TERM_MAX_LENGTH } from '../model/constants';
import { charClass, DIGIT, IDEOGRAPH, LETTER, SYMBOL } from './char-class';
import type { Folded } from './fold';
import { splitWord } from './split-word';

/**
 * What a token is of its text:
 * - `word`: a word, or a segment of a longer name;
 * - `whole`: a name of several segments or humps, without what stands between them (`testTimeout`);
 * - `part`: a hump of such a name (`timeout`);
 * - `pair`: two neighbouring characters of Chinese and the like;
 * - `single`: the last character of such a run, so that each character begins some token.
 */
export type TokenKind = 'word' | 'whole' | 'part' | 'pair' | 'single';

export interface Token {
  /** What is compared. */
  term: string;
  kind: TokenKind;
  /** Offsets in the folded text. */
  start: number;
  end: number;
  /** Ordinal of the word, or of the Chinese character; parts of a name count one by one. */
  position: number;
}

/** Take folded text apart. Indexing and querying both do it here. */
export function tokenize(folded: Folded): Token[] {
  const { text } = folded;
  const tokens: Token[] = [];
  let position = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at)!;
    const kind = charClass(code);
    if (kind === LETTER || kind === DIGIT) {
      const end = wordEnd(text, at);
      position = pushWord(folded, at, end, position, tokens);
      at = end;
    } else if (kind === IDEOGRAPH) {
      const end = runEnd(text, at);
      position = pushPairs(text, at, end, position, tokens);
      at = end;
    } else {
      const length = code > 0xffff ? 2 : 1;
      if (kind === SYMBOL) {
        const end = at + length;
        tokens.push({
          term: text.slice(at, end),
          kind: 'word',
          start: at,
          end,
          position: position++,
        });
      }
      at += length;
    }
  }
  return tokens;
}

/** End of a word with what joins it to the next: `fs.readFile`, `no-unused`, `test_timeout`, `c++`. */
function wordEnd(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = lettersEnd(text, end);
    const joiner = text[end];
    if (joiner !== '.' && joiner !== '-' && joiner !== '_') break;
    let next = end + 1;
    while (text[next] === '_') next++;
    if (lettersEnd(text, next) === next) break;
    end = next;
  }
  if (end - start === 1) {
    if (text.startsWith('++', end)) return end + 2;
    if (text[end] === '#') return end + 1;
  }
  return end;
}

function lettersEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const code = text.codePointAt(end)!;
    const kind = charClass(code);
    if (kind !== LETTER && kind !== DIGIT) break;
    end += code > 0xffff ? 2 : 1;
  }
  return end;
}

function runEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const code = text.codePointAt(end)!;
    if (charClass(code) !== IDEOGRAPH) break;
    end += code > 0xffff ? 2 : 1;
  }
  return end;
}

function pushPairs(
  text: string,
  from: number,
  to: number,
  firstPosition: number,
  tokens: Token[],
): number {
  let position = firstPosition;
  for (let start = from; start < to; ) {
    const next = start + (text.codePointAt(start)! > 0xffff ? 2 : 1);
    const last = next >= to;
    const end = last ? to : next + (text.codePointAt(next)! > 0xffff ? 2 : 1);
    const kind = last ? 'single' : 'pair';
    tokens.push({ term: text.slice(start, end), kind, start, end, position: position++ });
    start = next;
  }
  return position;
}

function pushWord(
  folded: Folded,
  start: number,
  end: number,
  firstPosition: number,
  tokens: Token[],
): number {
  const segments = splitWord(folded, start, end);
  let position = firstPosition;
  let parts = 0;
  for (const { start, end, humps } of segments) {
    parts += humps.length;
    const first = position;
    if (humps.length === 1) {
      push(tokens, folded.text.slice(start, end), 'word', start, end, position++);
      continue;
    }
    for (const hump of humps) {
      push(
        tokens,
        folded.text.slice(hump.start, hump.end),
        'part',
        hump.start,
        hump.end,
        position++,
      );
    }
    push(tokens, folded.text.slice(start, end), 'whole', start, end, first);
  }
  if (segments.length > 1 && parts > 1) {
    // `2.0.15` without its dots would be another number; `test-timeout` and `testTimeout` are one name.
    const whole = folded.text.slice(start, end).replace(/[-_]/g, '');
    push(tokens, whole, 'whole', start, end, firstPosition);
    if (/^v\d/.test(whole)) push(tokens, whole.slice(1), 'whole', start + 1, end, firstPosition);
  }
  return position;
}

function push(
  tokens: Token[],
  term: string,
  kind: TokenKind,
  start: number,
  end: number,
  position: number,
): void {
  if (term.length > 0 && term.length <= TERM_MAX_LENGTH) {
    tokens.push({ term, kind, start, end, position });
  }
}
