import type { ReactNode } from 'react';

export interface TabProps {
  /** What stands on the tab. */
  label?: ReactNode;
  /**
   * What is remembered when the tab is chosen.
   * @default the label, when it is text
   */
  value?: string;
  disabled?: boolean;
  children?: ReactNode;
}

/** One tab of `Tabs`, which reads its label; by itself it is only its content. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}
