import { type ComponentPropsWithoutRef, forwardRef, useContext } from 'react';

import { PageContext } from '../../context/contexts';
import { useMessagesOrDefault } from '../../context/useMessagesOrDefault';
import { classNames } from '../../dom/class-names';
import { InlineMarkdown } from '../../inline-markdown/InlineMarkdown';
import type { Heading } from '../../model/types';

/** Props for `Toc`. */
export interface TocProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /**
   * Headings to list.
   * @default the page headings
   */
  toc?: readonly Heading[];
  /**
   * Maximum heading level to list.
   * @default 3
   */
  maxDepth?: number;
}

/**
 * Renders the table of contents for the page.
 *
 * @example
 * ```mdx
 * <Toc maxDepth={2} />
 * ```
 */
export const Toc = forwardRef<HTMLElement, TocProps>(function Toc(
  { toc, maxDepth = 3, className, ...props },
  ref,
) {
  const page = useContext(PageContext);
  const { outlineTitle } = useMessagesOrDefault();
  const headings = (toc ?? page?.toc ?? []).filter(({ depth }) => depth >= 2 && depth <= maxDepth);
  if (headings.length === 0) return null;
  return (
    <nav
      aria-label={outlineTitle}
      {...props}
      ref={ref}
      className={classNames('oct-toc', className)}
    >
      <ul>
        {headings.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${encodeURIComponent(id)}`}>
              <InlineMarkdown text={text} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
