import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

export interface DetailsProps extends Omit<ComponentPropsWithoutRef<'details'>, 'title'> {
  /** What is always to be seen. */
  title: ReactNode;
  /**
   * Whether it starts open.
   * @default false
   */
  open?: boolean;
}

/** Content that opens on demand; the same box as the `:::details` container. */
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
