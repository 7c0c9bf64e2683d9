import type { TextRange } from '@octavo/search';

import { toTextRuns } from './text-runs';

/** A text with the places marked that a query found. */
export function Highlighted({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  return toTextRuns(text, ranges).map((run) =>
    run.isMarked ? <mark key={run.start}>{run.text}</mark> : run.text,
  );
}
