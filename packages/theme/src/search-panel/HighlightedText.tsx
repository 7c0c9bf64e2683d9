import type { TextRange } from '@octavo/search';

import { toTextRuns } from './text-runs';

/**
 * Renders text with highlighted ranges. Each part has its own element, because browser translation replaces text nodes,
 * and React cannot remove a text node that has been replaced.
 */
export function HighlightedText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  return toTextRuns(text, ranges).map((run) =>
    run.isHighlighted ? (
      <mark key={run.start}>{run.text}</mark>
    ) : (
      <span key={run.start}>{run.text}</span>
    ),
  );
}
