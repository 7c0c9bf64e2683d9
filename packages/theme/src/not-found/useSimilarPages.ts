import { useEffect, useState } from 'react';

import { useSearchClient, useSite } from '../context/useSite';
import type { PageLinkRef } from '../model/types';
import { isExternal, safeDecode, toRoutePath, withoutBase } from '../url/urls';

/** Maximum number of pages to suggest. */
const MAX_PAGES = 3;

/** Returns up to three pages whose names are similar to the last segment of the current URL. Empty until hydration. */
export function useSimilarPages(): PageLinkRef[] {
  const { base } = useSite();
  const client = useSearchClient();
  const [pages, setPages] = useState<PageLinkRef[]>([]);

  useEffect(() => {
    let isActive = true;
    const query = getLastWords(window.location.pathname, base);
    if (!client || query === '') return;
    void client.query(query, { limit: MAX_PAGES }).then(({ results, nearest = [] }) => {
      const found = [...results, ...nearest].map(({ title, routePath }) => ({
        text: title,
        link: routePath,
      }));
      const isFirst = ({ link }: PageLinkRef, index: number) =>
        !isExternal(link) && found.findIndex((page) => page.link === link) === index;
      if (isActive) setPages(found.filter(isFirst).slice(0, MAX_PAGES));
    });
    return () => {
      isActive = false;
    };
  }, [client, base]);

  return pages;
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
