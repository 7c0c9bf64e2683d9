import type { TextRange } from '../model/types';

/** Highlight delimiters. Private-use characters do not conflict with page content, unlike HTML tags. */
export const MARK_START = '\ue000';
export const MARK_END = '\ue001';

export interface MarkedText {
  text: string;
  highlights: TextRange[];
}

/** Strips highlight delimiters from a string and returns the highlighted ranges. */
export function parseMarkedText(marked: string): MarkedText {
  let text = '';
  const highlights: TextRange[] = [];
  let start: number | undefined;
  for (const part of marked.split(/([\ue000\ue001])/)) {
    if (part === MARK_START) start ??= text.length;
    else if (part === MARK_END) {
      if (start !== undefined && text.length > start) {
        highlights.push({ start, length: text.length - start });
      }
      start = undefined;
    } else text += part;
  }
  return { text, highlights };
}
