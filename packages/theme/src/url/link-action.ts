import { toRoutePath, withoutBase } from './urls';

/** What a click on a link should do: leave it to the browser, scroll, or open a page of the site. */
export type LinkAction =
  | { kind: 'browser' }
  | { kind: 'scroll'; hash: string }
  | { kind: 'page'; to: string };

// Files that stand beside the pages: the browser opens or saves them.
const FILE =
  /\.(?:avif|css|csv|gif|gz|ico|jpe?g|js|json|map|mdx?|mp[34]|pdf|png|rss|svg|tgz|txt|wasm|wav|webm|webp|xml|zip)$/i;

/** Flags that hide areas of the page; an embedded site keeps them from page to page. */
const FLAGS = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

/** Decide about a link from where it leads and where the reader is. */
export function linkAction(target: URL, current: URL, base: string): LinkAction {
  if (target.origin !== current.origin) return { kind: 'browser' };
  const path = withoutBase(target.pathname, base);
  if (path === undefined || FILE.test(path)) return { kind: 'browser' };
  const search = keepFlags(target, current);
  const isHere = target.pathname === current.pathname && search === current.search;
  if (isHere && /#/.test(target.href)) return { kind: 'scroll', hash: target.hash };
  return { kind: 'page', to: toRoutePath(path) + search + target.hash };
}

function keepFlags(target: URL, current: URL): string {
  const kept = FLAGS.filter(
    (flag) => current.searchParams.get(flag) === '0' && !target.searchParams.has(flag),
  );
  if (kept.length === 0) return target.search;
  const flags = kept.map((flag) => `${flag}=0`).join('&');
  return target.search ? `${target.search}&${flags}` : `?${flags}`;
}
