import type { TextRange } from '../model/types';
import type { Match } from './matches';
import { findBestCluster } from './proximity';

/** Part of a text to show as an excerpt. */
export interface ExcerptFocus {
  /** Paragraph, or line of code, that contains the matches. Text around it may be unrelated. */
  block: TextRange;
  /** Matches to center the excerpt on. */
  matches: readonly Match[];
}

/** Weight of matches in code, compared with matches in prose. */
const CODE_WEIGHT = 0.6;

/** Lines that start with a command or statement, or that end like one. */
const CODE_LINE =
  /^\s*(?:[$>] |(?:npx|npm|pnpm|yarn|bunx?|deno|node|git|cd) |(?:import|export|const|let|var|function|await|return)\b)|[;{}]\s*$|=>|^\s*[<@/}\])]/;

/** Finds the paragraph or line of code with the best matches. Prefers prose. Returns `undefined` without matches. */
export function findExcerptFocus(
  text: string,
  matches: readonly Match[],
  weights: readonly number[],
): ExcerptFocus | undefined {
  let best: (ExcerptFocus & { value: number }) | undefined;
  for (let first = 0; first < matches.length; ) {
    const { block, isCode } = findBlock(text, matches[first]!.start);
    const end = block.start + block.length;
    let last = first;
    while (last < matches.length && matches[last]!.start < end) last++;
    const inside = matches.slice(first, last).filter((match) => match.end <= end);
    const cluster = findBestCluster(inside, weights);
    if (cluster) {
      const { from, to, weight, density } = cluster;
      const value = weight * (0.7 + 0.3 * density) * (isCode ? CODE_WEIGHT : 1);
      if (!best || value > best.value) best = { block, matches: inside.slice(from, to + 1), value };
    }
    first = Math.max(last, first + 1);
  }
  return best;
}

/**
 * Returns the block at an offset. Blocks are separated by blank lines. Only code has several lines, which are separate
 * blocks, because they are shown in one line: the commands of several package managers would run together.
 */
function findBlock(text: string, offset: number): { block: TextRange; isCode: boolean } {
  const paragraph = findPart(text, offset, '\n\n');
  const line = findPart(text, offset, '\n');
  const content = text.slice(line.start, line.start + line.length);
  const isCode = line.length < paragraph.length || CODE_LINE.test(content);
  return { block: line, isCode };
}

function findPart(text: string, offset: number, separator: string): TextRange {
  const before = text.lastIndexOf(separator, offset - 1);
  const start = before < 0 || offset === 0 ? 0 : before + separator.length;
  const after = text.indexOf(separator, offset);
  return { start, length: (after < 0 ? text.length : after) - start };
}
