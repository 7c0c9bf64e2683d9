import type { SearchResult, TextRange } from '@octavo/search';

/** Text to find on the page of a search result. */
export interface MatchTarget {
  /** Highlighted words of the result. */
  words: string[];
  /** Excerpt of the result, which identifies the match among several. Empty for titles and headings. */
  context: string;
}

/** Returns the text to highlight on the page of a result. */
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

/** Finds all occurrences of the words in a text, ignoring case. Longer words take precedence. */
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

/** Returns how many words of the context a text contains. The match with the most is the one of the result. */
export function countSharedWords(text: string, context: string): number {
  const words = new Set(text.toLowerCase().split(/\s+/));
  return context
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && words.has(word)).length;
}
