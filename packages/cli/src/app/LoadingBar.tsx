import { ProgressBar } from '@octavo/theme';
import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  pending += by;
  for (const listener of listeners) listener();
}

/** Count `work` as loading until it settles. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The bar of the page that is on its way. Kept outside the application's state: it must not render with it. */
export function LoadingBar() {
  const loading = useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  );
  return <ProgressBar loading={loading} />;
}
