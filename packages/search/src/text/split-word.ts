import { type Folded, originalEnd, originalStart } from './fold';

export interface Span {
  start: number;
  end: number;
}

/** A part of a name between separators, and its camel-case words: `readFile` has two. */
export interface Segment extends Span {
  words: Span[];
}

/** Splits a name at separators and at camel-case boundaries. Offsets are in the folded text. */
export function splitWord(folded: Folded, start: number, end: number): Segment[] {
  const { text } = folded;
  const segments: Segment[] = [];
  let from = start;
  for (let at = start; at <= end; at++) {
    if (at < end && !isNameSeparator(text[at]!)) continue;
    if (at > from) segments.push({ start: from, end: at, words: splitCamelCase(folded, from, at) });
    from = at + 1;
  }
  return segments;
}

function isNameSeparator(char: string): boolean {
  return char === '.' || char === '-' || char === '_';
}

/** Splits `testTimeout` and `HTMLElement` into two words each. */
function splitCamelCase(folded: Folded, start: number, end: number): Span[] {
  const from = originalStart(folded, start);
  const original = folded.original.slice(from, originalEnd(folded, end));
  if (!/[^A-Z][A-Z]|[A-Z][A-Z][a-z]/.test(original)) return [{ start, end }];

  const words: Span[] = [];
  let wordStart = start;
  for (let at = start + 1; at < end; at++) {
    const offset = originalStart(folded, at) - from;
    const previous = original[offset - 1]!;
    const next = original[offset + 1];
    if (!isUpper(original[offset]!) || originalStart(folded, at - 1) - from === offset) continue;
    const startsWord = !isUpper(previous) || (next !== undefined && isLower(next));
    if (!startsWord) continue;
    words.push({ start: wordStart, end: at });
    wordStart = at;
  }
  words.push({ start: wordStart, end });
  // Do not split names with a single letter, such as `JSXs` and `iOS`.
  return words.some((word) => word.end - word.start < 2) ? [{ start, end }] : words;
}

function isUpper(char: string): boolean {
  return char >= 'A' && char <= 'Z';
}

function isLower(char: string): boolean {
  return char >= 'a' && char <= 'z';
}
