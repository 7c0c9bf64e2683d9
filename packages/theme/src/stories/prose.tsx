import { type ReactNode, useRef } from 'react';

import { useProseBehavior } from '../mdx/behavior/useProseBehavior';

/** What surrounds the content of a page: its type, and what makes static HTML react. */
export function Prose({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useProseBehavior(ref);
  return (
    <div ref={ref} className="oct-prose">
      {children}
    </div>
  );
}
