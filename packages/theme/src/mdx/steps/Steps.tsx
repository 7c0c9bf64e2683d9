import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

export interface StepsProps extends ComponentPropsWithoutRef<'div'> {
  /** Content with a heading of level 3 for each step, or one ordered list. */
  children?: ReactNode;
}

/** Numbers the third-level headings inside it. */
export const Steps = forwardRef<HTMLDivElement, StepsProps>(function Steps(
  { className, ...props },
  ref,
) {
  return <div {...props} ref={ref} className={classNames('oct-steps', className)} />;
});
