import { EXCERPT_WIDTH } from '../model/constants';
import type { TextRange } from '../model/types';

const ELLIPSIS = '...';
/** Maximum distance by which a cut is moved to a word boundary, in UTF-16 units. */
const MAX_WORD_SHIFT = 14;

export interface Excerpt {
  /** One line, with an ellipsis where it was cut. */
  text: string;
  /** Range of the original text. */
  range: TextRange;
  /** Offset of the range in `text`: the length of the ellipsis at the start, or 0. */
  offset: number;
}

/**
 * Returns an excerpt of `text` around `match`, with a width of about `maxWidth`. The match is only truncated if it is wider
 * than that.
 *
 * A third of the remaining width is used before the match and the rest after it, because readers continue from there. Width
 * that one side does not need is used by the other. Cuts are between graphemes, and at a word boundary if there is one nearby.
 */
export function createExcerpt(text: string, match: TextRange, maxWidth = EXCERPT_WIDTH): Excerpt {
  // Every character has a width of at least 1, so no more characters than this can fit.
  const maxLength = maxWidth + MAX_WORD_SHIFT;
  const matchEnd = match.start + match.length;
  const before = splitGraphemes(safeSlice(text, match.start - maxLength, match.start)).reverse();
  const after = splitGraphemes(safeSlice(text, matchEnd, matchEnd + maxLength));
  const matched = splitGraphemes(text.slice(match.start, matchEnd));

  const remaining = maxWidth - textWidth(matched);
  if (remaining < 0) {
    const { length } = fitWidth(matched, maxWidth);
    return cutExcerpt(text, match.start, match.start + (length || (matched[0]?.length ?? 0)));
  }
  const widthBefore = Math.min(Math.ceil(remaining / 3), textWidth(before));
  const tail = fitWidth(after, remaining - widthBefore);
  const head = fitWidth(before, remaining - tail.width);
  const start = moveToWordStart(text, match.start - head.length, match.start);
  const end = moveToWordEnd(text, matchEnd + tail.length, matchEnd);
  return cutExcerpt(text, start, end);
}

function cutExcerpt(text: string, from: number, to: number): Excerpt {
  let start = from;
  let end = to;
  // Trim first: if only whitespace is cut off, there is no ellipsis.
  while (start < end && isSpace(text[start])) start++;
  while (end > start && isSpace(text[end - 1])) end--;
  const prefix = text.slice(0, start).trim() === '' ? '' : ELLIPSIS;
  const suffix = text.slice(end).trim() === '' ? '' : ELLIPSIS;
  // Whitespace is replaced one to one, because collapsing it would shift the highlights.
  const line = text.slice(start, end).replace(/\s/g, ' ');
  return {
    text: prefix + line + suffix,
    range: { start, length: end - start },
    offset: prefix.length,
  };
}

function isSpace(char: string | undefined): boolean {
  return char !== undefined && /\s/.test(char);
}

function isWordChar(char: string | undefined): boolean {
  return char !== undefined && /[\w]/.test(char);
}

/** Moves the start of an excerpt to the end of a word that it would cut, if that is nearby. */
function moveToWordStart(text: string, start: number, limit: number): number {
  if (!isWordChar(text[start - 1]) || !isWordChar(text[start])) return start;
  for (let at = start; at < Math.min(limit, start + MAX_WORD_SHIFT); at++) {
    if (!isWordChar(text[at])) return at;
  }
  return start;
}

/** Moves the end of an excerpt to the start of a word that it would cut, if that is nearby. */
function moveToWordEnd(text: string, end: number, limit: number): number {
  if (!isWordChar(text[end - 1]) || !isWordChar(text[end])) return end;
  for (let at = end; at > Math.max(limit, end - MAX_WORD_SHIFT); at--) {
    if (!isWordChar(text[at - 1])) return at;
  }
  return end;
}

/** Returns a slice that does not split surrogate pairs. */
function safeSlice(text: string, from: number, to: number): string {
  let start = Math.max(0, from);
  let end = Math.min(text.length, to);
  if (isInsidePair(text, start)) start++;
  if (end > start && isInsidePair(text, end)) end--;
  return text.slice(start, Math.max(start, end));
}

function isInsidePair(text: string, at: number): boolean {
  return at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

let segmenter: Intl.Segmenter | undefined;

/** Splits a string into graphemes, such as a letter with its accents or a complete emoji. */
function splitGraphemes(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  // Created on first use, because this takes longer than starting the rest of the worker's code.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Returns the width of a grapheme. Non-ASCII characters count three times, because a Chinese character replaces several letters. */
function charWidth(char: string): number {
  let width = 0;
  for (const part of char) width += part.codePointAt(0)! < 0x80 ? 1 : 3;
  return width;
}

/** Returns the width of a string or of its graphemes. Each code point counts. */
export function textWidth(chars: Iterable<string>): number {
  let width = 0;
  for (const char of chars) width += charWidth(char);
  return width;
}

/** Returns the length in UTF-16 units and the width of the longest prefix with at most `maxWidth`. */
function fitWidth(chars: Iterable<string>, maxWidth: number): { length: number; width: number } {
  let length = 0;
  let width = 0;
  for (const char of chars) {
    const next = width + charWidth(char);
    if (next > maxWidth) break;
    width = next;
    length += char.length;
  }
  return { length, width };
}
