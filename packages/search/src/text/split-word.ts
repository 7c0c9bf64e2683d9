import { type FoldedText, toOriginalEnd, toOriginalStart } from './fold';

export interface Span {
  start: number;
  end: number;
}

/** Part of a name between separators, with its camel-case words. For example, `readFile` consists of two words. */
export interface NameSegment extends Span {
  words: Span[];
}

/** Splits a name at separators and camel-case boundaries. All offsets refer to the folded text. */
export function splitWord(folded: FoldedText, start: number, end: number): NameSegment[] {
  const { text } = folded;
  const segments: NameSegment[] = [];
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

/** Splits a camel-case name, such as `testTimeout` or `HTMLElement`, into words. */
function splitCamelCase(folded: FoldedText, start: number, end: number): Span[] {
  const from = toOriginalStart(folded, start);
  const original = folded.original.slice(from, toOriginalEnd(folded, end));
  if (!/[^A-Z][A-Z]|[A-Z][A-Z][a-z]/.test(original)) return [{ start, end }];

  const words: Span[] = [];
  let wordStart = start;
  for (let at = start + 1; at < end; at++) {
    const offset = toOriginalStart(folded, at) - from;
    const previous = original[offset - 1]!;
    const next = original[offset + 1];
    if (!isUpper(original[offset]!) || toOriginalStart(folded, at - 1) - from === offset) continue;
    const startsWord = !isUpper(previous) || (next !== undefined && isLower(next));
    if (!startsWord) continue;
    words.push({ start: wordStart, end: at });
    wordStart = at;
  }
  words.push({ start: wordStart, end });
  // Do not split names such as `iOS` and `JSXs` if a word would consist of a single letter.
  return words.some((word) => word.end - word.start < 2) ? [{ start, end }] : words;
}

function isUpper(char: string): boolean {
  return char >= 'A' && char <= 'Z';
}

function isLower(char: string): boolean {
  return char >= 'a' && char <= 'z';
}
