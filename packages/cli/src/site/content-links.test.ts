import { describe, expect, test } from 'vitest';

import type { SiteConfig } from '../model/config';
import type { Page } from '../model/page';
import { testPage } from '../model/testing/page';
import { getContentLinks, replaceLinks } from './content-links';

const configWith = (base: string, cleanUrls = true) =>
  ({
    base,
    lang: 'en',
    locales: [{ lang: 'en' }, { lang: 'zh' }],
    multiVersion: { default: '', versions: [] },
    route: { cleanUrls },
  }) as unknown as SiteConfig;

const routes = ['/zh/', '/zh/api/', '/zh/guide/start', '/zh/guide/中'];
const pageOf = (key: string) => {
  const routePath = routes.find((route) => (route.replace(/\/$/, '') || '/') === key);
  return routePath === undefined ? undefined : { routePath };
};
const linksOf = (
  links: [href: string, resolved: string][],
  base = '/',
  page: Partial<Page> = { lang: 'zh', contentLang: 'en' },
) =>
  getContentLinks(
    {
      ...testPage('en/guide/page.mdx', {
        links: links.map(([href, resolved]) => ({
          kind: 'link',
          href,
          resolved,
          line: 1,
          column: 1,
        })),
      }),
      ...page,
    },
    configWith(base),
    pageOf,
  );

describe('the links of a fallback page', () => {
  test('lead to pages in its language', () => {
    expect(
      linksOf([
        ['/guide/start#a', '/guide/start#a'],
        ['./start.mdx?x=1', '/guide/start?x=1'],
        ['/api', '/api'],
        ['/', '/'],
        ['./中', '/guide/%E4%B8%AD'],
      ]),
    ).toEqual({
      '/guide/start': '/zh/guide/start',
      '/api': '/zh/api/',
      '/': '/zh/',
      '/guide/%E4%B8%AD': '/zh/guide/中',
    });
  });

  test('have no base', () => {
    const links: [string, string][] = [
      ['/', '/docs/'],
      ['/guide/start', '/docs/guide/start.html'],
    ];
    expect(linksOf(links, '/docs/')).toEqual({
      '/': '/zh/',
      '/guide/start.html': '/zh/guide/start',
    });
  });

  test('stay the same if they have a language or lead to no page', () => {
    expect(
      linksOf([
        ['/en/guide/start', '/guide/start'],
        ['/zh/guide/start', '/zh/guide/start'],
        ['/a.pdf', '/a.pdf'],
        ['/missing', '/missing'],
        ['#a', '#a'],
        ['https://example.com/guide/start', 'https://example.com/guide/start'],
      ]),
    ).toBeUndefined();
  });
});

test('a translated page has no links to replace', () => {
  const links: [string, string][] = [['/guide/start', '/guide/start']];
  expect(linksOf(links, '/', { lang: 'zh' })).toBeUndefined();
});

describe('in compiled HTML', () => {
  const links = { '/guide/start': '/zh/guide/start', '/api/index.html': '/zh/api/' };

  test.each([
    ['<a href="/guide/start">A</a>', '<a href="/zh/guide/start">A</a>'],
    [
      '<p><a class="a > b" download href="/guide/start?a=1&#x26;b=2#c" title="T"><a href="/guide/start">',
      '<p><a class="a > b" download href="/zh/guide/start?a=1&#x26;b=2#c" title="T"><a href="/zh/guide/start">',
    ],
  ])('links are replaced in %s', (html, expected) => {
    expect(replaceLinks([html], links, configWith('/'))).toEqual([expected]);
  });

  test.each([
    '<a href="/guide/start2">',
    '<a href="https://example.com/guide/start">',
    '<a href="#a">',
    '<a data-href="/guide/start">',
    '<abbr title="" href="/guide/start">',
    '<code>&#x3C;a href="/guide/start"></code>',
    '<a title="<a href=&#x22;/guide/start">',
    '<img src="/guide/start">',
  ])('other code stays the same: %s', (html) => {
    expect(replaceLinks([html], links, configWith('/'))).toEqual([html]);
  });

  test('links have the base and the extension of the site', () => {
    const html = ['<a href="/docs/api/index.html#a">', '<a href="/guide/start">'];
    expect(replaceLinks(html, links, configWith('/docs/', false))).toEqual([
      '<a href="/docs/zh/api/index.html#a">',
      '<a href="/guide/start">',
    ]);
  });
});
