/** Matches the start of a line in quotes and lists. */
export const CONTAINERS = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*/;

/** Matches the first line of a fenced code block. Text between backticks is inline code. */
const OPENING = /^(?:(`{3,})[^`]*|(~{3,}).*)$/s;
const CLOSING = /^[\s>]*(`{3,}|~{3,})\s*$/;

/** Returns for each line of Markdown whether it belongs to a fenced code block, including its fences. */
export function findCode(lines: readonly string[]): boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    if (fence !== undefined) {
      if (CLOSING.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      return true;
    }
    const [, backticks, tildes] = OPENING.exec(line.replace(CONTAINERS, '')) ?? [];
    fence = backticks ?? tildes;
    return fence !== undefined;
  });
}
