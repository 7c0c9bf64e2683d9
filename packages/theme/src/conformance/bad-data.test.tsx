import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';

import { Layout } from '../layout/Layout';
import type { PageData, SidebarItem, SiteData } from '../model/types';
import { SiteProvider } from '../site-provider/SiteProvider';
import { fakeMatchMedia } from '../testing/browser';
import { pageData, sidebarItems, siteData } from '../testing/site-fixture';

type Json = Record<string, unknown>;
interface Data {
  site: SiteData;
  page: PageData;
  sidebar: readonly SidebarItem[];
}

const WRONG = [null, 7, 'text', {}, [null]];

let warn: Mock;
let error: Mock;
beforeEach(() => {
  fakeMatchMedia(false);
  window.scrollTo = (() => {}) as typeof window.scrollTo;
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {}) as unknown as Mock;
  error = vi.spyOn(console, 'error').mockImplementation(() => {}) as unknown as Mock;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tool = { name: 'A', desc: '甲', descEn: 'A', logo: '/a.svg', url: 'https://a.b' };
const site = siteData({
  logo: { light: '/l.svg', dark: '/d.svg' },
  logoText: 'Tests',
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  themeConfig: {
    nav: [{ text: 'More', items: [{ text: 'One', link: '/one' }] }],
    editLink: { docRepoBaseUrl: 'https://a.b/', text: 'Edit' },
    footer: { message: 'Footer' },
    announcement: { message: 'News', link: '/news', id: 'one' },
    messages: { menu: 'Pages' },
    tools: [tool],
  },
});
const overview = [{ name: 'G', items: [{ text: 'T', link: '/t', headings: [] }] }];
const home = {
  hero: { name: 'H', actions: [{ text: 'Go', link: '/' }] },
  features: [{ title: 'F' }],
};
const link = { text: 'Other', link: '/other' };
const PAGES: readonly PageData[] = [
  pageData({ prev: link, next: link, editUrl: 'https://a.b', lastUpdatedTime: '2026-01-01' }),
  pageData({ overview, contentLang: 'zh' }),
  pageData({ pageType: 'home', frontmatter: home as PageData['frontmatter'] }),
  pageData({ pageType: '404' }),
];
const entries: readonly SidebarItem[] = [
  ...sidebarItems,
  { kind: 'divider', dividerType: 'solid' },
  { kind: 'section-header', sectionHeaderText: 'More', tag: 'new' },
];

/** The data again and again, each time with another piece of it replaced. */
function* replaced(value: unknown, wrong: unknown, name: string): Generator<[string, unknown]> {
  yield [name, wrong];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const [place, copy] of replaced(inner, wrong, `${name}.${key}`)) {
      if (Array.isArray(value)) yield [place, value.with(Number(key), copy)];
      else yield [place, { ...(value as Json), [key]: copy }];
    }
  }
}

const element = ({ site, page, sidebar }: Data) => (
  <SiteProvider site={site} page={page} sidebar={sidebar} navigation={navigation}>
    <Layout>
      <p>Content</p>
    </Layout>
  </SiteProvider>
);
const navigation = {
  location: { pathname: '/guide/start/', search: '', hash: '' },
  navigate: () => {},
};

/** Draw a page on the server, and find a landmark in it and nothing that was given up. */
function drawWhole(data: Data): void {
  const html = renderToString(element(data));
  if (!html.includes('<main')) throw new Error('no page');
  if (html.includes('<!--$!-->')) throw new Error('a part was given up');
}

/** What does not survive wrong data, by the place of the damage. */
function failures(data: Data, part: keyof Data, below = ''): string[] {
  return WRONG.flatMap((wrong) =>
    [...replaced(data[part], wrong, part)].flatMap(([place, damaged]) => {
      if (!place.startsWith(below)) return [];
      try {
        drawWhole({ ...data, [part]: damaged });
        return [];
      } catch (thrown) {
        return [`${place} = ${JSON.stringify(wrong)}: ${(thrown as Error).message}`];
      }
    }),
  );
}

test.each(['site', 'sidebar'] as const)('a page is drawn whatever stands in its %s', (part) => {
  const data = { site, page: PAGES[0]!, sidebar: entries };
  expect(failures(data, part)).toEqual([]);
});

test.each([
  ['doc', PAGES[0]!, 'page'],
  ['overview', PAGES[1]!, 'page.overview'],
  ['home', PAGES[2]!, 'page.frontmatter'],
  ['unknown', PAGES[3]!, 'page.toc'],
])('whatever stands in its data, a page is drawn: %s', (_type, page, below) => {
  expect(failures({ site, page, sidebar: entries }, 'page', below)).toEqual([]);
});

test('a browser draws it too, and a developer is told of each piece once', () => {
  const wrong: unknown = {
    ...site,
    locales: null,
    themeConfig: {
      nav: [null, { text: 'Nowhere' }, { text: 'Bad menu', items: 'none' }],
      socialLinks: [{ content: 'https://a.b' }],
      tools: [{ name: 'B' }],
    },
  };
  const page = {
    ...PAGES[0]!,
    toc: [...PAGES[0]!.toc, null, { id: 'a', text: 7, depth: 2 }],
  } as unknown as PageData;
  const sidebar = [undefined, { text: 'Kindless', link: '/k' }] as unknown as SidebarItem[];
  const data = { site: wrong as SiteData, page, sidebar };
  const { rerender } = render(element(data));
  rerender(element({ ...data, page: { ...page } }));
  expect(screen.getByText('Content')).toBeTruthy();
  expect(screen.getByText('Nowhere')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kindless' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '7' })).toBeTruthy();
  const said = warn.mock.calls.flat();
  expect(said.toSorted()).toEqual([...new Set(said)].toSorted());
  expect(said).toEqual(
    expect.arrayContaining([
      'octavo: Navigation entry "Bad menu" has neither link nor items; it is shown as text.',
      'octavo: Navigation entry "Nowhere" has neither link nor items; it is shown as text.',
      'octavo: page.toc[3] should be an object, got nothing.',
      'octavo: page.toc[4].text should be a text, got 7.',
      'octavo: site.themeConfig.nav[2].items should be a list, got "none".',
    ]),
  );
  expect(error).not.toHaveBeenCalled();
});
