import type { ReactNode } from 'react';

export interface StepsProps {
  /** Content with a heading of level 3 for each step, or one ordered list. */
  children?: ReactNode;
}

/** Numbers the third-level headings inside it. */
export function Steps({ children }: StepsProps) {
  return <div className="oct-steps">{children}</div>;
}
