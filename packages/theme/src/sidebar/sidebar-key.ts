/** Where the sidebar keeps opened and closed groups and its scroll position, per tab. */
export function sidebarKey(base: string): string {
  return base === '/' ? 'octavo.sidebar' : `octavo.sidebar:${base}`;
}
