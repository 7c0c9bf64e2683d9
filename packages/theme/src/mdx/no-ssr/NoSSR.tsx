import type { ReactNode } from 'react';

import { useHydrated } from '../../react/useHydrated';

/** Props of `NoSSR`. */
export interface NoSSRProps {
  /** Content that is only rendered in the browser. */
  children?: ReactNode;
  /**
   * Content to show on the server and until hydration.
   * @default null
   */
  fallback?: ReactNode;
}

/**
 * Excludes its children from server rendering, for content that needs browser APIs.
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
