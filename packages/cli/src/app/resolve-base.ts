import { ANY_BASE } from '../model/base-placeholder';

/** Replaces the base placeholder in JSON with the base of the current document. */
export function resolveBase(json: string): string {
  const { octavoBase } = globalThis;
  return octavoBase === undefined ? json : json.replaceAll(ANY_BASE, octavoBase);
}

/** Makes relative links and script URLs of the document absolute, because client-side navigation changes their base. */
export function resolveRelativeLinks(root: Element): void {
  if (globalThis.octavoBase === undefined) return;
  const fix = (element: Element, name: 'href' | 'src') => {
    const value = element.getAttribute(name);
    if (!value?.startsWith('.')) return;
    const { pathname, search, hash } = new URL(value, window.location.href);
    element.setAttribute(name, pathname + search + hash);
  };
  for (const link of root.querySelectorAll('a[href]')) fix(link, 'href');
  // Browsers resolve the icon again after a navigation. Style sheets are skipped, because changing `href` reloads them.
  for (const link of document.querySelectorAll('link:not([rel=stylesheet])')) fix(link, 'href');
  for (const script of document.querySelectorAll('script[src]')) fix(script, 'src');
}
