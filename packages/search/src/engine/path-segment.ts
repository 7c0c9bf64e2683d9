/** Returns the last segment of a route path: `test-timeout` for `/zh/config/test-timeout`. */
export function getLastPathSegment(routePath: string): string {
  const segments = routePath.split('/').filter(Boolean);
  return (segments.at(-1) ?? '').replace(/\.html$/, '');
}
