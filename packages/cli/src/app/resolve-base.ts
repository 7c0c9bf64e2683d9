import { BASE_PLACEHOLDER } from '../model/base-placeholder';

/** Replaces the base placeholder in JSON with the current document's base. */
export function resolveBase(json: string): string {
  return globalThis.octavoBase === undefined
    ? json
    : json.replaceAll(BASE_PLACEHOLDER, globalThis.octavoBase);
}

/**
 * Makes the relative link and script URLs of the document absolute, because client-side navigation changes the URL they
 * are resolved against.
 */
export function resolveRelativeLinks(root: Element): void {
  if (globalThis.octavoBase === undefined) return;
  resolveLinks(root, window.location.href);
  // Browsers resolve icon URLs again after navigation. Stylesheets are skipped, because changing `href` reloads them.
  for (const link of document.querySelectorAll('link:not([rel=stylesheet])'))
    resolveAttribute(link, 'href', window.location.href);
  for (const script of document.querySelectorAll('script[src]'))
    resolveAttribute(script, 'src', window.location.href);
}

/** Makes the relative links in an element absolute. `url` is the URL of the document that contains the element. */
export function resolveLinks(root: ParentNode, url: string): void {
  if (globalThis.octavoBase === undefined) return;
  for (const link of root.querySelectorAll('a[href]')) resolveAttribute(link, 'href', url);
}

/** Makes a relative URL in an attribute absolute. */
export function resolveAttribute(element: Element, name: 'href' | 'src', url: string): void {
  if (globalThis.octavoBase === undefined) return;
  const value = element.getAttribute(name);
  if (!value?.startsWith('.')) return;
  const { pathname, search, hash } = new URL(value, url);
  // Several slashes at the start would be another host.
  element.setAttribute(name, pathname.replace(/^\/+/, '/') + search + hash);
}
