import type { ReactNode } from 'react';

export interface CardGridProps {
  /** Cards side by side, as many columns as fit. */
  children?: ReactNode;
}

/** Sets cards side by side. */
export function CardGrid({ children }: CardGridProps) {
  return <div className="oct-card-grid">{children}</div>;
}
