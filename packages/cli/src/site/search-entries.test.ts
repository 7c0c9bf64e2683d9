import type { Frontmatter } from '@octavo/mdx-plugins';
import { expect, test } from 'vitest';

import type { Page } from '../model/page';
import { emptyIndexes, searchEntries } from './search-entries';

function page(routePath: string, frontmatter: Frontmatter, text = 'text'): Page {
  return {
    routePath,
    title: 'T',
    lang: routePath.startsWith('/zh') ? 'zh' : 'en',
    version: '',
    content: { frontmatter, text, toc: [], ids: [], links: [] },
  } as unknown as Page;
}

test('leaves out home pages, 404 pages and those that ask for it', () => {
  const pages = [
    page('/', { pageType: 'home' }),
    page('/404', { pageType: '404' }),
    page('/a', { search: false }),
    page('/b', { search: 2, description: 'about b' }),
    page('/c', {}),
  ];
  expect(searchEntries(pages)).toMatchObject([
    { id: '/b', weight: 2, description: 'about b' },
    { id: '/c', content: 'text' },
  ]);
});

test('names a language whose pages have no text at all', () => {
  const entries = searchEntries([page('/a', {}), page('/b', {}, ''), page('/zh/a', {}, ' ')]);
  expect(emptyIndexes(entries, { root: '/site' }).map(({ message }) => message)).toEqual([
    'Expected text in the pages of zh, got none.',
  ]);
});
