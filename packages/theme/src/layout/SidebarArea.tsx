import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import { useMessages } from '../context/useMessages';
import { useOnNavigation } from '../context/useOnNavigation';
import { useOverride } from '../context/useOverride';
import { usePage } from '../context/useSite';
import { Icon } from '../icons/Icon';
import { SIDEBAR_BREAKPOINT } from '../model/constants';
import { LocalOutline } from '../outline/LocalOutline';
import { useOverlay } from '../overlay/useOverlay';
import { ErrorBoundary } from '../react/ErrorBoundary';
import { Sidebar as DefaultSidebar } from '../sidebar/Sidebar';

const SIDEBAR_ID = 'oct-sidebar';

/** Props for `SidebarArea`. */
export interface SidebarAreaProps {
  /** Whether the page has a sidebar. */
  hasSidebar: boolean;
  /** Whether the page has an outline. On small screens, the outline opens from the toolbar. */
  hasOutline: boolean;
  /** Content above the sidebar items. */
  before?: ReactNode;
  /** Content below the sidebar items. */
  after?: ReactNode;
}

/**
 * Renders the sidebar as a column on wide screens and as a drawer below 1024 px. The drawer opens from the toolbar
 * above the content. It closes on navigation, on Escape, on a click outside, and when the viewport crosses the
 * breakpoint.
 */
export function SidebarArea({ hasSidebar, hasOutline, before, after }: SidebarAreaProps) {
  const messages = useMessages();
  const Sidebar = useOverride('Sidebar', DefaultSidebar);
  const { routePath } = usePage();
  const drawer = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useOverlay(drawer, { open: isOpen, onClose: close });

  useOnNavigation(close);
  useEffect(() => {
    const wide = window.matchMedia(`(width >= ${SIDEBAR_BREAKPOINT}px)`);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);

  return (
    <>
      <div className="oct-doc-bar">
        {hasSidebar && (
          <>
            <button
              type="button"
              className="oct-bar-button oct-sidebar-button"
              aria-expanded={isOpen}
              aria-controls={SIDEBAR_ID}
              onClick={() => setIsOpen(true)}
            >
              <Icon name="list" />
              <span>{messages.menu}</span>
            </button>
            <noscript>
              <a className="oct-bar-button" href={`#${SIDEBAR_ID}`}>
                {messages.menu}
              </a>
            </noscript>
          </>
        )}
        {hasOutline && <LocalOutline />}
      </div>
      {hasSidebar && (
        // biome-ignore lint/a11y/noStaticElementInteractions: clicks outside the drawer close it, and so does Escape.
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the drawer.
        <div
          ref={drawer}
          id={SIDEBAR_ID}
          className="oct-sidebar"
          data-open={isOpen || undefined}
          tabIndex={-1}
          {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': messages.menu })}
          onClick={(event) => {
            const target = event.target as Element;
            // A link to the current page does not change the route path, so `useOnNavigation` does not run.
            if (target === event.currentTarget || target.closest('a')) close();
          }}
        >
          <div className="oct-sidebar-panel">
            <button
              type="button"
              className="oct-icon-button oct-sidebar-close"
              aria-label={messages.closeMenu}
              onClick={close}
            >
              <Icon name="close" />
            </button>
            <ErrorBoundary resetKey={routePath}>
              <Sidebar before={before} after={after} />
            </ErrorBoundary>
          </div>
        </div>
      )}
    </>
  );
}
