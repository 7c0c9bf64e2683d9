import { useEffect, useRef } from 'react';

import { usePage } from '../context/useSite';
import { MAIN_ID } from '../dom/main-id';
import { setLiveText } from '../dom/set-live-text';
import { plainText } from '../inline-markdown/inline-markdown';
import { findHashTarget } from '../scroll/scroll-to-hash';

/**
 * Announces the page title to screen readers after client-side navigation, which is silent by default, and moves the focus
 * from a link of the previous page to the start of the page.
 */
export function RouteAnnouncer() {
  const { routePath, title } = usePage();
  const region = useRef<HTMLDivElement>(null);
  const announcedPath = useRef(routePath);
  useEffect(() => {
    if (announcedPath.current === routePath) return;
    announcedPath.current = routePath;
    if (region.current) setLiveText(region.current, plainText(title));
    focusMain();
  }, [routePath, title]);
  return <div ref={region} className="oct-visually-hidden" aria-live="polite" aria-atomic="true" />;
}

/** React reuses links such as the one to the next page, so the Tab key would skip the content above them. */
function focusMain(): void {
  const main = document.getElementById(MAIN_ID);
  const focused = document.activeElement;
  const isLink = focused instanceof HTMLAnchorElement && main?.contains(focused);
  if (isLink && focused !== findHashTarget(window.location.hash))
    main?.focus({ preventScroll: true });
}
