import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  Link,
  type ListedPage,
  type ListPages,
  SiteProvider,
  type SiteProviderProps,
} from '@octavo/theme';
import { LinkCard } from '@octavo/theme/mdx';
import { createPage, createSite } from '@octavo/theme/site-data';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { generateRuntimeModule } from './compat-files';

type WithBase = (path: string) => string;

const theme = join(import.meta.dirname, '../../../theme/src');
const folder = mkdtempSync(join(tmpdir(), 'octavo-compat-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let withBase: WithBase;
let removeBase: WithBase;
let usePages: () => { pages: unknown[] };
let usePageData: () => { siteData: { lang: string; pages: unknown[] } };
beforeAll(async () => {
  // The temporary folder has no node_modules.
  const runtime = generateRuntimeModule({ base: '/docs', langs: ['en', 'zh'], i18nFile: undefined })
    .replaceAll("'@octavo/theme'", `'${join(theme, 'index.ts')}'`)
    .replaceAll("'@octavo/theme/mdx'", `'${join(theme, 'mdx/index.ts')}'`);
  writeFileSync(join(folder, 'runtime.ts'), runtime);
  ({ withBase, removeBase, usePages, usePageData } = await import(join(folder, 'runtime.ts')));
});

function render(element: ReactElement, props: Partial<SiteProviderProps> = {}): string {
  const data: Omit<SiteProviderProps, 'children'> = {
    site: createSite({ title: 'Moved', base: '/docs/' }),
    page: createPage({ routePath: '/' }),
    sidebar: [],
    navigation: { location: { pathname: '/', search: '', hash: '' }, navigate: () => {} },
    ...props,
  };
  return renderToStaticMarkup(createElement(SiteProvider, data as SiteProviderProps, element));
}

function hrefOf(link: ReactElement): string | undefined {
  return /href="([^"]*)"/.exec(render(link))?.[1];
}

test.each([
  ['/guide/a', '/docs/guide/a'],
  ['/', '/docs/'],
  ['/zh/zh/guide', '/docs/zh/guide'],
  // As in Rspress, paths that start with the base stay unchanged, even if a page has the name of the base.
  ['/docs/guide/a', '/docs/guide/a'],
  ['/docs/', '/docs/'],
  ['/docs', '/docs'],
  ['/docsearch', '/docs/docsearch'],
  ['https://example.com/', 'https://example.com/'],
])('withBase converts %s to %s and is idempotent', (path, url) => {
  expect(withBase(path)).toBe(url);
  expect(withBase(withBase(path))).toBe(url);
});

test('removeBase removes the base', () => {
  expect(['/docs/guide', '/docs', '/docsearch', '/guide'].map(removeBase)).toEqual([
    '/guide',
    '/',
    '/docsearch',
    '/guide',
  ]);
});

test.each([
  ['/guide/a', '/docs/guide/a'],
  ['/', '/docs/'],
  ['/docs/guide/a?x=1#b', '/docs/guide/a?x=1#b'],
  ['/docsearch', '/docs/docsearch'],
  ['https://example.com/docs/', 'https://example.com/docs/'],
  ['#here', '#here'],
])('links with withBase(%j) lead to %s', (href, url) => {
  expect(hrefOf(createElement(Link, { href: withBase(href) }))).toBe(url);
  expect(hrefOf(createElement(LinkCard, { href: withBase(href), title: 'A' }))).toBe(url);
});

const post: ListedPage = {
  routePath: '/blog/a',
  title: 'A',
  lang: 'en',
  date: '2026-11-25',
  frontmatter: { tags: ['new'] } as unknown as ListedPage['frontmatter'],
};
const listPages: ListPages = ({ lang }) => (lang === 'en' ? [post] : [{ ...post, lang: 'zh' }]);

test('usePages returns the pages of all languages in the format of Rspress', () => {
  let pages: unknown;
  const List = () => {
    ({ pages } = usePages());
    return null;
  };
  render(createElement(List), { listPages });
  expect(pages).toEqual(
    ['en', 'zh'].map((lang) => ({
      routePath: '/blog/a',
      title: 'A',
      lang,
      date: '2026-11-25',
      version: '',
      frontmatter: { title: 'A', date: '2026-11-25', tags: ['new'] },
    })),
  );
});

test('usePageData only lists pages if a component reads them', () => {
  let data: ReturnType<typeof usePageData> | undefined;
  const queries: unknown[] = [];
  const Lang = () => {
    data = usePageData();
    return data.siteData.lang;
  };
  const Count = () => String(usePageData().siteData.pages.length);
  const record: ListPages = (query) => {
    queries.push(query);
    return listPages(query);
  };
  render(createElement(Lang), { listPages: record });
  expect(queries).toEqual([]);
  expect(render(createElement(Count), { listPages: record })).toMatch(/^2</);
  expect(queries).toEqual([{ lang: 'en' }, { lang: 'zh' }]);
});
