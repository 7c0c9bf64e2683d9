import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

export interface CardGridProps extends ComponentPropsWithoutRef<'div'> {
  /** Cards, in as many columns as fit. */
  children?: ReactNode;
}

/** Sets cards side by side. */
export const CardGrid = forwardRef<HTMLDivElement, CardGridProps>(function CardGrid(
  { className, ...props },
  ref,
) {
  return <div {...props} ref={ref} className={classNames('oct-card-grid', className)} />;
});
