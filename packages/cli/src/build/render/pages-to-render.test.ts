import type { PageData } from '@octavo/theme';
import { expect, test, vi } from 'vitest';

import type { SiteConfig } from '../../model/config';
import { testPage } from '../../model/testing/page';
import type { Edition } from '../../site/assemble-site';
import {
  getBuiltPages,
  getErrorPages,
  getPagesToRender,
  type PageToRender,
  readBodyOnce,
} from './pages-to-render';

const config = {
  lang: 'en',
  locales: [{ lang: 'en' }, { lang: 'zh' }],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  frontmatter: { level: {} },
} as unknown as SiteConfig;

const editions = ['v2', 'v1'].flatMap((version) =>
  ['en', 'zh'].map((lang) => ({ lang, version }) as Edition),
);

test('creates a 404 page for each language and version, without a module', () => {
  const pages = getErrorPages({ config, editions, published: [] });
  expect(pages.map(({ data }) => [data.routePath, data.lang, data.version, data.pageType])).toEqual(
    [
      ['/404', 'en', 'v2', '404'],
      ['/zh/404', 'zh', 'v2', '404'],
      ['/v1/404', 'en', 'v1', '404'],
      ['/v1/zh/404', 'zh', 'v1', '404'],
    ],
  );
  expect(pages.some(({ page, hasModule, seo }) => page || hasModule || seo)).toBe(false);
});

test('creates no 404 page if the site has its own', () => {
  const published = [testPage('en/404.mdx'), testPage('zh/a.mdx')];
  const pages = getErrorPages({ config, editions, published });
  expect(pages.map(({ data }) => data.routePath)).toEqual(['/zh/404', '/v1/404', '/v1/zh/404']);
});

function rendered(over: Partial<PageToRender> = {}): PageToRender {
  return {
    page: testPage('en/a.mdx'),
    data: { routePath: '/a' } as PageData,
    edition: editions[0]!,
    hash: 'hash',
    hasModule: false,
    head: [],
    seo: { canonical: '/a', translations: {}, description: '', trail: [], isHidden: false },
    body: () => ({ html: [] }),
    markdown: () => '# A',
    ...over,
  };
}

test('passes pages to plugins, except for 404 pages', () => {
  const built = getBuiltPages(
    [rendered(), ...getErrorPages({ config, editions, published: [] })],
    config,
    'v',
  );
  expect(built.map(({ page, markdown }) => [page.routePath, markdown()])).toEqual([['/a', '# A']]);
});

test('the key of a page changes with its content, its title, its fields, its overview, its links and the version', () => {
  const keyOf = (over: Partial<PageToRender> = {}, version = 'v') =>
    getBuiltPages([rendered(over)], config, version)[0]!.key;
  const overview = { routePath: '/a', overview: { groups: [] } } as unknown as PageData;
  const withField = testPage('en/a.mdx');
  withField.content.frontmatter.level = 5;
  const keys = [
    keyOf(),
    keyOf({ page: withField }),
    keyOf({ hash: 'other' }),
    keyOf({ page: { ...testPage('en/a.mdx'), title: 'Other' } }),
    keyOf({ data: overview }),
    keyOf({ links: { '/b': '/zh/b' } }),
    keyOf({}, 'w'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf({ head: [['meta', {}]] })).toBe(keys[0]);
});

test.each([
  ['body', 'markdown'],
  ['markdown', 'markdown'],
] as const)('reads the body of a page once for %s and %s', (...uses) => {
  const read = vi.fn(() => ({ html: ['<p>A</p>'], markdown: 'A' }));
  const page = readBodyOnce(read);
  expect(uses.map((use) => page[use]())).toEqual(
    uses.map((use) => (use === 'body' ? { html: ['<p>A</p>'] } : 'A')),
  );
  expect(read).toHaveBeenCalledOnce();
});

test('reads the body of a page without Markdown once', () => {
  const read = vi.fn(() => ({ html: [] }));
  const page = readBodyOnce(read);
  page.body();
  expect([page.markdown(), page.markdown()]).toEqual([undefined, undefined]);
  expect(read).toHaveBeenCalledOnce();
});

test('links in the Markdown of a fallback page lead to pages in its language', () => {
  const link = { kind: 'link', href: './d.md', resolved: '/d', line: 1, column: 1 } as const;
  const original = testPage('en/a.mdx', { links: [link] });
  const fallback = { ...original, routePath: '/zh/a', lang: 'zh', contentLang: 'en' };
  const target = { ...testPage('zh/d.md'), version: 'v2' };
  const published = [original, fallback].map((page) => ({ ...page, version: 'v2' }));
  const data = { routePath: '/a', overview: undefined } as unknown as PageData;
  const pages = getPagesToRender({
    site: {
      config: {
        ...config,
        base: '/',
        plugins: [],
        route: { cleanUrls: true },
      } as unknown as SiteConfig,
      published: [...published, target],
      summaries: new Map(),
      editions: editions.map(
        (edition) =>
          ({
            ...edition,
            site: { title: 'Site', themeConfig: { nav: [] } },
            pageData: () => data,
          }) as unknown as Edition,
      ),
      sourceOf: () => '',
      bodyOf: () => ({ html: [], code: '', markdown: '[D](/d)\n' }),
    },
    pages: published,
    hasModule: () => false,
    lastCommitDates: new Map(),
  });
  expect(pages.map(({ markdown }) => markdown())).toEqual(['[D](/d)\n', '[D](/zh/d)\n']);
});
