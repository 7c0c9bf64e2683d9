import type { TextRange } from '@octavo/search';

export interface TextRun {
  text: string;
  isMarked: boolean;
  /** Offset of the run in the text. */
  start: number;
}

/** Splits a text at the edges of its highlights. Ranges outside the text are ignored. */
export function toTextRuns(text: string, ranges: readonly TextRange[]): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  const push = (end: number, isMarked: boolean): void => {
    if (end > at) runs.push({ text: text.slice(at, end), isMarked, start: at });
    at = Math.max(at, end);
  };
  for (const { start, length } of ranges) {
    push(Math.min(start, text.length), false);
    push(Math.min(start + length, text.length), true);
  }
  push(text.length, false);
  return runs;
}
