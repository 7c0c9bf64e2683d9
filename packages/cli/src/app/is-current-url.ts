/** Checks whether a URL, which can be relative, is the one in the address bar. */
export function isCurrentUrl(url: string): boolean {
  return new URL(url, window.location.href).href === window.location.href;
}
