import { splitHref } from '@octavo/theme/urls';

/** Returns the query and hash of a redirect target with those of a link, like the script of redirect pages. */
export function mergeSuffix(target: string, link: string): string {
  const [to, from] = [splitHref(target), splitHref(link)];
  const search = to.search ? from.search.replace('?', '&') : from.search;
  return to.search + search + (from.hash || to.hash);
}
