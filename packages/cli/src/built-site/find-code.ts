/** Matches the start of a line in quotes and lists. */
export const CONTAINERS = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*/;

/** Matches the first line of a fenced code block. Text between backticks is inline code. */
const OPENING = /^(?:(`{3,})[^`]*|(~{3,}).*)$/s;
const CLOSING = /^[\s>]*(`{3,}|~{3,})\s*$/;

/** Kind of a line: outside fenced code blocks, the first line of one, or another line of one. */
export type LineKind = 'text' | 'opening' | 'code';

/** Returns the kind of each line of Markdown. Fences can be in quotes and lists. */
export function classifyLines(lines: readonly string[]): LineKind[] {
  let fence: string | undefined;
  return lines.map((line) => {
    if (fence !== undefined) {
      if (CLOSING.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      return 'code';
    }
    const [, backticks, tildes] = OPENING.exec(line.replace(CONTAINERS, '')) ?? [];
    fence = backticks ?? tildes;
    return fence === undefined ? 'text' : 'opening';
  });
}

/** Returns for each line of Markdown whether it belongs to a fenced code block, including its fences. */
export function findCode(lines: readonly string[]): boolean[] {
  return classifyLines(lines).map((kind) => kind !== 'text');
}
