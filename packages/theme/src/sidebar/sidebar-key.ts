/**
 * Returns the session storage key for the sidebar state, which consists of the expanded groups and the scroll position.
 */
export function getSidebarStorageKey(base: string): string {
  return base === '/' ? 'octavo.sidebar' : `octavo.sidebar:${base}`;
}
