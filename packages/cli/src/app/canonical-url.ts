import { safeDecode, toHref } from '@octavo/theme/urls';

import type { PageView } from '../model/payload';

/** Replaces the URL in the address bar with the page's canonical URL, because hosts also serve non-canonical URLs. */
export function showCanonicalUrl({ payload: { page }, site }: PageView): void {
  if (page.isNotFound) return;
  const { pathname, search, hash } = window.location;
  const canonical = toHref(page.routePath, site);
  if (safeDecode(pathname) === safeDecode(canonical)) return;
  window.history.replaceState(window.history.state, '', canonical + search + hash);
}
