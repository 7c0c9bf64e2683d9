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

/** Finds all occurrences of the words in the text, ignoring case. Longer words take precedence. */
export function findWords(text: string, words: readonly string[]): TextRange[] {
  if (words.length === 0) return [];
  const patterns = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return Array.from(text.matchAll(new RegExp(patterns.join('|'), 'giu')), (match) => ({
    start: match.index,
    length: match[0].length,
  }));
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
