import { useEffect, useState } from 'react';

import { useSearchClient, useSite } from '../context/useSite';
import type { PageLinkRef } from '../model/types';
import { findSimilarPages } from './similar-pages';

/** Returns up to three pages whose names are similar to the last segment of the current URL. Empty until hydration. */
export function useSimilarPages(): PageLinkRef[] {
  const { base } = useSite();
  const client = useSearchClient();
  const [pages, setPages] = useState<PageLinkRef[]>([]);

  useEffect(() => {
    if (!client) return;
    let isActive = true;
    void findSimilarPages(client, window.location.pathname, base).then((found) => {
      if (isActive) setPages(found);
    });
    return () => {
      isActive = false;
    };
  }, [client, base]);

  return pages;
}
