import { startTransition, useEffect, useState } from 'react';

/** Idle time in milliseconds after which deferred content is rendered even if there is no query. */
const IDLE_DELAY = 1000;

/**
 * Returns whether to render content that would delay the first search results. Changes to `true` after the first
 * results, or after one second without a query.
 *
 * @param isAnswered Whether a query has returned results.
 */
export function useDeferredContent(open: boolean, isAnswered: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!open || isReady) return;
    const timer = window.setTimeout(
      () => startTransition(() => setReady(true)),
      isAnswered ? 0 : IDLE_DELAY,
    );
    return () => window.clearTimeout(timer);
  }, [open, isAnswered, isReady]);
  return isReady;
}
