import type { TextRange } from '@octavo/search';

/** Section of text that is either fully highlighted or not highlighted at all. */
export interface TextRun {
  text: string;
  isHighlighted: boolean;
  /** Start offset in the text. */
  start: number;
}

/** Splits text at highlight boundaries. Ignores out-of-range highlights. */
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
