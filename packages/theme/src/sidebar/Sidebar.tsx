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
import { removeHeadStyles } from './head-styles';
import { SidebarItems } from './SidebarItems';
import { SidebarStateContext } from './sidebar-context';
import { getSidebarStorageKey } from './sidebar-key';
import { createSidebarStore, type SidebarStore } from './sidebar-store';
import { getSidebarTree } from './sidebar-tree';

/** Props for `Sidebar`. */
export interface SidebarProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Content above the sidebar items. */
  before?: ReactNode;
  /** Content below the sidebar items. */
  after?: ReactNode;
}

/**
 * Sidebar with the pages in the current section. Navigating expands the groups that contain the current page. Expanded
 * and collapsed groups are preserved across navigations and reloads.
 *
 * @example
 * <Sidebar before={<p>Version 2</p>} />
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
    const tree = getSidebarTree(items);
    const trail = useMemo(() => tree.getTrail(routePath), [tree, routePath]);
    const pane = useRef<HTMLDivElement>(null);
    const [store, setStore] = useState<SidebarStore>();
    const state = useMemo(() => ({ tree, store }), [tree, store]);

    useIsomorphicLayoutEffect(() => {
      const created = createSidebarStore(getSidebarStorageKey(site.base));
      // The groups of the page must be open when the effect below scrolls to the page.
      created.reveal(pageKey(routePath), trail);
      setStore(created);
    }, [site.base]);

    useIsomorphicLayoutEffect(() => {
      store?.reveal(pageKey(routePath), trail);
      removeHeadStyles();
    }, [store, routePath, trail]);

    useIsomorphicLayoutEffect(() => {
      const box = pane.current;
      if (!box || !store) return;
      box.scrollTop = store.scrollTop();
      const saveScrollTop = throttle(
        () => store.setScrollTop(box.scrollTop),
        OUTLINE_SCROLL_THROTTLE,
      );
      box.addEventListener('scroll', saveScrollTop, { passive: true });
      return () => {
        saveScrollTop.cancel();
        box.removeEventListener('scroll', saveScrollTop);
      };
    }, [store]);

    // biome-ignore lint/correctness/useExhaustiveDependencies: the current item changes with the page
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
