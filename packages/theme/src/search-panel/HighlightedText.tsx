import type { TextRange } from '@octavo/search';

import { toTextRuns } from './text-runs';

/** Renders text with highlighted ranges. */
export function HighlightedText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  return toTextRuns(text, ranges).map((run) =>
    run.isHighlighted ? <mark key={run.start}>{run.text}</mark> : run.text,
  );
}
