import type { ReactNode } from 'react';

/** Props for `Tab`. */
export interface TabProps {
  /** Tab label. */
  label?: ReactNode;
  /**
   * Unique value, stored when the user selects the tab.
   * @default the label if it is a string, otherwise the index
   */
  value?: string;
  /**
   * Whether the tab is disabled.
   * @default false
   */
  disabled?: boolean;
  /** Tab panel content. */
  children?: ReactNode;
}

/**
 * Defines a tab inside `Tabs`.
 *
 * @example
 * ```mdx
 * <Tabs>
 *   <Tab label="JavaScript" value="js">…</Tab>
 *   <Tab label="TypeScript" value="ts">…</Tab>
 * </Tabs>
 * ```
 */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}
