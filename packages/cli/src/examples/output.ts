import { stripVTControlCharacters } from 'node:util';

import { diffArrays } from 'diff';

/** A line that matches any number of lines. */
const GAP = /^\s*(?:…|\.\.\.)\s*$/;

/** Replaces the parts of a line that differ between runs. */
export type NormalizeLine = (line: string) => string;

interface Line {
  /** The line as it is shown or printed. */
  text: string;
  normalized: string;
}

/**
 * Compares output that a page shows with what was printed: its lines must be printed in this order. `…` on its own
 * matches any lines, and `…` in a line any characters. Empty lines and indentation are ignored.
 *
 * @returns the first line that is missing, or `undefined` if the output matches
 */
export function findMissingLine(
  shown: string,
  printed: string,
  normalize: NormalizeLine = (line) => line,
): string | undefined {
  const lines = toLines(printed, normalize);
  let from = 0;
  for (const block of toBlocks(toLines(shown, normalize))) {
    const starts = Array.from({ length: Math.max(0, lines.length - from) }, (_, i) => from + i);
    const lengths = starts.map((start) => matchLength(block, lines, start));
    const at = lengths.indexOf(block.length);
    // There can be too many lines to pass them as arguments.
    if (at < 0) return block[lengths.reduce((a, b) => Math.max(a, b), 0)]?.normalized;
    from += at + block.length;
  }
  return undefined;
}

function matchLength(block: readonly Line[], lines: readonly Line[], start: number): number {
  const end = block.findIndex((line, i) => !lineMatches(line, lines[start + i]));
  return end < 0 ? block.length : end;
}

function lineMatches(shown: Line, printed: Line | undefined): boolean {
  if (printed === undefined) return false;
  if (!shown.normalized.includes('…')) return shown.normalized === printed.normalized;
  const parts = shown.normalized
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(printed.normalized);
}

/** Like `lineMatches`, but a gap only marks missing lines and matches none. */
function isSameLine(shown: Line, printed: Line): boolean {
  return !GAP.test(shown.text) && lineMatches(shown, printed);
}

/** Splits lines at the gaps. */
function toBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (GAP.test(line.text)) blocks.push([]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

function toLines(text: string, normalize: NormalizeLine): Line[] {
  return text
    .split(/\r?\n/)
    .map((raw) => stripVTControlCharacters(raw).trimEnd())
    .map((line) => ({ text: line, normalized: collapse(normalize(line)) }))
    .filter(({ normalized }) => normalized !== '');
}

/** Removes durations in parentheses, which differ from run to run, and indentation. */
function collapse(line: string): string {
  return line
    .replace(/\s*\(\d+(?:\.\d+)?\s?m?s\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns shown output with the lines that differ replaced by the printed ones. Gaps, and lines that match, stay as they
 * are. Returns all printed lines if the excerpt cannot be located.
 */
export function updateOutput(
  shown: string,
  printed: string,
  normalize: NormalizeLine = (line) => line,
): string {
  if (findMissingLine(shown, printed, normalize) === undefined) return shown;
  const lines = toLines(printed, normalize);
  const updated = alignBlocks(toLines(shown, normalize), lines).join('\n');
  const isSound = findMissingLine(updated, printed, normalize) === undefined;
  return isSound && updated !== '' ? updated : lines.map(({ text }) => text).join('\n');
}

/** A shown line, or a gap, with the index of the printed line that it matches. */
interface Aligned {
  line: Line;
  at?: number;
}

function alignBlocks(shown: readonly Line[], printed: readonly Line[]): string[] {
  const aligned: Aligned[] = [];
  const changes = diffArrays([...shown], [...printed], { comparator: isSameLine });
  let at = 0;
  let index = 0;
  for (const { added, removed, count } of changes) {
    if (added) at += count;
    else {
      for (let i = 0; i < count; i++) {
        const line = shown[index++]!;
        aligned.push(removed ? { line } : { line, at: at++ });
      }
    }
  }
  const result: string[] = [];
  for (let i = 0; i < aligned.length; ) {
    const { line, at: found } = aligned[i]!;
    if (found !== undefined) {
      result.push(line.text);
      i++;
      continue;
    }
    const end = aligned.findIndex((each, j) => j > i && each.at !== undefined);
    const run = aligned.slice(i, end < 0 ? undefined : end).map((each) => each.line);
    const from = i === 0 ? undefined : aligned[i - 1]!.at! + 1;
    const to = end < 0 ? undefined : aligned[end]!.at!;
    for (const text of replaceRun(run, printed, from, to)) result.push(text);
    i += run.length;
  }
  return result;
}

/**
 * Replaces consecutive lines that do not match.
 *
 * @param from - index of the first printed line after the previous match
 * @param to - index of the next printed line that matches
 */
function replaceRun(
  run: readonly Line[],
  printed: readonly Line[],
  from: number | undefined,
  to: number | undefined,
): string[] {
  const gap = run.findIndex(({ text }) => GAP.test(text));
  const before = gap < 0 ? run : run.slice(0, gap);
  const after = gap < 0 ? [] : run.slice(run.findLastIndex(({ text }) => GAP.test(text)) + 1);
  const text = (start: number, end: number) =>
    printed.slice(Math.max(0, start), Math.max(0, end)).map((line) => line.text);
  if (gap >= 0) {
    const head = from === undefined ? text(0, before.length) : text(from, from + before.length);
    const last = to ?? printed.length;
    return [...head, run[gap]!.text, ...text(last - after.length, last)];
  }
  if (from !== undefined && to !== undefined) return text(from, to);
  if (to !== undefined) return text(to - run.length, to);
  if (from !== undefined) return text(from, from + run.length);
  return text(0, printed.length);
}

/** Limits of a difference, so that it does not flood a terminal. */
const MAX_DIFF_LINES = 200;
const MAX_DIFF_WIDTH = 1000;

/**
 * Formats the differences between two texts, with `-` for expected and `+` for printed lines. The end of a long difference
 * is replaced by the number of lines.
 */
export function formatDiff(expected: string, actual: string): string {
  const changes = diffArrays(expected.trimEnd().split('\n'), actual.trimEnd().split('\n'));
  const lines = changes.flatMap(({ value, added, removed }) =>
    value.map((line) => `${added ? '+' : removed ? '-' : ' '} ${line}`.trimEnd()),
  );
  const shown = lines
    .slice(0, MAX_DIFF_LINES)
    .map((line) => (line.length > MAX_DIFF_WIDTH ? `${line.slice(0, MAX_DIFF_WIDTH)}…` : line));
  const rest = lines.length - shown.length;
  return (rest > 0 ? [...shown, `… ${rest} more lines`] : shown).join('\n');
}
