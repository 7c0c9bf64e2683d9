import type { TextRange } from '@octavo/search';

/** Part of a text that is completely highlighted, or not at all. */
export interface TextRun {
  text: string;
  isHighlighted: boolean;
  /** Offset of the run in the text. */
  start: number;
}

/** Splits a text at the edges of its highlights. Ranges outside the text are ignored. */
export function toTextRuns(text: string, ranges: readonly TextRange[]): TextRun[] {
  const runs: TextRun[] = [];
  let position = 0;
  const push = (end: number, isHighlighted: boolean): void => {
    if (end > position)
      runs.push({ text: text.slice(position, end), isHighlighted, start: position });
    position = Math.max(position, end);
  };
  for (const { start, length } of ranges) {
    push(Math.min(start, text.length), false);
    push(Math.min(start + length, text.length), true);
  }
  push(text.length, false);
  return runs;
}
