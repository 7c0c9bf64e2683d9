import { EXCERPT_WIDTH } from '../model/constants';
import type { TextRange } from '../model/types';

const CUT = '...';
/** Furthest that a cut moves to stand between words, in UTF-16 units. */
const WORD_REACH = 14;

export interface Excerpt {
  /** One line, with dots where it was cut. */
  text: string;
  /** What of the original stands in it. */
  range: TextRange;
  /** Where in `text` the range begins: 3 when there are dots before it, else 0. */
  offset: number;
}

/**
 * Cut about `maxWidth` width units out of `text` around `match`, which is never shortened unless it alone is
 * wider.
 *
 * A third of the room goes before the match and the rest after it, because readers go on from there. Room
 * that one side cannot use passes to the other. Cuts stand between characters, and between words where one
 * ends nearby.
 */
export function excerpt(text: string, match: TextRange, maxWidth = EXCERPT_WIDTH): Excerpt {
  // No character is narrower than one unit, so nothing further away can fit.
  const reach = maxWidth + WORD_REACH;
  const matchEnd = match.start + match.length;
  const before = characters(safeSlice(text, match.start - reach, match.start)).reverse();
  const after = characters(safeSlice(text, matchEnd, matchEnd + reach));
  const inside = characters(text.slice(match.start, matchEnd));

  const room = maxWidth - textWidth(inside);
  if (room < 0) {
    const { length } = fitWidth(inside, maxWidth);
    return shown(text, match.start, match.start + (length || (inside[0]?.length ?? 0)));
  }
  const wantedBefore = Math.min(Math.ceil(room / 3), textWidth(before));
  const tail = fitWidth(after, room - wantedBefore);
  const head = fitWidth(before, room - tail.width);
  const start = toWordStart(text, match.start - head.length, match.start);
  const end = toWordEnd(text, matchEnd + tail.length, matchEnd);
  return shown(text, start, end);
}

function shown(text: string, from: number, to: number): Excerpt {
  let start = from;
  let end = to;
  // A cut between blocks, or at their edge, is no cut.
  while (start < end && isSpace(text[start])) start++;
  while (end > start && isSpace(text[end - 1])) end--;
  const prefix = text.slice(0, start).trim() === '' ? '' : CUT;
  const suffix = text.slice(end).trim() === '' ? '' : CUT;
  // Characters are replaced one by one, so that ranges stay right.
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

/** Move the start of an excerpt behind a word that it would cut, if that ends nearby. */
function toWordStart(text: string, start: number, limit: number): number {
  if (!isWordChar(text[start - 1]) || !isWordChar(text[start])) return start;
  for (let at = start; at < Math.min(limit, start + WORD_REACH); at++) {
    if (!isWordChar(text[at])) return at;
  }
  return start;
}

/** Move the end of an excerpt before a word that it would cut, if that begins nearby. */
function toWordEnd(text: string, end: number, limit: number): number {
  if (!isWordChar(text[end - 1]) || !isWordChar(text[end])) return end;
  for (let at = end; at > Math.max(limit, end - WORD_REACH); at--) {
    if (!isWordChar(text[at - 1])) return at;
  }
  return end;
}

/** A slice that does not begin or end inside a surrogate pair. */
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

/** Splits a text into what a reader sees as characters: a letter with its accents, a whole emoji. */
function characters(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  // Created on first use: that takes longer than starting all other code of the worker.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Non-ASCII counts three times: one Chinese character says as much as a few letters. */
function charWidth(char: string): number {
  let width = 0;
  for (const part of char) width += part.codePointAt(0)! < 0x80 ? 1 : 3;
  return width;
}

/** Width of a text, or of its characters; a character of several code points counts each. */
export function textWidth(chars: Iterable<string>): number {
  let width = 0;
  for (const char of chars) width += charWidth(char);
  return width;
}

/** How much of `chars` fits in `room`: its length in UTF-16 units, and its width. */
function fitWidth(chars: Iterable<string>, room: number): { length: number; width: number } {
  let length = 0;
  let width = 0;
  for (const char of chars) {
    const next = width + charWidth(char);
    if (next > room) break;
    width = next;
    length += char.length;
  }
  return { length, width };
}
