import type { TextRange } from '@octavo/search';

import { highlightParts } from './highlight-parts';

/** A text with the places marked that a query found. */
export function Highlighted({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  return highlightParts(text, ranges).map((part) =>
    part.isMarked ? <mark key={part.start}>{part.text}</mark> : part.text,
  );
}
