import { ProgressBar } from '@octavo/theme';
import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function changePending(difference: number): void {
  pending += difference;
  for (const listener of listeners) listener();
}

/** Shows the loading bar until the promise settles. */
export async function trackLoading<T>(work: Promise<T>): Promise<T> {
  changePending(1);
  try {
    return await work;
  } finally {
    changePending(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Progress bar for page loads. Its state is global, so that updates do not re-render the whole app. */
export function LoadingBar() {
  const loading = useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  );
  return <ProgressBar loading={loading} />;
}
