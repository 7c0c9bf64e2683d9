import type { SiteData } from '@octavo/theme';
import { getSiteMessages } from '@octavo/theme/internals';

import { getErrorTitle } from '../error-title';

export interface LoadErrorOptions {
  /** Root element of the app. */
  root: Element;
  site: SiteData;
  /** URL path of the page that could not be loaded. */
  url: string;
  onRetry: () => void;
}

/** Shows a message instead of the content of a page that could not be loaded, and moves the focus to its button. */
export function showLoadError({ root, site, url, onRetry }: LoadErrorOptions): void {
  // Another page has been shown meanwhile.
  if (window.location.pathname !== url) return;
  const { pageLoadFailed, retry } = getSiteMessages(site);
  const main = root.querySelector('main');
  if (!main) {
    window.location.reload();
    return;
  }
  const button = createElement('button', { type: 'button', className: 'oct-button' }, [retry]);
  button.onclick = onRetry;
  const alert = createElement('div', {}, [createElement('p', {}, [pageLoadFailed]), button]);
  alert.setAttribute('role', 'alert');
  const prose = createElement('div', { className: 'oct-prose' }, [alert]);
  main.replaceChildren(
    createElement('article', { className: 'oct-doc-column oct-doc-content' }, [prose]),
  );
  root.querySelector('.oct-outline-column')?.remove();
  root.querySelector('.oct-local-outline')?.remove();
  root.querySelector('.oct-doc')?.removeAttribute('data-outline');
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.oct-sidebar-link')) {
    if (link.pathname === url) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  // The message is shorter than the page, so the browser scrolls. The stored position of the page must not change.
  const stopEvent = (event: Event): void => {
    if (alert.isConnected) event.stopPropagation();
  };
  window.addEventListener('scroll', stopEvent, true);
  const observer = new MutationObserver(() => {
    if (alert.isConnected) return;
    observer.disconnect();
    window.removeEventListener('scroll', stopEvent, true);
    // Restores the stored position if the page is the one that the message has replaced.
    if (window.location.pathname !== url) window.dispatchEvent(new Event('popstate'));
  });
  observer.observe(root, { childList: true, subtree: true });
  document.title = `${getErrorTitle(site)} - ${site.title}`;
  button.focus({ preventScroll: true });
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: (string | Element)[],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
