import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { HASH_SCROLL_DELAY } from '../model/constants';
import type { PageData, SidebarItem } from '../model/types';
import { Navbar, type NavbarProps } from '../navbar/Navbar';
import type { ThemeParts } from '../site-provider/theme-parts';
import { type FakeMedia, fakeMatchMedia, scrollWindow } from '../testing/browser';
import { Fixture, type FixtureProps, pageData, siteData } from '../testing/site-fixture';
import { Layout } from './Layout';
import type { LayoutSlots } from './slots';

let media: FakeMedia;
const scrollTo = vi.fn();
const scrollIntoView = vi.fn();

beforeEach(() => {
  media = fakeMatchMedia(false);
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollTo.mockClear();
  scrollIntoView.mockClear();
  scrollWindow(0);
  window.history.replaceState(null, '', '/');
});

const tree = (
  page: Partial<PageData> = {},
  rest: Omit<FixtureProps, 'children'> = {},
  slots?: LayoutSlots,
) => (
  <Fixture page={pageData(page)} {...rest}>
    <Layout slots={slots}>
      <p>Content</p>
      <h2 id="part">Part</h2>
    </Layout>
  </Fixture>
);
const show = (...args: Parameters<typeof tree>) => render(tree(...args));

test('a doc page has unique landmarks', () => {
  show();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain('Content');
  const names = screen
    .getAllByRole('navigation')
    .map((nav) => nav.getAttribute('aria-label') ?? nav.textContent?.slice(0, 12));
  expect(new Set(names).size).toBe(names.length);
});

test('a doc page shows breadcrumbs', () => {
  const { container } = show();
  expect(container.querySelector('.oct-doc-place')?.textContent).toBe('Getting Started');
});

test('the breadcrumb of a group with a page is a link', () => {
  const items: SidebarItem[] = [{ kind: 'link', text: 'Introduction', link: '/guide/start/' }];
  const sidebar: SidebarItem[] = [{ kind: 'group', text: 'Guides', link: '/guide/', items }];
  const { container } = show({}, { sidebar });
  const place = container.querySelector<HTMLElement>('.oct-doc-place')!;
  expect(within(place).getByRole('link', { name: 'Guides' }).getAttribute('href')).toBe('/guide/');
});

test('breadcrumbs replace the sidebar groups, and the last one is the current page', () => {
  const items = [
    { text: 'Rstest', link: '/' },
    { text: 'Start' },
    { text: 'Introduction', link: '/x' },
  ];
  const { container } = show({ breadcrumbs: { label: 'Breadcrumbs', items } });
  expect(container.querySelectorAll('.oct-doc-place')).toHaveLength(1);
  const nav = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(nav.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    items.map(({ text }) => text),
  );
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Rstest']);
  expect(nav.getByText('Introduction').getAttribute('aria-current')).toBe('page');
});

test.each(['doc', 'home', 'custom'] as const)('a %s page shows its notices', (pageType) => {
  const link = { text: 'Read this page in v2', link: '/guide/' };
  show({ pageType, notices: [{ text: 'An old version.', link }, { text: 'A draft.' }] });
  const [first, second] = screen.getAllByRole('note');
  expect(first!.textContent).toBe('An old version. Read this page in v2');
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/guide/');
  expect(second!.textContent).toBe('A draft.');
});

