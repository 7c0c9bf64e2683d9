import { readFileSync } from 'node:fs';

import { writeFileAtomic } from '../files/write-file-atomic';
import type { Expected } from './projects';

/** New text for output that a page shows. */
export interface OutputUpdate {
  /** Absolute path of the page. */
  file: string;
  expected: Expected;
  text: string;
}

/** A line that would end the code block. */
const FENCE = /^\s*(?:`{3,}|~{3,})/m;

/** Whether output can be written to the page: the page contains the block as it is, and the text does not end it. */
export function canUpdate({ fence }: Expected, text: string): boolean {
  return fence.indent !== undefined && !FENCE.test(text);
}

/** Writes output to pages. Returns the paths of the pages. */
export function updatePages(updates: readonly OutputUpdate[]): string[] {
  const files = [...new Set(updates.map(({ file }) => file))];
  for (const file of files) {
    const own = updates.filter((update) => update.file === file);
    writeFileAtomic(file, applyUpdates(readFileSync(file, 'utf8'), own));
  }
  return files;
}

/** Replaces output in the source of a page. Line endings are preserved. */
export function applyUpdates(
  source: string,
  updates: readonly Omit<OutputUpdate, 'file'>[],
): string {
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  const lines = source.split(/\r?\n/);
  // From the end, so that the line numbers of the others stay valid.
  const sorted = updates.toSorted((a, b) => lineOf(b.expected) - lineOf(a.expected));
  for (const { expected, text } of sorted) {
    const { indent = '' } = expected.fence;
    const inserted = text === '' ? [] : text.split('\n');
    lines.splice(
      lineOf(expected) - 1,
      countLines(expected.text),
      ...inserted.map((line) => (indent + line).trimEnd()),
    );
  }
  return lines.join(lineEnd);
}

/** Returns the line of the page on which the output starts. 1-based. */
function lineOf({ fence, start }: Expected): number {
  return fence.line + 1 + start;
}

function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}
