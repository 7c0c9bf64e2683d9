import { TERM_MAX_LENGTH } from '../model/constants';
import { DIGIT, getCharClass, IDEOGRAPH, LETTER, SYMBOL } from './char-class';
import type { FoldedText } from './fold';
import { splitWord } from './split-word';

/**
 * Token kinds:
 * - `word`: a word, or a segment of a name with separators
 * - `compound`: a complete name with several words, without `-` and `_`, such as `testtimeout`
 * - `part`: a camel-case word in a compound, such as `timeout`
 * - `bigram`: two adjacent characters in a script without spaces, such as Chinese
 * - `char`: the last character before a space or a different script, so that every character starts a token
 */
export type TokenKind = 'word' | 'compound' | 'part' | 'bigram' | 'char';

export interface Token {
  /** Normalized text to index. */
  term: string;
  kind: TokenKind;
  /** Start offset in the folded text. */
  start: number;
  /** End offset in the folded text. */
  end: number;
  /** Word position in the text. Each part of a name and each Chinese character counts as a word. */
  position: number;
}

const HYPHEN = 0x2d;
const DOT = 0x2e;
const UNDERSCORE = 0x5f;

/**
 * Splits folded text into tokens. Used for both indexing and querying, so that the terms match.
 *
 * @param starts - beginnings of the terms to return, from `getTermStart`. Some other terms are omitted, which takes half the
 * time. By default, all terms are returned.
 */
export function tokenize(folded: FoldedText, starts?: ReadonlySet<number>): Token[] {
  const { text } = folded;
  const tokens: Token[] = [];
  let position = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at)!;
    const kind = getCharClass(code);
    if (kind === LETTER || kind === DIGIT) {
      const end = wordEnd(text, at);
      const isOmitted =
        starts?.has(getTermStart(text, at, end)) === false && isPlainWord(folded, at, end);
      position = isOmitted ? position + 1 : pushWord(folded, at, end, position, tokens);
      at = end;
    } else if (kind === IDEOGRAPH) {
      const end = runEnd(text, at);
      position = pushBigrams(text, at, end, position, tokens, starts);
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

/** Returns a number for the first two UTF-16 code units of a term, which is in a text from `start` to `end`. */
export function getTermStart(text: string, start: number, end: number): number {
  const second = end - start > 1 ? text.charCodeAt(start + 1) : 0;
  return text.charCodeAt(start) * 0x10000 + second;
}

/** Returns the end offset of a word or name, such as `fs.readFile`, `no-unused`, `test_timeout` or `c++`. */
function wordEnd(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = lettersEnd(text, end);
    if (!isNameSeparator(text.charCodeAt(end))) break;
    let next = end + 1;
    while (text.charCodeAt(next) === UNDERSCORE) next++;
    if (lettersEnd(text, next) === next) break;
    end = next;
  }
  if (end - start === 1) {
    if (text.startsWith('++', end)) return end + 2;
    if (text[end] === '#') return end + 1;
  }
  return end;
}

function isNameSeparator(code: number): boolean {
  return code === DOT || code === HYPHEN || code === UNDERSCORE;
}

function lettersEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const code = text.codePointAt(end)!;
    const kind = getCharClass(code);
    if (kind !== LETTER && kind !== DIGIT) break;
    end += code > 0xffff ? 2 : 1;
  }
  return end;
}

function runEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const code = text.codePointAt(end)!;
    if (getCharClass(code) !== IDEOGRAPH) break;
    end += code > 0xffff ? 2 : 1;
  }
  return end;
}

function pushBigrams(
  text: string,
  from: number,
  to: number,
  firstPosition: number,
  tokens: Token[],
  starts?: ReadonlySet<number>,
): number {
  let position = firstPosition;
  for (let start = from; start < to; position++) {
    const code = text.codePointAt(start)!;
    const next = start + (code > 0xffff ? 2 : 1);
    const last = next >= to;
    const end = last ? to : next + (text.codePointAt(next)! > 0xffff ? 2 : 1);
    if (starts?.has(getTermStart(text, start, end)) !== false) {
      const kind = last ? 'char' : 'bigram';
      tokens.push({ term: text.slice(start, end), kind, start, end, position });
    }
    start = next;
  }
  return position;
}

function pushWord(
  folded: FoldedText,
  start: number,
  end: number,
  firstPosition: number,
  tokens: Token[],
): number {
  if (isPlainWord(folded, start, end)) {
    push(tokens, folded.text.slice(start, end), 'word', start, end, firstPosition);
    return firstPosition + 1;
  }
  const segments = splitWord(folded, start, end);
  let position = firstPosition;
  let wordCount = 0;
  for (const { start, end, words } of segments) {
    wordCount += words.length;
    const first = position;
    if (words.length === 1) {
      push(tokens, folded.text.slice(start, end), 'word', start, end, position++);
      continue;
    }
    for (const word of words) {
      push(
        tokens,
        folded.text.slice(word.start, word.end),
        'part',
        word.start,
        word.end,
        position++,
      );
    }
    push(tokens, folded.text.slice(start, end), 'compound', start, end, first);
  }
  if (segments.length > 1 && wordCount > 1) {
    // Keep dots, because they are significant in version numbers such as `2.0.15`.
    const name = folded.text.slice(start, end).replace(/[-_]/g, '');
    push(tokens, name, 'compound', start, end, firstPosition);
    if (/^v\d/.test(name)) push(tokens, name.slice(1), 'compound', start + 1, end, firstPosition);
  }
  return position;
}

/** Whether a word has no separators and no uppercase letters after the first one. Most words are plain. */
function isPlainWord({ original, starts }: FoldedText, start: number, end: number): boolean {
  if (starts) return false;
  for (let at = start + 1; at < end; at++) {
    const code = original.charCodeAt(at);
    if (isNameSeparator(code) || (code >= 0x41 && code <= 0x5a)) return false;
  }
  return true;
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
