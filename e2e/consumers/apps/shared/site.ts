import type { SearchClient, SearchResult } from '@octavo/search';
import type { PageData, SidebarItem } from '@octavo/theme';
import { createPage, createSite } from '@octavo/theme/site-data';

export const site = createSite({
  title: 'Acme',
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide' },
      { text: 'About', link: '/about' },
    ],
  },
});

export const sidebar: SidebarItem[] = [
  { kind: 'link', text: 'First steps', link: '/guide' },
  { kind: 'link', text: 'Who we are', link: '/about' },
];

export function pageOf(pathname: string): PageData {
  return createPage({
    routePath: pathname,
    title: pathname === '/about' ? 'Who we are' : 'First steps',
    toc: [{ id: 'why', text: 'Why', depth: 2 }],
    overview: [{ name: 'Pages', items: [{ text: 'All about us', link: '/about', headings: [] }] }],
  });
}

const found: SearchResult = {
  kind: 'title',
  link: '/about',
  title: 'Who we are',
  routePath: '/about',
  query: 'who',
  highlights: [{ start: 0, length: 3 }],
};

/** A search client that always returns the same result. */
export const searchClient: SearchClient = {
  state: 'inited',
  init: async () => {},
  query: async () => ({ results: [found], total: 1 }),
};
