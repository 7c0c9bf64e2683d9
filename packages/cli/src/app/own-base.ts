import { ANY_BASE } from '../model/base-placeholder';

/** Put the base of the open document in place of what stands for it. */
export function atOwnBase(json: string): string {
  const { octavoBase } = globalThis;
  return octavoBase === undefined ? json : json.replaceAll(ANY_BASE, octavoBase);
}

/** Write links and scripts of the document as the application does: relative ones would move with the address. */
export function fixRelativeLinks(root: Element): void {
  if (globalThis.octavoBase === undefined) return;
  const fix = (element: Element, name: 'href' | 'src') => {
    const value = element.getAttribute(name);
    if (!value?.startsWith('.')) return;
    const { pathname, search, hash } = new URL(value, window.location.href);
    element.setAttribute(name, pathname + search + hash);
  };
  for (const link of root.querySelectorAll('a[href]')) fix(link, 'href');
  // Browsers look at the icon again when the address changes. A style that is written anew is loaded anew.
  for (const link of document.querySelectorAll('link:not([rel=stylesheet])')) fix(link, 'href');
  for (const script of document.querySelectorAll('script[src]')) fix(script, 'src');
}
