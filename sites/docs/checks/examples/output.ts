import { stripVTControlCharacters } from 'node:util';

/** A line of a page that stands for any number of lines. */
const GAP = /^\s*(?:…|\.\.\.)\s*$/;

/**
 * Find what a page shows in what was printed: its lines, one after the other. Empty lines do not count, `…` alone
 * stands for any lines, and `…` in a line for any characters.
 *
 * @returns nothing when it is there, else the first line that is not where it should be.
 */
export function missingLine(shown: string, printed: string): string | undefined {
  const lines = linesOf(printed);
  let from = 0;
  for (const block of blocksOf(linesOf(shown))) {
    const starts = Array.from({ length: lines.length - from }, (_, i) => from + i);
    const lengths = starts.map((start) => matchLength(block, lines, start));
    const at = lengths.indexOf(block.length);
    if (at < 0) return block[Math.max(0, ...lengths)];
    from += at + block.length;
  }
  return undefined;
}

function matchLength(block: string[], lines: string[], start: number): number {
  const end = block.findIndex((line, i) => !lineMatches(line, lines[start + i]));
  return end < 0 ? block.length : end;
}

function lineMatches(shown: string, printed: string | undefined): boolean {
  if (printed === undefined) return false;
  if (!shown.includes('…')) return shown === printed;
  const parts = shown.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(printed);
}

/** Blocks of lines that stand directly after each other. */
function blocksOf(lines: string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (GAP.test(line)) blocks.push([]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

function linesOf(text: string): string[] {
  return stripVTControlCharacters(text)
    .split(/\r?\n/)
    .map(normalized)
    .filter((line) => line !== '');
}

/** What differs from run to run: how long things took, memory, the project's folder, how far a line is indented. */
function normalized(line: string): string {
  return line
    .replace(/^\s*\|.*/, (row) => row.replace(/\d[\d.]*(?:ms|s|%)/g, '0').replace(/-{3,}/g, '---'))
    .replace(/(?<![\w.])\/app\//g, '')
    .replace(/\b\d+ MB heap used/, 'MB heap used')
    .replace(/^(\s*Shard \d+\/\d+:).*/, '$1')
    .replace(/\bDuration\b.*/, 'Duration')
    .replace(/\s*\(\d+(?:\.\d+)?\s?m?s\)/g, '')
    .replace(/(\(\d+\)) \d+(?:\.\d+)?\s?m?s$/, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
