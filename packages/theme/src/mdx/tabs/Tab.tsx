import type { ReactNode } from 'react';

/** Props of `Tab`. */
export interface TabProps {
  /** Label of the tab. */
  label?: ReactNode;
  /**
   * Identifier of the tab, which is stored when the reader selects it.
   * @default the label if it is a string, otherwise the index
   */
  value?: string;
  /**
   * Whether the tab cannot be selected.
   * @default false
   */
  disabled?: boolean;
  /** Content of the tab panel. */
  children?: ReactNode;
}

/**
 * Defines one tab of `Tabs`.
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