test('the skip link moves focus to the content', () => {
  show();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  fireEvent.click(link);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a page without a heading shows its title unless the site disables it', () => {
  const page = { headingTitle: undefined, title: 'Use `retry`' };
  show(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Use retry' })).toBeTruthy();
  cleanup();
  show(page, { site: siteData({ themeConfig: { fallbackHeadingTitle: false } }) });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('a title does not render HTML', () => {
  show({ headingTitle: undefined, title: '<img src=x onerror=alert(1)> & **bold**' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    '<img src=x onerror=alert(1)> & bold',
  );
  expect(screen.getByRole('main').querySelector('img')).toBeNull();
});

test('frontmatter hides areas of one page only', () => {
  const { rerender } = show({
    frontmatter: { navbar: false, sidebar: false, outline: false, footer: false },
  });
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  rerender(tree({ routePath: '/guide/start/quick-start' }));
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'ON THIS PAGE' })).toBeTruthy();
});

test('a site can hide the navbar', () => {
  show({}, { site: siteData({ themeConfig: { hideNavbar: 'always' } }) });
  expect(screen.queryByRole('banner')).toBeNull();
});

test('the page footer shows edit link, date, previous and next page', () => {
  show({
    editUrl: 'https://github.com/x/edit/a.mdx',
    lastUpdatedTime: '2026-11-21T08:00:00Z',
    prev: { text: 'Before', link: '/a' },
    next: { text: '`after`', link: '/b' },
  });
  expect(screen.getByRole('link', { name: 'Edit this page' }).getAttribute('target')).toBe(
    '_blank',
  );
  expect(screen.getByText('November 21, 2026').getAttribute('datetime')).toBe(
    '2026-11-21T08:00:00Z',
  );
  const pages = within(screen.getByRole('navigation', { name: 'Previous and next page' }));
  expect(pages.getByRole('link', { name: /Previous Page\s*Before/ }).getAttribute('href')).toBe(
    '/a',
  );
  expect(pages.getByRole('link', { name: /Next Page\s*after/ }).getAttribute('href')).toBe('/b');
});

test('configured UI strings override the built-in ones', () => {
  const themeConfig = {
    outlineTitle: 'In short',
    prevPageText: 'Back',
    messages: { menu: 'Pages' },
  };
  show({ prev: { text: 'Before', link: '/a' } }, { site: siteData({ themeConfig }) });
  expect(screen.getByRole('navigation', { name: 'In short' })).toBeTruthy();
  expect(screen.getByText('Back')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pages' })).toBeTruthy();
});

test('a home page renders its frontmatter, then its content', () => {
  const tools = [
    { name: 'Rspack', description: 'Bundler', logo: '/r.svg', url: 'https://x.y', urlText: 'Docs' },
  ];
  show(
    {
      pageType: 'home',
      frontmatter: {
        hero: {
          name: 'Rstest',
          text: 'Tests',
          tagline: 'Fast',
          actions: [{ text: 'Start', link: '/guide/' }],
        },
        features: [{ title: 'No setup', details: 'At all', link: '/a' }],
        toolStack: { title: 'Stack', tagline: 'One toolchain', tools },
      },
    },
    { site: siteData({ themeConfig: { footer: { message: '<b>MIT</b>' } } }) },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Rstest' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/guide/');
  expect(screen.getByRole('link', { name: 'No setup' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Stack' })).toBeTruthy();
  expect(screen.getByText('Content')).toBeTruthy();
  expect(screen.getByText('MIT').tagName).toBe('B');
  expect(screen.queryByRole('navigation', { name: 'Pages in this section' })).toBeNull();
});

test('a blank page renders only its content, and a custom page also the navbar', () => {
  show({ pageType: 'blank' });
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByText('Content')).toBeTruthy();
  cleanup();
  show({ pageType: 'custom' });
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('main').querySelector('.oct-prose')).toBeNull();
});

test('an overview page lists its section and has no outline', () => {
  show({ overview: [{ name: 'Group', items: [{ text: 'Entry', link: '/e', headings: [] }] }] });
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'ON THIS PAGE' })).toBeNull();
});

describe('slots are rendered at their positions', () => {
  const slot = (name: keyof LayoutSlots) => ({ [name]: <i>[{name}]</i> });
  /** Expects that the strings occur on the page in this order. */
  const expectOrder = (...strings: string[]) => {
    const text = document.body.textContent ?? '';
    for (const string of strings) expect(text).toContain(string);
    const order = strings.map((string) => text.lastIndexOf(string));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  };
  const all = (...names: (keyof LayoutSlots)[]): LayoutSlots =>
    Object.assign({}, ...names.map(slot));

  test('of doc pages', () => {
    const names = [
      'top',
      'navbarBefore',
      'navbarAfter',
      'sidebarBefore',
      'sidebarAfter',
      'docBefore',
      'docAfter',
      'docFooterAfter',
      'outlineBefore',
      'outlineAfter',
      'bottom',
    ] as const;
    show({}, {}, all(...names));
    expectOrder(...names.map((name) => `[${name}]`));
    expectOrder('[docBefore]', 'Content', '[docAfter]');
  });

  test('of home pages', () => {
    const names = [
      'homeBefore',
      'heroBefore',
      'heroAfter',
      'featuresBefore',
      'featuresAfter',
      'toolStackBefore',
      'toolStackAfter',
      'homeAfter',
      'footerBefore',
      'footerAfter',
      'bottom',
    ] as const;
    const frontmatter = { hero: { name: 'Name' }, features: [{ title: 'Quick', details: '' }] };
    const site = siteData({ themeConfig: { footer: { message: 'License' } } });
    show({ pageType: 'home', frontmatter }, { site }, all(...names));
    expectOrder(...names.map((name) => `[${name}]`));
    expectOrder(
      '[heroBefore]',
      'Name',
      '[heroAfter]',
      '[featuresBefore]',
      'Quick',
      '[featuresAfter]',
    );
    expectOrder('[footerBefore]', 'License', '[footerAfter]');
  });

  test('of custom pages and the 404 page', () => {
    show({ pageType: 'custom' }, {}, all('footerBefore', 'footerAfter'));
    expectOrder('Content', '[footerBefore]', '[footerAfter]');
    cleanup();
    show({ pageType: '404' }, {}, all('notFoundBefore', 'notFoundAfter'));
    expectOrder('[notFoundBefore]', '404', '[notFoundAfter]');
  });
});

