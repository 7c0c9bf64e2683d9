import { useContext } from 'react';

import type { ListedPage, PageQuery } from '../model/types';
import { ListPagesContext } from './contexts';

const NO_PAGES: readonly ListedPage[] = [];

/**
 * Returns the pages of a section, sorted by route path. Drafts and unlisted pages are excluded. The list is evaluated
 * when the site is built, and browsers only receive the lists that the page uses. Returns an empty array outside of
 * `SiteProvider`.
 *
 * @example
 * const posts = usePages({ under: '/blog/' });
 */
export function usePages(query: PageQuery = {}): readonly ListedPage[] {
  return useContext(ListPagesContext)?.(query) ?? NO_PAGES;
}
