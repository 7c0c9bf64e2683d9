import { useContext } from 'react';

import { PageContext } from '../../site/contexts';
import type { Heading } from '../../types';
import { useMdxMessages } from '../use-mdx-messages';

export interface TocProps {
  /**
   * Headings to list.
   * @default the headings of the page
   */
  toc?: readonly Heading[];
  /**
   * Deepest level of heading.
   * @default 3
   */
  maxDepth?: number;
}

/** Contents of the page, where the author wants them to stand. */
export function Toc({ toc, maxDepth = 3 }: TocProps) {
  const page = useContext(PageContext);
  const { outlineTitle } = useMdxMessages();
  const headings = (toc ?? page?.toc ?? []).filter(({ depth }) => depth >= 2 && depth <= maxDepth);
  if (headings.length === 0) return null;
  return (
    <nav className="oct-toc" aria-label={outlineTitle}>
      <ul>
        {headings.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${encodeURIComponent(id)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
