import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

/** Props of `Steps`. */
export interface StepsProps extends ComponentPropsWithoutRef<'div'> {
  /** Content with a level 3 heading for each step, or an ordered list. */
  children?: ReactNode;
}

/**
 * Numbers its level 3 headings, or the items of an ordered list, as steps.
 *
 * @example
 * ```mdx
 * <Steps>
 * ### Install
 *
 * ### Run
 * </Steps>
 * ```
 */
export const Steps = forwardRef<HTMLDivElement, StepsProps>(function Steps(
  { className, ...props },
  ref,
) {
  return <div {...props} ref={ref} className={classNames('oct-steps', className)} />;
});
