import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import { useMessages } from '../context/useMessages';
import { useOverride } from '../context/useOverride';
import { usePage } from '../context/useSite';
import { Icon } from '../icons/Icon';
import { DESKTOP_BREAKPOINT } from '../model/constants';
import { LocalOutline } from '../outline/LocalOutline';
import { useOverlay } from '../overlay/useOverlay';
import { Sidebar as OwnSidebar } from '../sidebar/Sidebar';

const SIDEBAR_ID = 'oct-sidebar';

export interface SidebarAreaProps {
  hasSidebar: boolean;
  hasOutline: boolean;
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * The sidebar: a column on wide screens, and below 1280 px a drawer that the bar above the content
 * opens. It closes with a new page, on Escape, on a press beside it and when the window grows.
 */
export function SidebarArea({ hasSidebar, hasOutline, before, after }: SidebarAreaProps) {
  const messages = useMessages();
  const Sidebar = useOverride('Sidebar', OwnSidebar);
  const { routePath } = usePage();
  const drawer = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useOverlay(drawer, { open, onClose: close });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer.
  useEffect(close, [routePath]);
  useEffect(() => {
    const wide = window.matchMedia(`(width >= ${DESKTOP_BREAKPOINT}px)`);
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
              aria-expanded={open}
              aria-controls={SIDEBAR_ID}
              onClick={() => setOpen(true)}
            >
              <Icon name="list" />
              {messages.menu}
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
        // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the drawer closes it; Escape does so too.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
        <div
          ref={drawer}
          id={SIDEBAR_ID}
          className="oct-sidebar"
          data-open={open || undefined}
          tabIndex={-1}
          {...(open && { role: 'dialog', 'aria-modal': true, 'aria-label': messages.menu })}
          onClick={(event) => {
            const target = event.target as Element;
            // The link of the page that is shown changes no path.
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
            <Sidebar before={before} after={after} />
          </div>
        </div>
      )}
    </>
  );
}
