import type { Frontmatter } from '@octavo/mdx-plugins';
import { expect, test } from 'vitest';

import type { Page } from '../model/page';
import { createSearchEntries, findEmptyIndexes } from './search-entries';

function page(routePath: string, frontmatter: Frontmatter, text = 'text'): Page {
  return {
    routePath,
    title: 'T',
    lang: routePath.startsWith('/zh') ? 'zh' : 'en',
    version: '',
    content: { frontmatter, text, toc: [], ids: [], links: [] },
  } as unknown as Page;
}

test('excludes home pages, 404 pages and pages with search: false', () => {
  const pages = [
    page('/', { pageType: 'home' }),
    page('/404', { pageType: '404' }),
    page('/a', { search: false }),
    page('/b', { search: 2, description: 'about b' }),
    page('/c', {}),
  ];
  expect(createSearchEntries(pages)).toMatchObject([
    { id: '/b', weight: 2, description: 'about b' },
    { id: '/c', content: 'text' },
  ]);
});

test('reports a language without any text', () => {
  const entries = createSearchEntries([page('/a', {}), page('/b', {}, ''), page('/zh/a', {}, ' ')]);
  expect(findEmptyIndexes(entries, { root: '/site' }).map(({ message }) => message)).toEqual([
    'The search index for "zh" is empty.',
  ]);
});
