/** Returns the session storage key for the state of the sidebar: open groups and scroll position. */
export function sidebarKey(base: string): string {
  return base === '/' ? 'octavo.sidebar' : `octavo.sidebar:${base}`;
}
