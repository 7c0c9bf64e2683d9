import { safeDecode, toHref } from '@octavo/theme/urls';

import type { PageView } from '../model/payload';

/** Write the page's own spelling into the address bar: hosts answer to several, and addresses move. */
export function showCanonicalAddress({ payload: { page }, site }: PageView): void {
  if (page.pageType === '404') return;
  const { pathname, search, hash } = window.location;
  const canonical = toHref(page.routePath, site);
  if (safeDecode(pathname) === safeDecode(canonical)) return;
  window.history.replaceState(window.history.state, '', canonical + search + hash);
}
