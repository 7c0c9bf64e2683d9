import { expect, test } from 'vitest';

import type { SiteConfig, SiteLocale } from '../model/config';
import { testPage } from '../model/testing/page';
import { createPageData, type PageDataInput } from './page-data';

const dataOf = (
  frontmatter: Record<string, unknown>,
  { lang = 'en', ...input }: { lang?: string } & Partial<PageDataInput> = {},
) =>
  createPageData({
    config: {
      lang: 'en',
      theme: {},
      locales: [{ lang: 'en' }],
      multiVersion: { default: '', versions: [] },
      frontmatter: { level: {} },
    } as unknown as SiteConfig,
    locale: { lang, theme: {} } as unknown as SiteLocale,
    page: testPage('en/index.mdx', { frontmatter }),
    sidebarKey: undefined,
    sidebar: [],
    neighbors: undefined,
    lastUpdated: undefined,
    pageOf: () => undefined,
    nav: [],
    ...input,
  });

test('includes only the frontmatter that layouts use', () => {
  const home = {
    hero: { name: 'A' },
    features: [{ title: 'B' }],
    toolStack: { title: 'C', tools: [] },
    background: '/d.svg',
  };
  const data = dataOf({ ...home, pageType: 'home', head: [['meta', {}]], secret: 'e' });
  expect(data.frontmatter).toEqual(home);
  expect(data.pageType).toBe('home');
});

test.each([
  ['en', 'Overview', 'Others'],
  ['zh', '概览', '其他'],
])(
  'in %s, uses the default title %s and the group name %s for an overview page',
  (lang, title, others) => {
    const entry = testPage('en/api/a.mdx');
    const link = { kind: 'link' as const, text: 'A', link: entry.routePath };
    const data = dataOf(
      { overview: true },
      {
        lang,
        page: {
          ...testPage('en/api/index.mdx', { frontmatter: { overview: true } }),
          title: 'Api',
        },
        sidebar: [link, { kind: 'group', text: 'Group', items: [link] }],
        pageOf: () => entry,
      },
    );
    expect(data.title).toBe(title);
    expect(data.overview?.map(({ name }) => name)).toEqual(['Group', others]);
  },
);

test('keeps the title of an overview page and of other pages', () => {
  const page = (title?: string) => ({
    ...testPage('en/api/index.mdx', title === undefined ? {} : { title }),
    title: title ?? 'Api',
  });
  const overview = { ...page('All of it') };
  overview.content = { ...overview.content, frontmatter: { overview: true } };
  expect(dataOf({}, { page: overview }).title).toBe('All of it');
  expect(dataOf({}, { page: page() }).title).toBe('Api');
});

test('includes the file path, route and type of a page', () => {
  const page = testPage('en/guide/start.mdx');
  expect(dataOf({}, { page })).toMatchObject({
    pagePath: 'en/guide/start.mdx',
    routePath: '/guide/start',
    pageType: 'doc',
    relativePath: 'en/guide/start.mdx',
  });
});

test('marks a page that replaces the 404 page', () => {
  expect(dataOf({}, { page: testPage('en/404.mdx') }).isNotFound).toBe(true);
  expect(dataOf({}, { page: testPage('en/guide/404.mdx') })).not.toHaveProperty('isNotFound');
});

test('includes an edit link unless the frontmatter disables it', () => {
  const editLink = { docRepoBaseUrl: 'https://git.example/docs', text: 'Edit' };
  const locale = { lang: 'en', theme: { editLink } } as unknown as SiteLocale;
  expect(dataOf({}, { locale }).editUrl).toBe('https://git.example/docs/en/index.mdx');
  expect(dataOf({ editLink: true }, { locale }).editUrl).toBe(dataOf({}, { locale }).editUrl);
  expect(dataOf({ editLink: false }, { locale }).editUrl).toBeUndefined();
});

test('includes declared frontmatter fields', () => {
  expect(dataOf({ level: 'basic', other: 1 }).frontmatter).toEqual({ level: 'basic' });
});

test('includes the date and the authors', () => {
  const frontmatter = { date: '2026-11-24', authors: ['Ada'] };
  expect(dataOf(frontmatter).frontmatter).toEqual(frontmatter);
});

test('includes a notice on drafts', () => {
  expect(dataOf({ draft: true }).notices).toEqual([
    { text: 'This page is a draft. Builds do not include it.' },
  ]);
  expect('notices' in dataOf({})).toBe(false);
});

test('includes breadcrumbs if the site shows them and the page is below another page', () => {
  const breadcrumbsOf = (path: string, breadcrumbs: boolean, frontmatter = {}) =>
    dataOf(frontmatter, {
      config: {
        lang: 'en',
        theme: { breadcrumbs },
        locales: [{ lang: 'en' }],
        multiVersion: { default: '', versions: [] },
        frontmatter: {},
      } as unknown as SiteConfig,
      locale: { lang: 'en', title: 'Lib', theme: {} } as unknown as SiteLocale,
      page: { ...testPage(path, { frontmatter }), title: 'Use `it`' },
      nav: [{ text: 'Guide', link: '/guide/' }],
    }).breadcrumbs;
  expect(breadcrumbsOf('en/guide/start.mdx', true)).toEqual({
    label: 'Breadcrumbs',
    items: [
      { text: 'Lib', link: '/' },
      { text: 'Guide', link: '/guide/' },
      { text: 'Use it', link: '/guide/start' },
    ],
  });
  expect(breadcrumbsOf('en/guide/start.mdx', false)).toBeUndefined();
  expect(breadcrumbsOf('en/index.mdx', true)).toBeUndefined();
  expect(breadcrumbsOf('en/guide/start.mdx', true, { pageType: 'custom' })).toBeUndefined();
});

test.each([
  ['old', 'This is the documentation for v1, an old version.'],
  ['unreleased', 'This is the documentation for v1, which has not been released yet.'],
] as const)('includes a notice on pages of an %s version', (status, text) => {
  const current = testPage('en/guide/index.mdx');
  const at = (version: string, path = '/guide/gone') =>
    dataOf(
      {},
      {
        config: {
          lang: 'en',
          theme: {},
          locales: [{ lang: 'en' }],
          multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
          frontmatter: {},
          versionStatus: new Map([['v1', status]]),
        } as unknown as SiteConfig,
        page: { ...current, version, routePath: version === 'v2' ? path : `/v1${path}` },
        pageOf: (key) => (key === '/guide' ? current : undefined),
      },
    ).notices;
  const notice = (label: string) => [{ text, link: { text: label, link: '/guide/' } }];
  expect(at('v1', '/guide/')).toEqual(notice('Read this page in v2'));
  expect(at('v1', '/guide/gone')).toEqual(notice('Go to the documentation for v2'));
  expect(at('v2')).toBeUndefined();
});
