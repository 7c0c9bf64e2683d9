import type { SearchClient, SearchResult } from '@octavo/search';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Fixture, pageData, siteData } from '../testing/site-fixture';
import { withoutDefaultLang } from '../url/without-default-lang';
import { NotFound } from './NotFound';
import { getLastWords } from './similar-pages';

afterEach(cleanup);

test('shows a message and a link to the home page', () => {
  render(
    <Fixture page={pageData({ pageType: '404', routePath: '/404' })}>
      <NotFound />
    </Fixture>,
  );
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'PAGE NOT FOUND' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/');
});

test('links to the home page of the current language and version', () => {
  const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
  render(
    <Fixture
      site={siteData({ lang: 'zh', version: 'v1', multiVersion })}
      page={pageData({ pageType: '404', lang: 'zh', version: 'v1' })}
    >
      <NotFound />
    </Fixture>,
  );
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/v1/zh/');
});

const options = { defaultLang: 'en', langs: ['en', 'zh'], versions: ['v1'] };

test.each([
  ['/en/guide/', '/', '/guide/'],
  ['/en', '/', '/'],
  ['/v1/en/guide', '/', '/v1/guide'],
  ['/docs/en/a%20b', '/docs/', '/docs/a%20b'],
  ['/guide/en/', '/', undefined],
  ['/english', '/', undefined],
  ['/zh/guide', '/', undefined],
  ['/other/en/', '/docs/', undefined],
])('removes the default language from %s with the base %s: %s', (path, base, target) => {
  expect(withoutDefaultLang(path, base, options)).toBe(target);
});

test('shows the search and pages that are similar to the URL', async () => {
  const row = (title: string): SearchResult => ({
    kind: 'title',
    title,
    routePath: `/${title}`,
    link: `/${title}`,
    query: '',
    highlights: [],
  });
  const client: SearchClient = {
    state: 'inited',
    init: async () => {},
    query: async () => ({
      results: [row('a'), row('a')],
      total: 1,
      nearest: ['b', 'c', 'd'].map(row),
    }),
  };
  window.history.replaceState(null, '', '/guide/quick-strat');
  render(
    <Fixture page={pageData({ pageType: '404', routePath: '/404' })} searchClient={client}>
      <NotFound />
    </Fixture>,
  );
  expect(await screen.findByRole('button', { name: 'Search' })).toBeTruthy();
  const list = await screen.findByRole('navigation', { name: 'Similar pages' });
  const names = within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual(['a', 'b', 'c']);
});

test.each([
  ['/docs/guide/quick-strat.html', '/docs/', 'quick strat'],
  ['/guide/a%20b_c/', '/', 'a b c'],
  ['/%E6%B5%8B%E8%AF%95', '/', '测试'],
  ['/%FF', '/', '%FF'],
  ['/', '/', ''],
  ['/other', '/docs/', ''],
])('the words of %s with the base %s are "%s"', (path, base, words) => {
  expect(getLastWords(path, base)).toBe(words);
});
