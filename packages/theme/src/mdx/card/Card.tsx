import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'content'> {
  title?: ReactNode;
  /** What the card says; takes the place of `children`. */
  content?: ReactNode;
  icon?: ReactNode;
}

/** A box with a title, an icon and a few words. */
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
