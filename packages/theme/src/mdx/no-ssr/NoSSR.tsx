import type { ReactNode } from 'react';

import { useHydrated } from '../../react/useHydrated';

export interface NoSSRProps {
  children?: ReactNode;
  /** Shown on the server and until the page has hydrated. */
  fallback?: ReactNode;
}

/** Keeps its children out of the server's HTML: for what needs a browser. */
export function NoSSR({ children, fallback = null }: NoSSRProps) {
  return <>{useHydrated() ? children : fallback}</>;
}
