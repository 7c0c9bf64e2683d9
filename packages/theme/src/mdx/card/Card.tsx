import type { CSSProperties, ReactNode } from 'react';

export interface CardProps {
  title?: ReactNode;
  /** What the card says; takes the place of `children`. */
  content?: ReactNode;
  icon?: ReactNode;
  style?: CSSProperties;
  className?: string;
  children?: ReactNode;
}

/** A box with a title, an icon and a few words. */
export function Card({ title, content, icon, style, className, children }: CardProps) {
  return (
    <div className={className ? `oct-card ${className}` : 'oct-card'} style={style}>
      {icon != null && (
        <span className="oct-card-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {title != null && <p className="oct-card-title">{title}</p>}
      <div className="oct-card-content">{content ?? children}</div>
    </div>
  );
}
