import type { SearchClient } from '@octavo/search';

import type { PageLinkRef } from '../model/types';
import { isExternal, safeDecode, toRoutePath, withoutBase } from '../url/urls';

/** Maximum number of pages to suggest. */
const MAX_PAGES = 3;

/** Finds up to three pages whose names are similar to the last segment of a URL path. */
export async function findSimilarPages(
  client: SearchClient,
  pathname: string,
  base: string,
): Promise<PageLinkRef[]> {
  const query = getLastWords(pathname, base);
  if (query === '') return [];
  const { results, nearest = [] } = await client.query(query, { limit: MAX_PAGES });
  const found = [...results, ...nearest].map(({ title, routePath }) => ({
    text: title,
    link: routePath,
  }));
  const isFirst = ({ link }: PageLinkRef, index: number) =>
    !isExternal(link) && found.findIndex((page) => page.link === link) === index;
  return found.filter(isFirst).slice(0, MAX_PAGES);
}

/**
 * Returns the words in the last segment of a URL path.
 *
 * @example
 * getLastWords('/docs/guide/quick-start.html', '/docs/'); // 'quick start'
 */
export function getLastWords(pathname: string, base: string): string {
  const routePath = toRoutePath(withoutBase(pathname, base) ?? '');
  const name = safeDecode(routePath).split('/').findLast(Boolean) ?? '';
  return name.replace(/[-_.\s]+/g, ' ').trim();
}
