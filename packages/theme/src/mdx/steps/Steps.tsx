import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

/** Props for `Steps`. */
export interface StepsProps extends ComponentPropsWithoutRef<'div'> {
  /** Sections with level 3 headings, or an ordered list. */
  children?: ReactNode;
}

/**
 * Renders level 3 headings or ordered list items as numbered steps.
 *
 * @example
 * ```mdx
 * <Steps>
 * 1. Install the package.
 * 2. Run it.
 * </Steps>
 * ```
 */
export const Steps = forwardRef<HTMLDivElement, StepsProps>(function Steps(
  { className, ...props },
  ref,
) {
  return <div {...props} ref={ref} className={classNames('oct-steps', className)} />;
});
