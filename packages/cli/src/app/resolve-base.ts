import { BASE_PLACEHOLDER } from '../model/base-placeholder';

/** Replaces the base placeholder in JSON with the current document's base. */
export function resolveBase(json: string): string {
  const { octavoBase } = globalThis;
  return octavoBase === undefined ? json : json.replaceAll(BASE_PLACEHOLDER, octavoBase);
}

/**
 * Makes relative link and script URLs absolute, because client-side navigation changes the URL they are resolved
 * against.
 */
export function resolveRelativeLinks(root: Element): void {
  if (globalThis.octavoBase === undefined) return;
  const fix = (element: Element, name: 'href' | 'src') => {
    const value = element.getAttribute(name);
    if (!value?.startsWith('.')) return;
    const { pathname, search, hash } = new URL(value, window.location.href);
    // Several slashes at the start would be another host.
    element.setAttribute(name, pathname.replace(/^\/+/, '/') + search + hash);
  };
  for (const link of root.querySelectorAll('a[href]')) fix(link, 'href');
  // Browsers resolve icon URLs again after navigation. Stylesheets are skipped, because changing `href` reloads them.
  for (const link of document.querySelectorAll('link:not([rel=stylesheet])')) fix(link, 'href');
  for (const script of document.querySelectorAll('script[src]')) fix(script, 'src');
}
