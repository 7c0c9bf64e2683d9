import type { ListedPage, ListPages } from '@octavo/theme';

import { getPageListKey } from '../model/page-list';
import type { PagePayload } from '../model/payload';

const NO_PAGES: readonly ListedPage[] = [];
const functions = new WeakMap<PagePayload, ListPages>();

/** Returns the function that `usePages` calls. It returns the lists that the page received when it was built. */
export function listPagesOf(payload: PagePayload): ListPages {
  let listPages = functions.get(payload);
  if (!listPages) {
    listPages = (query) => {
      const pages = payload.lists?.[getPageListKey(query)];
      if (!pages)
        console.error(
          '[octavo] usePages() received a query that the page did not have when it was built. Lists are only evaluated at build time.',
          query,
        );
      return pages ?? NO_PAGES;
    };
    functions.set(payload, listPages);
  }
  return listPages;
}
