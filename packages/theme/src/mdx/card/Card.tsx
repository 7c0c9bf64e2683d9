import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

/** Props for `Card`. */
export interface CardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'content'> {
  /** Card title. */
  title?: ReactNode;
  /** Card body. Takes precedence over `children`. */
  content?: ReactNode;
  /** Decorative icon above the title. Hidden from assistive technologies. */
  icon?: ReactNode;
}

/**
 * Renders a card with an icon, a title and a short text.
 *
 * @example
 * ```mdx
 * <Card title="Fast" content="Tests share the build cache of your app." />
 * ```
 */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { title, content, icon, className, children, ...props },
  ref,
) {
  return (
    <div {...props} ref={ref} className={classNames('oct-card', className)}>
      {icon != null && (
        <span className="oct-card-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {title != null && <p className="oct-card-title">{title}</p>}
      <div className="oct-card-content">{content ?? children}</div>
    </div>
  );
});
