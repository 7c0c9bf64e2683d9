import { type RefObject, useEffect } from 'react';

import type { Navigation } from '../model/types';
import { scrollToHash } from '../scroll/scroll-to-hash';
import { type LinkAction, linkAction } from '../url/link-action';

/** Set on links that carry on the query and hash of the page, as the language menu's do. */
export const KEEP_LOCATION = 'data-keep-location';

/**
 * One handler for every link of the page, those in static HTML included: clicks on pages of the
 * site go through the router, and pages are preloaded when a pointer or the focus comes near.
 */
export function useLinkDelegation(navigation: RefObject<Navigation>, base: string): void {
  useEffect(() => {
    let lastPreloaded = '';

    const onApproach = (event: Event): void => {
      const anchor = anchorOf(event);
      if (!anchor) return;
      if (anchor.hasAttribute(KEEP_LOCATION)) {
        anchor.search = window.location.search;
        anchor.hash = window.location.hash;
      }
      const action = actionFor(anchor, base);
      if (action.kind !== 'page' || action.to === lastPreloaded) return;
      lastPreloaded = action.to;
      navigation.current.preload?.(action.to);
    };

    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      onApproach(event);
      const anchor = anchorOf(event);
      const action: LinkAction = anchor ? actionFor(anchor, base) : { kind: 'browser' };
      if (!anchor || action.kind === 'browser') return;
      event.preventDefault();
      if (action.kind === 'page') {
        navigation.current.navigate(action.to);
        return;
      }
      const { pathname, search, hash } = navigation.current.location;
      if (hash !== action.hash) navigation.current.navigate(pathname + search + action.hash);
      // A heading's own anchor moves a little way and may glide; other links may cross the page.
      scrollToHash(action.hash, { smooth: anchor.closest('h1,h2,h3,h4,h5,h6') !== null });
    };

    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onApproach, { passive: true });
    document.addEventListener('focusin', onApproach);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onApproach);
      document.removeEventListener('focusin', onApproach);
    };
  }, [navigation, base]);
}

function anchorOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

function actionFor(anchor: HTMLAnchorElement, base: string): LinkAction {
  const isPlain =
    (anchor.target === '' || anchor.target === '_self') && !anchor.hasAttribute('download');
  if (!isPlain) return { kind: 'browser' };
  try {
    return linkAction(new URL(anchor.href), new URL(window.location.href), base);
  } catch {
    // An address no URL can be made of: the browser says what is wrong with it.
    return { kind: 'browser' };
  }
}
