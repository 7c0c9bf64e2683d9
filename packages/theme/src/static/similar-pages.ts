import type { SearchClient } from '@octavo/search';

import { getSiteMessages } from '../context/site-messages';
import type { SiteData } from '../model/types';
import { findSimilarPages } from '../not-found/similar-pages';
import { toHref } from '../url/urls';

/** Adds links to pages with similar names to a 404 page, like the `NotFound` component. */
export async function showSimilarPages(
  notFound: Element,
  site: SiteData,
  client: SearchClient | undefined,
): Promise<void> {
  if (!client) return;
  const pages = await findSimilarPages(client, window.location.pathname, site.base);
  if (pages.length === 0 || notFound.querySelector('nav')) return;
  const title = document.createElement('h2');
  title.id = 'oct-similar-pages';
  title.className = 'oct-not-found-similar';
  title.textContent = getSiteMessages(site).similarPages;
  const list = document.createElement('ul');
  list.className = 'oct-menu-list';
  for (const { text, link } of pages) {
    const anchor = document.createElement('a');
    anchor.className = 'oct-menu-item';
    anchor.href = toHref(link, site);
    anchor.textContent = text;
    const item = document.createElement('li');
    item.append(anchor);
    list.append(item);
  }
  const nav = document.createElement('nav');
  nav.setAttribute('aria-labelledby', title.id);
  nav.append(title, list);
  notFound.append(nav);
}
