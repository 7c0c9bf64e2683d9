import { EXCERPT_WIDTH } from '../model/constants';
import type { TextRange } from '../model/types';
import { DIGIT, getCharClass, LETTER } from './char-class';

const ELLIPSIS = '...';
/** Maximum number of UTF-16 code units that an excerpt is shortened by to end at a word boundary. */
const MAX_WORD_SHIFT = 14;

export interface Excerpt {
  /** Single-line excerpt. Starts or ends with an ellipsis if the text was truncated there. */
  text: string;
  /** Range of the excerpt in the original text. */
  range: TextRange;
  /** Length of the leading ellipsis, or 0 if there is none. */
  offset: number;
}

/**
 * Creates an excerpt of `text` around `match` with a maximum width of `maxWidth`, excluding ellipses. The match itself is
 * truncated only if it is wider than `maxWidth`.
 *
 * A third of the remaining width is used for context before the match, and the rest for context after it. If there is little
 * text on one side, the other side gets more. Graphemes are never split, and words are not split if a boundary is nearby.
 */
export function createExcerpt(text: string, match: TextRange, maxWidth = EXCERPT_WIDTH): Excerpt {
  // Upper bound for the number of characters on each side, because each character has a width of at least 1.
  const maxLength = maxWidth + MAX_WORD_SHIFT;
  const matchEnd = match.start + match.length;
  const before = splitGraphemes(safeSlice(text, match.start - maxLength, match.start)).reverse();
  const after = splitGraphemes(safeSlice(text, matchEnd, matchEnd + maxLength));
  const matched = splitGraphemes(text.slice(match.start, matchEnd));

  const remaining = maxWidth - getTextWidth(matched);
  if (remaining < 0) {
    const { length } = fitWidth(matched, maxWidth);
    return cutExcerpt(text, match.start, match.start + (length || (matched[0]?.length ?? 0)));
  }
  const widthBefore = Math.min(Math.ceil(remaining / 3), getTextWidth(before));
  const tail = fitWidth(after, remaining - widthBefore);
  const head = fitWidth(before, remaining - tail.width);
  const start = moveToWordStart(text, match.start - head.length, match.start);
  const end = moveToWordEnd(text, matchEnd + tail.length, matchEnd);
  return cutExcerpt(text, start, end);
}

function cutExcerpt(text: string, from: number, to: number): Excerpt {
  let start = from;
  let end = to;
  // Trim first, so that no ellipsis is added if only whitespace was removed.
  while (start < end && isSpace(text[start])) start++;
  while (end > start && isSpace(text[end - 1])) end--;
  const prefix = text.slice(0, start).trim() === '' ? '' : ELLIPSIS;
  const suffix = text.slice(end).trim() === '' ? '' : ELLIPSIS;
  // Do not collapse whitespace, because this would invalidate the highlight offsets.
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

/** Whether a UTF-16 code unit is part of a word in a script with spaces. */
function isWordChar(char: string | undefined): boolean {
  if (char === undefined || /\w/.test(char)) return char !== undefined;
  const kind = getCharClass(char.charCodeAt(0));
  return kind === LETTER || kind === DIGIT;
}

/** Moves the start of an excerpt forward to the end of a partial word, if the end is nearby. */
function moveToWordStart(text: string, start: number, limit: number): number {
  if (!isWordChar(text[start - 1]) || !isWordChar(text[start])) return start;
  for (let at = start; at < Math.min(limit, start + MAX_WORD_SHIFT); at++) {
    if (!isWordChar(text[at])) return at;
  }
  return start;
}

/** Moves the end of an excerpt back to the start of a partial word, if the start is nearby. */
function moveToWordEnd(text: string, end: number, limit: number): number {
  if (!isWordChar(text[end - 1]) || !isWordChar(text[end])) return end;
  for (let at = end; at > Math.max(limit, end - MAX_WORD_SHIFT); at--) {
    if (!isWordChar(text[at - 1])) return at;
  }
  return end;
}

/** Slices a string without splitting surrogate pairs. */
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

/** Splits a string into graphemes. Falls back to code points without `Intl.Segmenter`. */
function splitGraphemes(text: string): string[] {
  // Segmentation is slow. Only `\r\n` is a grapheme of several ASCII characters.
  if (!('Segmenter' in Intl) || /^[\t\n -~]*$/.test(text)) return [...text];
  // Created lazily, because this takes longer than the rest of the worker's startup.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Returns the width of a grapheme. Non-ASCII code points have a width of 3, because a Chinese character replaces several letters. */
function charWidth(char: string): number {
  let width = 0;
  for (const part of char) width += part.codePointAt(0)! < 0x80 ? 1 : 3;
  return width;
}

/** Returns the total width of a string or list of graphemes. */
export function getTextWidth(chars: Iterable<string>): number {
  let width = 0;
  for (const char of chars) width += charWidth(char);
  return width;
}

/** Measures the longest prefix that fits into `maxWidth`. `length` is in UTF-16 code units. */
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
