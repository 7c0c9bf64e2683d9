import { type ComponentPropsWithoutRef, forwardRef, memo, useEffect, useId, useMemo } from 'react';

import { useMessages } from '../context/useMessages';
import { usePage } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { useMergedRef } from '../react/useMergedRef';
import { scrollIntoPane } from '../scroll/scroll-into-pane';
import { OutlineList } from './OutlineList';
import { getOutlineHeadings, nestHeadings } from './outline-entries';
import { useActiveHeading } from './useActiveHeading';

/** Props for `Outline`. */
export type OutlineProps = Omit<ComponentPropsWithoutRef<'nav'>, 'children'>;

/**
 * Renders the page outline and highlights the active heading. Renders nothing if the page has no headings.
 *
 * @example
 * ```tsx
 * <aside>
 *   <Outline />
 * </aside>
 * ```
 */
export const Outline = memo(
  forwardRef<HTMLElement, OutlineProps>(function Outline({ className, ...props }, ref) {
    const { toc } = usePage();
    const messages = useMessages();
    const titleId = useId();
    const [nav, attachNav] = useMergedRef(ref);
    const headings = useMemo(() => getOutlineHeadings(toc), [toc]);
    const entries = useMemo(() => nestHeadings(headings), [headings]);
    const { active, pin } = useActiveHeading(headings);
    const ids = headings.map(({ id }) => id);
    const passed = active === undefined ? [] : ids.slice(0, ids.indexOf(active));

    // biome-ignore lint/correctness/useExhaustiveDependencies: the new active item may be out of view.
    useEffect(() => {
      const current = nav.current?.querySelector('[aria-current]');
      if (nav.current && current) scrollIntoPane(nav.current, current);
    }, [active]);

    if (entries.length === 0) return null;
    return (
      <nav
        aria-labelledby={titleId}
        {...props}
        ref={attachNav}
        className={classNames('oct-outline', className)}
      >
        <p id={titleId} className="oct-outline-title">
          {messages.outlineTitle}
        </p>
        <OutlineList entries={entries} active={active} passed={passed} onSelect={pin} />
      </nav>
    );
  }),
);
