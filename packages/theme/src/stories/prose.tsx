import { type ReactNode, useRef } from 'react';

import { useProseBehavior } from '../mdx/behavior/useProseBehavior';

/** Renders page content with prose styles and interactive behavior. */
export function Prose({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useProseBehavior(ref);
  return (
    <div ref={ref} className="oct-prose">
      {children}
    </div>
  );
}
