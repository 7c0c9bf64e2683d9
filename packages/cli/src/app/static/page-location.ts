import { withoutBase } from '@octavo/theme/urls';

/** Location on the site, without the base. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

let current: PageLocation | undefined;

/** Returns the current location. The object stays the same until the location changes. */
export function getLocation(base: string): PageLocation {
  const { pathname, search, hash } = window.location;
  const path = withoutBase(pathname, base) ?? '/';
  if (current?.pathname !== path || current.search !== search || current.hash !== hash)
    current = { pathname: path, search, hash };
  return current;
}
