import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

/** Props of `Badge`. */
export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /**
   * Color of the badge.
   * @default 'tip'
   */
  type?: 'tip' | 'info' | 'warning' | 'danger';
  /** Content of the badge. */
  text?: ReactNode;
  /** Content of the badge; takes precedence over `text`. */
  children?: ReactNode;
  /**
   * Whether the badge has a border instead of a background color.
   * @default false
   */
  outline?: boolean;
}

/**
 * Renders a short inline label, such as the version that introduced a feature.
 *
 * @example
 * ```mdx
 * ## Snapshots <Badge text="v1.2" type="info" />
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
