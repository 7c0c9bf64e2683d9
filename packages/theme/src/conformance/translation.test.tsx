import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesFor } from '#built-in';
import { Layout } from '../layout/Layout';
import type { PageData, SidebarItem, SiteData } from '../model/types';
import { HighlightedText } from '../search-panel/HighlightedText';
import { SearchEmpty } from '../search-panel/SearchEmpty';
import { fakeMatchMedia } from '../testing/browser';
import { Fixture, pageData, siteData } from '../testing/site-fixture';

const errors: unknown[] = [];

beforeEach(() => {
  errors.length = 0;
  fakeMatchMedia(false);
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
  vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args.join(' ')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Replaces every text node with a wrapped copy, like the translation of a browser. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.textContent = text.data;
    text.replaceWith(font);
  }
}

/** Returns the text on screen, without the title that is announced after a navigation. */
function textOf(container: HTMLElement): string | null {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const region of copy.querySelectorAll('[aria-live]')) region.remove();
  return copy.textContent;
}

/** Renders each view in turn, translated in between, and returns the texts on screen. */
async function showTranslated(views: readonly ReactElement[]): Promise<(string | null)[]> {
  const { container, rerender, unmount } = render(<div />);
  const texts: (string | null)[] = [];
  for (const view of views) {
    await act(async () => rerender(<div>{view}</div>));
    texts.push(textOf(container));
    translate(container);
  }
  unmount();
  return texts;
}

/** Renders each view in a new document. */
async function showAlone(views: readonly ReactElement[]): Promise<(string | null)[]> {
  const texts: (string | null)[] = [];
  for (const view of views) texts.push(...(await showTranslated([view])));
  return texts;
}

const english = siteData({
  themeConfig: {
    announcement: { message: 'News' },
    copyMarkdown: true,
    fallbackHeadingTitle: true,
  },
});
const chinese: SiteData = {
  ...english,
  lang: 'zh',
  themeConfig: {
    ...english.themeConfig,
    nav: [
      { text: '指南 `code`', link: '/zh/guide/', tag: '新' },
      { text: '更多', items: [{ text: '社区', items: [{ text: '聊天', link: 'https://a.b' }] }] },
    ],
    announcement: { message: '新闻 **1.0**', link: '/zh/' },
  },
};
const sidebars: SidebarItem[][] = [
  [
    { kind: 'section-header', sectionHeaderText: 'Part', tag: 'old' },
    {
      kind: 'group',
      text: 'Start',
      items: [
        { kind: 'link', text: 'Introduction', link: '/guide/start/' },
        { kind: 'link', text: 'Mock `modules`', link: '/mock', tag: 'new' },
      ],
    },
    { kind: 'group', text: 'Linked', link: '/linked', items: [] },
  ],
  [
    { kind: 'section-header', sectionHeaderText: '部分 `a`' },
    {
      kind: 'group',
      text: '开始 **这里**',
      collapsible: false,
      tag: '新',
      items: [
        { kind: 'link', text: '介绍 `x`', link: '/guide/start/', tag: '新' },
        { kind: 'link', text: '模拟', link: '/mock' },
      ],
    },
    { kind: 'group', text: '链接 `b`', link: '/linked', tag: '新', items: [] },
  ],
];
const links = { prev: { text: 'Before', link: '/a' }, next: { text: 'After `b`', link: '/b' } };
const pages: PageData[] = [
  pageData({ ...links, editUrl: 'https://x.y/edit', lastUpdatedTime: '2026-11-21T08:00:00Z' }),
  pageData({
    lang: 'zh',
    title: '介绍 `x`',
    headingTitle: undefined,
    contentLang: 'en',
    toc: [{ id: 'first', text: '第一 `x`', depth: 2 }],
    next: { text: '之后', link: '/b' },
    editUrl: 'https://x.y/edit',
  } as Partial<PageData>),
  pageData({ title: 'Other', headingTitle: undefined, toc: [] } as Partial<PageData>),
  pageData({
    pageType: 'home',
    frontmatter: {
      hero: { name: 'Name', text: 'Text', actions: [{ text: 'Go', link: '/a' }] },
      features: [{ title: 'Fast', details: 'Very' }],
    },
  }),
  pageData({
    pageType: 'home',
    frontmatter: {
      hero: { name: 'Name `x`', text: '文 **x**', actions: [{ text: '去', link: '/a' }] },
      features: [{ title: '快 `x`', details: '很 **x**' }],
    },
  }),
  pageData({ pageType: '404', title: '404', toc: [] }),
  pageData({
    overview: [{ name: 'Group', items: [{ text: 'Entry', link: '/e', headings: [] }] }],
    title: 'Overview',
    headingTitle: undefined,
  } as Partial<PageData>),
];

test('a translated layout shows the next page completely, in every order of pages and languages', async () => {
  const views = pages.flatMap((page, index) =>
    [english, chinese].map((site, language) => (
      <Fixture
        key="same"
        site={site}
        page={{ ...page, routePath: `${page.routePath}${index}` }}
        sidebar={sidebars[(index + language) % 2]!}
      >
        <Layout>
          <p>{page.title}</p>
        </Layout>
      </Fixture>
    )),
  );
  const order = [...views, ...views.toReversed(), ...views.filter((_, index) => index % 3 === 0)];
  const alone = await showAlone(views);
  expect(await showTranslated(order)).toEqual(order.map((view) => alone[views.indexOf(view)]));
  expect(errors).toEqual([]);
}, 60_000);

test('translated search rows show the next results completely', async () => {
  const messages = messagesFor('en');
  const row = (text: string, ...starts: number[]) => (
    <HighlightedText text={text} ranges={starts.map((start) => ({ start, length: 2 }))} />
  );
  const empty = (query: string, overrides = messages) => (
    <SearchEmpty
      key="empty"
      query={query}
      failure={undefined}
      suggestion={undefined}
      nearest={[]}
      others={[]}
      messages={overrides}
      lang="en"
      hrefOf={(link) => link}
      onOpen={() => {}}
      onSearchFor={() => {}}
      onSearchIn={() => {}}
    />
  );
  const views = [
    row('mock modules', 0, 5),
    row('mock', 2),
    row('mocking a module'),
    row('a module mock', 2, 9),
    empty('mock'),
    empty('mocks'),
    empty('x', { ...messages, searchNoResults: 'Nothing' }),
    row('mock modules', 0),
  ];
  expect(await showTranslated(views)).toEqual(await showAlone(views));
  expect(errors).toEqual([]);
});
