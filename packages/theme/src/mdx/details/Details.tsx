import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

/** Props for `Details`. */
export interface DetailsProps extends Omit<ComponentPropsWithoutRef<'details'>, 'title'> {
  /** Summary that is always visible. */
  title: ReactNode;
  /**
   * Whether the content is expanded by default.
   * @default false
   */
  open?: boolean;
}

/**
 * Renders collapsible content, like the `:::details` container.
 *
 * @example
 * ```mdx
 * <Details title="How it works">The compiler reads each file once.</Details>
 * ```
 */
export const Details = forwardRef<HTMLDetailsElement, DetailsProps>(function Details(
  { title, className, children, ...props },
  ref,
) {
  return (
    <details
      {...props}
      ref={ref}
      className={classNames('oct-callout', className)}
      data-type="details"
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
});
