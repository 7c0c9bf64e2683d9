import { scrollToHash } from '../scroll/scroll-to-hash';
import { type LinkAction, resolveLinkAction } from '../url/link-action';

/** Attribute for links that preserve the query and hash of the current page, such as language menu links. */
export const KEEP_LOCATION_ATTRIBUTE = 'data-keep-location';

/** Router functions that links call. */
export interface LinkRouter {
  /** Navigates to a route path without the base, with an optional query and hash. */
  navigate: (to: string) => void;
  /** Prefetches a page. */
  preload: (to: string) => void;
  /** Adds a hash to the current URL, unless it is already there. The caller scrolls. */
  pushHash: (hash: string) => void;
}

/**
 * Handles all links in the document through event delegation, including links in static HTML. Internal links navigate
 * through the router, and their pages are preloaded on hover and focus.
 *
 * @returns a function that removes the listeners
 */
export function delegateLinks(base: string, router: LinkRouter): () => void {
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
    router.preload(action.to);
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
      router.navigate(action.to);
      return;
    }
    router.pushHash(action.hash);
    // Heading anchors only scroll a short distance, so smooth scrolling is fine. Other links may jump across the page.
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
}

function findAnchor({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

function getAction(anchor: HTMLAnchorElement, base: string): LinkAction {
  // The build marks links to files with `_self`.
  if (anchor.target || anchor.hasAttribute('download')) return { kind: 'browser' };
  try {
    return resolveLinkAction(new URL(anchor.href), new URL(window.location.href), base);
  } catch {
    // Let the browser handle invalid URLs.
    return { kind: 'browser' };
  }
}
