import { isExternal } from '@octavo/theme/urls';

/**
 * Returns the path of a file in the public folder with a leading slash, as in `/logo.svg`. Other pages would resolve a path
 * without one relative to their folder. URLs are returned unchanged.
 */
export function toPublicPath(path: string): string {
  return isExternal(path) || path.startsWith('/') ? path : `/${path.replace(/^(?:\.\/)+/, '')}`;
}
