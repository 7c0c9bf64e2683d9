import type { TextRange } from '@octavo/search';

export interface TextPart {
  text: string;
  isMarked: boolean;
  /** Where the part begins, which tells parts apart. */
  start: number;
}

/** Cut a text at the edges of its highlights. Ranges outside the text are left out. */
export function highlightParts(text: string, ranges: readonly TextRange[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const push = (end: number, isMarked: boolean): void => {
    if (end > at) parts.push({ text: text.slice(at, end), isMarked, start: at });
    at = Math.max(at, end);
  };
  for (const { start, length } of ranges) {
    push(Math.min(start, text.length), false);
    push(Math.min(start + length, text.length), true);
  }
  push(text.length, false);
  return parts;
}
