import type { ReactNode } from 'react';

import { useHydrated } from '../../react/useHydrated';

/** Props for `NoSSR`. */
export interface NoSSRProps {
  /** Content to render only in the browser. */
  children?: ReactNode;
  /**
   * Content to render on the server and until hydration.
   * @default null
   */
  fallback?: ReactNode;
}

/**
 * Skips server rendering of its children. Use it for content that requires browser APIs.
 *
 * @example
 * ```mdx
 * <NoSSR fallback="Loading …">
 *   <Playground />
 * </NoSSR>
 * ```
 */
export function NoSSR({ children, fallback = null }: NoSSRProps) {
  return <>{useHydrated() ? children : fallback}</>;
}
