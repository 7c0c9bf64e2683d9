import {
  type ComponentPropsWithoutRef,
  forwardRef,
  memo,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { useMessages } from '../context/useMessages';
import { usePage, useSidebar, useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { OUTLINE_SCROLL_THROTTLE } from '../model/constants';
import { useIsomorphicLayoutEffect } from '../react/useIsomorphicLayoutEffect';
import { scrollIntoPane } from '../scroll/scroll-into-pane';
import { throttle } from '../scroll/throttle';
import { pageKey } from '../url/urls';
import { SidebarItems } from './SidebarItems';
import { SidebarStateContext } from './sidebar-context';
import { sidebarKey } from './sidebar-key';
import { createSidebarStore, type SidebarStore } from './sidebar-store';
import { sidebarTree } from './sidebar-tree';

export interface SidebarProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Stands above the entries. */
  before?: ReactNode;
  /** Stands below the entries. */
  after?: ReactNode;
}

/**
 * Pages of the section. Groups around the current page open on navigation; what the reader opens
 * and closes lasts through navigation and reload.
 */
export const Sidebar = memo(
  forwardRef<HTMLElement, SidebarProps>(function Sidebar(
    { before, after, className, ...props },
    ref,
  ) {
    const site = useSite();
    const messages = useMessages();
    const items = useSidebar();
    const { routePath } = usePage();
    const tree = sidebarTree(items);
    const trail = useMemo(() => tree.trailOf(routePath), [tree, routePath]);
    const pane = useRef<HTMLDivElement>(null);
    const [store, setStore] = useState<SidebarStore>();
    const state = useMemo(() => ({ tree, store }), [tree, store]);

    useIsomorphicLayoutEffect(
      () => setStore(createSidebarStore(sidebarKey(site.base))),
      [site.base],
    );

    useIsomorphicLayoutEffect(() => {
      store?.reveal(pageKey(routePath), trail);
      dropHeadStyles();
    }, [store, routePath, trail]);

    useIsomorphicLayoutEffect(() => {
      const box = pane.current;
      if (!box || !store) return;
      box.scrollTop = store.top();
      const remember = throttle(() => store.setTop(box.scrollTop), OUTLINE_SCROLL_THROTTLE);
      box.addEventListener('scroll', remember, { passive: true });
      return () => {
        remember.cancel();
        box.removeEventListener('scroll', remember);
      };
    }, [store]);

    // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has a new current entry.
    useEffect(() => {
      const current = pane.current?.querySelector('[aria-current="page"]');
      if (pane.current && current) scrollIntoPane(pane.current, current);
    }, [routePath, store]);

    return (
      <nav
        aria-label={messages.sidebarNavigation}
        {...props}
        ref={ref}
        className={classNames('oct-sidebar-nav', className)}
      >
        <div ref={pane} className="oct-sidebar-scroll">
          {before}
          <SidebarStateContext.Provider value={state}>
            <ul className="oct-sidebar-items">
              <SidebarItems items={items} current={pageKey(routePath)} trail={trail} depth={0} />
            </ul>
          </SidebarStateContext.Provider>
          {after}
        </div>
      </nav>
    );
  }),
);

declare global {
  interface Window {
    /** What the head script made to show the reader's groups before React could. */
    __octavoSidebar?: CSSStyleSheet | undefined;
  }
}

function dropHeadStyles(): void {
  const sheet = window.__octavoSidebar;
  if (!sheet) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  window.__octavoSidebar = undefined;
}
