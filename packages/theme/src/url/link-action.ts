import { FILE_EXTENSION, toRoutePath, withoutBase } from './urls';

/** Action for a link click: let the browser handle it, scroll on the page, or navigate with the router. */
export type LinkAction =
  | { kind: 'browser' }
  | { kind: 'scroll'; hash: string }
  | { kind: 'page'; to: string };

/**
 * Query parameters that hide parts of the layout. They are preserved on navigation, for pages embedded in an iframe.
 */
const LAYOUT_FLAGS = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

/** Resolves the action for a click on a link to `target` when the current URL is `current`. */
export function resolveLinkAction(target: URL, current: URL, base: string): LinkAction {
  if (target.origin !== current.origin) return { kind: 'browser' };
  const path = withoutBase(target.pathname, base);
  if (path === undefined || FILE_EXTENSION.test(path)) return { kind: 'browser' };
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
