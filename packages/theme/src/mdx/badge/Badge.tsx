import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** @default 'tip' */
  type?: 'tip' | 'info' | 'warning' | 'danger';
  text?: ReactNode;
  /** Takes the place of `text`. */
  children?: ReactNode;
  /**
   * Whether it has a line around it instead of a tint.
   * @default false
   */
  outline?: boolean;
}

/** A short remark within a line, such as the version that brought a feature. */
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
