import { toRoutePath, withoutBase } from './urls';

/** Result of a click on a link: the browser handles it, the page scrolls, or the router navigates. */
export type LinkAction =
  | { kind: 'browser' }
  | { kind: 'scroll'; hash: string }
  | { kind: 'page'; to: string };

// Static files next to the pages, which the browser opens or downloads.
const FILE =
  /\.(?:avif|css|csv|gif|gz|ico|jpe?g|js|json|map|mdx?|mp[34]|pdf|png|rss|svg|tgz|txt|wasm|wav|webm|webp|xml|zip)$/i;

/** Query parameters that hide parts of the layout. Embedded sites preserve them on navigation. */
const LAYOUT_FLAGS = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

/** Returns the action for a click on a link to `target` on the page `current`. */
export function linkAction(target: URL, current: URL, base: string): LinkAction {
  if (target.origin !== current.origin) return { kind: 'browser' };
  const path = withoutBase(target.pathname, base);
  if (path === undefined || FILE.test(path)) return { kind: 'browser' };
  const search = addLayoutFlags(target, current);
  const isSamePage = target.pathname === current.pathname && search === current.search;
  if (isSamePage && /#/.test(target.href)) return { kind: 'scroll', hash: target.hash };
  return { kind: 'page', to: toRoutePath(path) + search + target.hash };
}

function addLayoutFlags(target: URL, current: URL): string {
  const hidden = LAYOUT_FLAGS.filter(
    (flag) => current.searchParams.get(flag) === '0' && !target.searchParams.has(flag),
  );
  if (hidden.length === 0) return target.search;
  const flags = hidden.map((flag) => `${flag}=0`).join('&');
  return target.search ? `${target.search}&${flags}` : `?${flags}`;
}
