import type { ReactNode } from 'react';

export interface BadgeProps {
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
  className?: string;
}

/** A short remark within a line, such as the version that brought a feature. */
export function Badge({ type = 'tip', text, children, outline = false, className }: BadgeProps) {
  return (
    <span
      className={className ? `oct-badge ${className}` : 'oct-badge'}
      data-type={type}
      data-outline={outline ? '' : undefined}
    >
      {children ?? text}
    </span>
  );
}
