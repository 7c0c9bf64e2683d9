import type { SearchResult, TextRange } from '@octavo/search';

/** Text to find on a page after opening a search result. */
export interface MatchTarget {
  /** Words highlighted in the search result. */
  words: string[];
  /** Excerpt used to find the right match if there are several. Empty for titles and headings. */
  context: string;
}

/** Returns the text to find and highlight on the page that a search result links to. */
export function toMatchTarget(result: SearchResult): MatchTarget {
  const text =
    result.kind === 'title'
      ? result.title
      : result.kind === 'heading'
        ? result.heading
        : result.statement;
  const words = result.highlights.map(({ start, length }) => text.slice(start, start + length));
  const context = result.kind === 'content' ? text.replace(/^\.\.\.|\.\.\.$/g, '') : '';
  return { words: [...new Set(words)].filter((word) => word.trim() !== ''), context };
}

/** Letters and digits of scripts with spaces between words. */
const WORD_CHAR = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}_]/u;
const UPPER_CASE = /\p{Lu}/u;

/**
 * Finds all occurrences of the words in the text, ignoring case. Longer words take precedence. Skips occurrences inside
 * other words, but not in names such as `testTimeout`.
 */
export function findWords(text: string, words: readonly string[]): TextRange[] {
  if (words.length === 0) return [];
  const patterns = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return Array.from(text.matchAll(new RegExp(patterns.join('|'), 'giu')), (match) => ({
    start: match.index,
    length: match[0].length,
  })).filter(({ start, length }) => isBoundary(text, start) && isBoundary(text, start + length));
}

/** Checks whether an offset is not inside a word, or between two words of a camel-case name. */
function isBoundary(text: string, offset: number): boolean {
  const before = text[offset - 1] ?? '';
  const after = text[offset] ?? '';
  if (!WORD_CHAR.test(before) || !WORD_CHAR.test(after)) return true;
  return UPPER_CASE.test(after) && !UPPER_CASE.test(before);
}

/**
 * Returns the number of words in `text` that also occur in `context`. The match with the highest count is the best one.
 */
export function countSharedWords(text: string, context: string): number {
  const words = new Set(text.toLowerCase().split(/\s+/));
  return context
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && words.has(word)).length;
}
