import type { ReactNode } from 'react';

export interface DetailsProps {
  /** What is always to be seen. */
  title: ReactNode;
  /**
   * Whether it starts open.
   * @default false
   */
  open?: boolean;
  children?: ReactNode;
}

/** Content that opens on demand; the same box as the `:::details` container. */
export function Details({ title, open = false, children }: DetailsProps) {
  return (
    <details className="oct-callout" data-type="details" open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