/** Overrides as a site could define them. */
const parts: Partial<ThemeParts> = {
  Navbar: CustomNavbar,
  Sidebar: CustomSidebar,
  DocFooter: CustomFooter,
};

function CustomNavbar(props: NavbarProps) {
  return (
    <>
      <p>Above the navbar</p>
      <Navbar {...props} />
    </>
  );
}

function CustomSidebar() {
  return <nav aria-label="Ours">Pages</nav>;
}

function CustomFooter() {
  return <footer>Ours</footer>;
}

test('a site overrides a component and wraps the original', () => {
  show({}, { parts });
  expect(screen.getByText('Above the navbar')).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Ours' })).toBeTruthy();
  expect(screen.queryByText('Profiling')).toBeNull();
  expect(screen.getByText('Ours').tagName).toBe('FOOTER');
});

test.each<[keyof ThemeParts, Partial<PageData>]>([
  ['Logo', {}],
  ['SearchButton', {}],
  ['Overview', { overview: [{ name: 'Group', items: [] }] }],
  ['SiteFooter', { pageType: 'custom' }],
  ['SiteFooter', { pageType: 'home' }],
  ['NotFound', { pageType: '404' }],
])('the %s of the site replaces the original on %o', (name, page) => {
  show(page, { parts: { [name]: () => <p>Custom {name}</p> } });
  expect(screen.getByText(`Custom ${name}`)).toBeTruthy();
});

test('the server HTML contains all areas', () => {
  const html = renderToString(tree());
  for (const text of ['Quick start', 'Profiling', 'href="#first"', 'Content', 'hrefLang="zh"']) {
    expect(html).toContain(text);
  }
});

test('the drawer takes focus, and closes on Escape, outside clicks, navigation and wide screens', () => {
  const { rerender } = show();
  const button = screen.getByRole('button', { name: 'Menu' });
  const drawer = () => screen.queryByRole('dialog', { name: 'Menu' });
  const open = (): void => {
    button.focus();
    fireEvent.click(button);
    expect(drawer()?.contains(document.activeElement)).toBe(true);
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true);
  };
  const expectClosed = (): void => {
    expect(drawer()).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
  };

  open();
  expect(screen.getByRole('main', { hidden: true }).inert).toBe(true);
  fireEvent.keyDown(document, { key: 'Escape' });
  expectClosed();
  expect(screen.getByRole('main').inert).toBe(false);
  open();
  fireEvent.click(drawer()!);
  expectClosed();
  open();
  act(() => media.set(true));
  expectClosed();
  open();
  rerender(tree({ routePath: '/guide/start/quick-start' }));
  expectClosed();
});

/** Opens the mobile menu after hydration, but before React runs the effects of the components. */
function EarlyReader() {
  useLayoutEffect(
    () => queueMicrotask(() => screen.getByRole('button', { name: 'Open menu' }).click()),
    [],
  );
  return null;
}

test('a click on the menu button during hydration opens the menu', async () => {
  const content = (
    <>
      {tree()}
      <EarlyReader />
    </>
  );
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(content);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  startTransition(() => void hydrateRoot(container, content));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
});

