import { type RefObject, useEffect } from 'react';

import type { Navigation } from '../model/types';
import { scrollToHash } from '../scroll/scroll-to-hash';
import { type LinkAction, resolveLinkAction } from '../url/link-action';

/** Attribute for links that preserve the query and hash of the current page, such as language menu links. */
export const KEEP_LOCATION_ATTRIBUTE = 'data-keep-location';

/**
 * Handles all links on the page through event delegation, including links in static HTML. Internal links navigate
 * through the router, and their pages are preloaded on hover and focus.
 */
export function useLinkDelegation(navigation: RefObject<Navigation>, base: string): void {
  useEffect(() => {
    let lastPreloaded = '';

    const onIntent = (event: Event): void => {
      const anchor = findAnchor(event);
      if (!anchor) return;
      if (anchor.hasAttribute(KEEP_LOCATION_ATTRIBUTE)) {
        anchor.search = window.location.search;
        anchor.hash = window.location.hash;
      }
      const action = getAction(anchor, base);
      if (action.kind !== 'page' || action.to === lastPreloaded) return;
      lastPreloaded = action.to;
      navigation.current.preload?.(action.to);
    };

    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      onIntent(event);
      const anchor = findAnchor(event);
      const action: LinkAction = anchor ? getAction(anchor, base) : { kind: 'browser' };
      if (!anchor || action.kind === 'browser') return;
      event.preventDefault();
      if (action.kind === 'page') {
        navigation.current.navigate(action.to);
        return;
      }
      const { pathname, search, hash } = navigation.current.location;
      if (hash !== action.hash) navigation.current.navigate(pathname + search + action.hash);
      // Heading anchors only scroll a short distance, so smooth scrolling is fine. Other links may jump across the
      // page.
      scrollToHash(action.hash, { smooth: anchor.closest('h1,h2,h3,h4,h5,h6') !== null });
    };

    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [navigation, base]);
}

function findAnchor({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

function getAction(anchor: HTMLAnchorElement, base: string): LinkAction {
  const opensHere =
    (anchor.target === '' || anchor.target === '_self') && !anchor.hasAttribute('download');
  if (!opensHere) return { kind: 'browser' };
  try {
    return resolveLinkAction(new URL(anchor.href), new URL(window.location.href), base);
  } catch {
    // Let the browser handle invalid URLs.
    return { kind: 'browser' };
  }
}
