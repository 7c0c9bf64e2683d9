import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

/** Props for `Badge`. */
export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /**
   * Badge color.
   * @default 'tip'
   */
  type?: 'tip' | 'info' | 'warning' | 'danger';
  /** Badge content. */
  text?: ReactNode;
  /** Badge content. Takes precedence over `text`. */
  children?: ReactNode;
  /**
   * Whether to render the badge with a border instead of a background color.
   * @default false
   */
  outline?: boolean;
}

/**
 * Renders a short inline label, such as the version in which a feature was added.
 *
 * @example
 * ```mdx
 * Snapshots <Badge text="v1.2" type="info" />
 * ```
 */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { type = 'tip', text, children, outline = false, className, ...props },
  ref,
) {
  return (
    <span
      {...props}
      ref={ref}
      className={classNames('oct-badge', className)}
      data-type={type}
      data-outline={outline ? '' : undefined}
    >
      {children ?? text}
    </span>
  );
});
