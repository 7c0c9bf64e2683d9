import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

/** Props for `CardGrid`. */
export interface CardGridProps extends ComponentPropsWithoutRef<'div'> {
  /** `Card` and `LinkCard` elements. */
  children?: ReactNode;
}

/**
 * Renders cards in a responsive grid with as many columns as fit.
 *
 * @example
 * ```mdx
 * <CardGrid>
 *   <LinkCard href="/guide/install" title="Install" />
 *   <LinkCard href="/guide/first-page" title="First page" />
 * </CardGrid>
 * ```
 */
export const CardGrid = forwardRef<HTMLDivElement, CardGridProps>(function CardGrid(
  { className, ...props },
  ref,
) {
  return <div {...props} ref={ref} className={classNames('oct-card-grid', className)} />;
});
