import { startTransition, useEffect, useState } from 'react';

/** Time in milliseconds without a query after which deferred content is rendered. */
const IDLE_DELAY = 1000;

/**
 * Returns whether to render content that must not delay the first results. It becomes `true` after the first answer, or
 * after a second without a query.
 *
 * @param isAnswered Whether a query has an answer.
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
