import { describe, expect, test } from 'vitest';

import type { SiteConfig } from '../model/config';
import type { Page } from '../model/page';
import { testPage } from '../model/testing/page';
import { getContentLinks, replaceLinks, replaceMarkdownLinks } from './content-links';

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

test('the links of a fallback home page include its buttons and cards', () => {
  const frontmatter = {
    hero: { actions: [{ text: 'T', link: '/guide/start#a' }] },
    features: [
      { title: 'T', link: './none.md' },
      { title: 'T', link: 'https://example.com' },
      { title: 'T' },
    ],
  };
  const page = { ...testPage('en/index.mdx', { frontmatter }), lang: 'zh', contentLang: 'en' };
  const config = {
    ...configWith('/docs/', false),
    root: '/site/content',
    publicDir: '/site/public',
    isMultilingual: true,
    plugins: [],
    sites: [],
  } as unknown as SiteConfig;
  expect(getContentLinks(page, config, pageOf)).toEqual({ '/guide/start.html': '/zh/guide/start' });
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

describe('in Markdown', () => {
  const links = { '/guide/start': '/zh/guide/start', '/a(b)': '/zh/a(b)', "/a's": "/zh/a's" };

  test.each([
    ['[A](/guide/start)', '[A](/zh/guide/start)'],
    ['- `a` [A](/guide/start?a=1#b "T") `b`', '- `a` [A](/zh/guide/start?a=1#b "T") `b`'],
    ['[A](/a(b)) [B](/a(b)#c)', '[A](/zh/a(b)) [B](/zh/a(b)#c)'],
    ["[A](/a's)", "[A](/zh/a's)"],
    ['[A]\n\n> [A]: /guide/start', '[A]\n\n> [A]: /zh/guide/start'],
    ['<a title="T" href="/guide/start#a">', '<a title="T" href="/zh/guide/start#a">'],
    ["<a\n  href='/guide/start'>", "<a\n  href='/zh/guide/start'>"],
    ['```md\n```\n[A](/guide/start)', '```md\n```\n[A](/zh/guide/start)'],
  ])('links are replaced in %j', (markdown, expected) => {
    expect(replaceMarkdownLinks(markdown, links, configWith('/'))).toBe(expected);
  });

  test.each([
    '[A](/guide/start2) [B](/guide/start/x)',
    '[A](https://example.com/guide/start) [B](#a)',
    '`[A](/guide/start)` and ``[A](/guide/start)``',
    '> ```md\n> [A](/guide/start)\n> ```',
    'Text /guide/start',
    '<a data-href="/guide/start">',
  ])('other text stays the same: %j', (markdown) => {
    expect(replaceMarkdownLinks(markdown, links, configWith('/'))).toBe(markdown);
  });

  test('links have the base and the extension of the site', () => {
    expect(
      replaceMarkdownLinks(
        '[A](/docs/guide/start.html#a) [B](/guide/start.html)',
        { '/guide/start.html': '/zh/guide/start' },
        configWith('/docs/', false),
      ),
    ).toBe('[A](/docs/zh/guide/start.html#a) [B](/guide/start.html)');
  });

  test('pages without links to replace stay the same', () => {
    expect(replaceMarkdownLinks('[A](/guide/start)', undefined, configWith('/'))).toBe(
      '[A](/guide/start)',
    );
    expect(replaceMarkdownLinks(undefined, links, configWith('/'))).toBeUndefined();
  });
});