test('navigation scrolls to the top and announces the new page, but not the first page', async () => {
  const { rerender, container } = show();
  const announced = () => container.querySelector('[aria-live]')?.textContent;
  expect(scrollTo).not.toHaveBeenCalled();
  expect(announced()).toBe('');
  window.history.pushState(null, '', '/next');
  rerender(tree({ routePath: '/next', title: 'The **next**' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  await expect.poll(announced).toBe('The next');
  window.history.pushState(null, '', '/other');
  rerender(tree({ routePath: '/other', title: 'The **next**' }));
  // Screen readers only announce changes, so the same title is set again.
  expect(announced()).toBe('');
  await expect.poll(announced).toBe('The next');
});

test('navigation moves the focus from a link of the page to the start of the next page', () => {
  const slots = { docAfter: <a href="/next">Next</a> };
  const { rerender } = show({}, {}, slots);
  const main = screen.getByRole('main');
  within(main).getByRole('link', { name: 'Next' }).focus();
  window.history.pushState(null, '', '/next');
  rerender(tree({ routePath: '/next' }, {}, slots));
  expect(document.activeElement).toBe(main);

  const menu = within(screen.getByRole('banner')).getAllByRole('button')[0]!;
  menu.focus();
  window.history.pushState(null, '', '/other');
  rerender(tree({ routePath: '/other' }, {}, slots));
  expect(document.activeElement).toBe(menu);
});

test('navigation with a hash scrolls to the target immediately and again after 100 ms', () => {
  vi.useFakeTimers();
  const { rerender } = show();
  window.history.pushState(null, '', '/next#part');
  rerender(tree({ routePath: '/next' }));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  act(() => vi.advanceTimersByTime(HASH_SCROLL_DELAY - 1));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  act(() => vi.advanceTimersByTime(1));
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Part' }));
});

test('a hash does not move focus if the reader has moved it in the meantime', () => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/#part');
  show();
  const menu = within(screen.getByRole('banner')).getAllByRole('button')[0]!;
  menu.focus();
  act(() => vi.advanceTimersByTime(HASH_SCROLL_DELAY));
  expect(document.activeElement).toBe(menu);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('Back restores the scroll position', () => {
  window.history.replaceState({ key: 'one' }, '', '/one');
  const { rerender } = show({ routePath: '/one' });
  scrollWindow(700);
  window.history.pushState({ key: 'two' }, '', '/two');
  rerender(tree({ routePath: '/two' }));
  scrollTo.mockClear();

  window.history.replaceState({ key: 'one' }, '', '/one');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'one' } }));
  rerender(tree({ routePath: '/one' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
});

test('Back from a hash of the same page restores the scroll position', () => {
  window.history.replaceState({ key: 'one' }, '', '/one');
  show({ routePath: '/one' });
  scrollWindow(700);
  window.history.pushState({ key: 'two' }, '', '/one#part');
  scrollWindow(300);
  window.history.replaceState({ key: 'one' }, '', '/one');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
});

test('a hash in the address bar scrolls to its target, and Back restores the scroll position', () => {
  vi.useFakeTimers();
  const pop = () => window.dispatchEvent(new PopStateEvent('popstate'));
  window.history.replaceState({ idx: 0 }, '', '/one');
  show({ routePath: '/one' });
  scrollWindow(700);
  // Simulates a hash navigation by the browser.
  window.history.pushState(null, '', '/one#part');
  pop();
  const first: unknown = window.history.state;
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
  scrollWindow(300);

  vi.advanceTimersByTime(1000);
  window.history.pushState(null, '', '/one#part');
  pop();
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  scrollWindow(500);

  window.history.replaceState(first, '', '/one#part');
  pop();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
  window.history.replaceState({ idx: 0 }, '', '/one');
  pop();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
});

test('does not scroll if the router restores scroll positions', () => {
  const navigation = { managesScroll: true };
  const { rerender } = show({}, { navigation });
  rerender(tree({ routePath: '/next' }, { navigation }));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a page has a copy button if the site publishes Markdown', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Copy page' })).toBeNull();
  cleanup();
  show({}, { site: siteData({ themeConfig: { copyMarkdown: true } }) });
  expect(screen.getByRole('button', { name: 'Copy page' })).toBeTruthy();
});

test('the filter of an overview page is empty on the next overview page', () => {
  const overviewPage = (name: string) =>
    tree({
      routePath: `/${name}/`,
      overview: [{ name, items: [{ text: `${name} page`, link: `/${name}/a`, headings: [] }] }],
    });
  const { rerender } = show();
  rerender(overviewPage('first'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'first' } });
  rerender(overviewPage('second'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(screen.getByRole('link', { name: 'second page' })).toBeTruthy();
});
