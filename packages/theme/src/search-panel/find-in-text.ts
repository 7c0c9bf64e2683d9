import type { SearchResult, TextRange } from '@octavo/search';

/** What to look for on a page that a result led to. */
export interface MarkTarget {
  /** Words that were marked in the result. */
  words: string[];
  /** Some text around them, to tell this place from others; empty for titles and headings. */
  context: string;
}

/** Take from a result what its page should have marked. */
export function markTarget(result: SearchResult): MarkTarget {
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

/** Places of any of the words in a text, without regard to case, the leftmost and longest first. */
export function findWords(text: string, words: readonly string[]): TextRange[] {
  if (words.length === 0) return [];
  const alternatives = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return Array.from(text.matchAll(new RegExp(alternatives.join('|'), 'giu')), (found) => ({
    start: found.index,
    length: found[0].length,
  }));
}

/** How many of the words around a match also stand in a text: the place with the most is the one meant. */
export function likeness(text: string, context: string): number {
  const words = new Set(text.toLowerCase().split(/\s+/));
  return context
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && words.has(word)).length;
}
