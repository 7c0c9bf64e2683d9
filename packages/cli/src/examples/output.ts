import { diffArrays } from 'diff';

import { renderLine, stripColors } from './terminal-text';

/** A line that matches any number of lines. */
const GAP = /^\s*(?:…|\.\.\.)\s*$/;

/** Replaces the parts of a line that differ between runs. */
export type NormalizeLine = (line: string) => string;

interface Line {
  /** The line as it is on the page or was printed. */
  raw: string;
  /** Without colors. */
  text: string;
  normalized: string;
  /** Ignored lines before it. */
  before: readonly string[];
}

/**
 * Compares output that a page shows with what was printed: its lines must be printed in this order. `…` on its own
 * matches any lines, and `…` in a line any characters. Empty lines, indentation and colors are ignored. Lines that were
 * overwritten after a carriage return are compared as a terminal shows them.
 *
 * @returns the first line that is missing, or `undefined` if the output matches
 */
export function findMissingLine(
  shown: string,
  printed: string,
  normalize: NormalizeLine = (line) => line,
): string | undefined {
  const { lines } = readLines(printed, normalize);
  let from = 0;
  for (const block of toBlocks(readLines(shown, normalize).lines)) {
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
  return printed !== undefined && textMatches(shown.normalized, printed.normalized);
}

function textMatches(shown: string, printed: string): boolean {
  if (!shown.includes('…')) return shown === printed;
  const parts = shown.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(printed);
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

interface Lines {
  lines: Line[];
  /** Ignored lines at the end. */
  rest: readonly string[];
}

/** Reads the lines that are compared. Lines without text are ignored. */
function readLines(code: string, normalize: NormalizeLine): Lines {
  const lines: Line[] = [];
  let before: string[] = [];
  for (const raw of code.split(/\r?\n/)) {
    const text = toText(raw);
    const normalized = collapse(normalize(text));
    if (normalized === '') before.push(raw);
    else {
      lines.push({ raw, text, normalized, before });
      before = [];
    }
  }
  return { lines, rest: before };
}

function toText(raw: string): string {
  return stripColors(renderLine(raw)).trimEnd();
}

/** Removes durations in parentheses, which differ from run to run, and indentation. */
function collapse(line: string): string {
  return line
    .replace(/\s*\(\d+(?:\.\d+)?\s?m?s\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns shown output with the lines that differ replaced by the printed ones, with their colors. Gaps, and lines that
 * match, stay as they are. Returns all printed lines if the excerpt cannot be located.
 */
export function updateOutput(
  shown: string,
  printed: string,
  normalize: NormalizeLine = (line) => line,
): string {
  if (findMissingLine(shown, printed, normalize) === undefined) return shown;
  const page = readLines(shown.replace(/\n$/, ''), normalize);
  const all = readLines(printed, normalize).lines.map(toPageLine);
  const lines = alignLines(page.lines, all, normalize);
  const updated = joinLines(lines, page);
  const isSound = findMissingLine(updated, printed, normalize) === undefined;
  return isSound && lines.length > 0 ? updated : joinLines(all, page);
}

/** Converts a printed line to one of a page. Other ignored lines than empty ones are not written. */
function toPageLine(line: Line): Line {
  const before = line.before.filter((raw) => toText(raw) === '').map(() => '');
  return { ...line, raw: renderLine(line.raw).trimEnd(), before };
}

/** Joins lines. Both ends have the same ignored lines as the output that the page shows. */
function joinLines(lines: readonly Line[], { lines: [first], rest }: Lines): string {
  const parts = lines.flatMap(({ raw, before }, i) => [...(i > 0 ? before : first!.before), raw]);
  return [...parts, ...rest].join('\n');
}

function alignLines(
  shown: readonly Line[],
  printed: readonly Line[],
  normalize: NormalizeLine,
): Line[] {
  const result: Line[] = [];
  /** Shown lines since the last one that matches. */
  let run: Line[] = [];
  let from: number | undefined;
  const replace = (to?: number) => {
    for (const line of replaceRun(run, printed, { from, to, normalize })) result.push(line);
    run = [];
  };
  let at = 0;
  let index = 0;
  for (const change of diffArrays([...shown], [...printed], { comparator: isSameLine })) {
    const { added, removed, count } = change;
    const lines = added ? [] : shown.slice(index, index + count);
    index += lines.length;
    if (removed) run = [...run, ...lines];
    else if (!added) {
      replace(at);
      for (const line of lines) result.push(line);
      from = at + count;
    }
    if (!removed) at += count;
  }
  replace();
  return result;
}

/** Printed lines that replace others. */
interface Replacement {
  /** Index of the first printed line after the previous match. */
  from: number | undefined;
  /** Index of the next printed line that matches. */
  to: number | undefined;
  normalize: NormalizeLine;
}

/** Replaces consecutive lines that do not match. */
function replaceRun(
  run: readonly Line[],
  printed: readonly Line[],
  { from, to, normalize }: Replacement,
): Line[] {
  const gap = run.findIndex(({ text }) => GAP.test(text));
  const before = gap < 0 ? run : run.slice(0, gap);
  const after = gap < 0 ? [] : run.slice(run.findLastIndex(({ text }) => GAP.test(text)) + 1);
  const replace = (old: readonly Line[], start: number, end: number) => {
    const lines = printed.slice(Math.max(0, start), Math.max(0, end));
    if (lines.length !== old.length) return lines;
    return lines.map((line, i) => keepGaps(old[i]!, line, normalize));
  };
  if (gap >= 0) {
    const start = from ?? 0;
    const last = to ?? printed.length;
    return [
      ...replace(before, start, start + before.length),
      run[gap]!,
      ...replace(after, last - after.length, last),
    ];
  }
  if (from !== undefined && to !== undefined) return replace(run, from, to);
  if (to !== undefined) return replace(run, to - run.length, to);
  if (from !== undefined) return replace(run, from, from + run.length);
  return replace(run, 0, printed.length);
}

/** Returns a printed line with the gaps of the replaced one, if it has as many words and some of them match. */
function keepGaps(old: Line, printed: Line, normalize: NormalizeLine): Line {
  const words = old.raw.match(/\S+/g) ?? [];
  const others = printed.raw.match(/\S+/g) ?? [];
  const matches = words.filter((word, i) => word !== '…' && textMatches(word, others[i] ?? ''));
  if (words.length !== others.length || matches.length === 0) return printed;
  let i = 0;
  const raw = printed.raw.replace(/\S+/g, (other) => {
    const word = words[i++]!;
    return word.includes('…') && textMatches(word, other) ? word : other;
  });
  const line = { ...printed, raw, normalized: collapse(normalize(toText(raw))) };
  return lineMatches(line, printed) ? line : printed;
}

/** Limits of a difference, so that it does not flood a terminal. */
const MAX_DIFF_LINES = 200;
const MAX_DIFF_WIDTH = 1000;

/**
 * Formats the differences between two texts, with `-` for expected and `+` for printed lines, without colors. The end of a
 * long difference is replaced by the number of lines.
 */
export function formatDiff(expected: string, actual: string): string {
  const [before, after] = [expected, actual].map((text) => text.trimEnd().split('\n').map(toText));
  const changes = diffArrays(before!, after!);
  const lines = changes.flatMap(({ value, added, removed }) =>
    value.map((line) => `${added ? '+' : removed ? '-' : ' '} ${line}`.trimEnd()),
  );
  const shown = lines
    .slice(0, MAX_DIFF_LINES)
    .map((line) => (line.length > MAX_DIFF_WIDTH ? `${line.slice(0, MAX_DIFF_WIDTH)}…` : line));
  const rest = lines.length - shown.length;
  return (rest > 0 ? [...shown, `… ${rest} more lines`] : shown).join('\n');
}
