import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { StaticShellContext } from '../context/static-shell';
import { Layout } from '../layout/Layout';
import {
  DROPDOWN_CLOSE_DELAY,
  NAVBAR_SCROLL_THROTTLE,
  PROGRESS_BAR_DELAY,
} from '../model/constants';
import type { PageData, SidebarItem } from '../model/types';
import { ProgressBar } from '../progress-bar/ProgressBar';
import type { EarlySearch } from '../search-panel/early-input';
import { getSidebarStorageKey } from '../sidebar/sidebar-key';
import { type FakeMedia, fakeMatchMedia, scrollWindow } from '../testing/browser';
import { Fixture, pageData, sidebarItems, siteData } from '../testing/site-fixture';
import { trackProgress } from './page-parts';
import type { LazySearch } from './search';
import { type Shell, startShell } from './shell';
import { swapPage } from './swap-page';

let media: FakeMedia;
let controller: AbortController;
let shell: Shell;
const navigate = vi.fn();
const preload = vi.fn();
const pushHash = vi.fn();
let isSearchOpen = false;
const search = {
  preload: vi.fn(),
  isReady: (): boolean => true,
  open: vi.fn(async () => {
    isSearchOpen = true;
  }),
  isOpen: () => isSearchOpen,
  close: vi.fn(),
} satisfies LazySearch;

type Site = ReturnType<typeof siteData>;
const site = siteData({
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/start/', activeMatch: '/guide/' },
      { text: 'More', items: [{ text: 'One', link: '/one' }] },
    ],
    hideNavbar: 'auto',
    announcement: { id: 'a1', message: 'News', link: '/news' },
  },
});

function html(page: PageData, own: Site, sidebar: readonly SidebarItem[]): string {
  return renderToString(
    <StaticShellContext.Provider value>
      <Fixture site={own} page={page} sidebar={sidebar}>
        <ProgressBar loading={false} />
        <Layout>
          <div data-oct-page="">
            <h1>{page.title}</h1>
            <h2 id="first">First</h2>
            <h2 id="second">Second</h2>
          </div>
        </Layout>
      </Fixture>
    </StaticShellContext.Provider>,
  );
}

/** Puts a page that the server has rendered into the document, and starts the shell. */
function open(page: Partial<PageData> = {}, { own = site, sidebar = sidebarItems } = {}): void {
  const data = pageData(page);
  document.body.innerHTML = `<div id="root">${html(data, own, sidebar)}</div>`;
  controller = new AbortController();
  shell = startShell(
    { base: '/', router: { navigate, preload, pushHash }, search },
    controller.signal,
  );
  shell.show({ page: data, loadSite: async () => own, loadSearchClient: async () => undefined });
}

/** Replaces the page like a navigation does. */
function go(
  page: Partial<PageData>,
  { own = site, sidebar = sidebarItems, isSame = true } = {},
): void {
  const data = pageData(page);
  const next = document.createElement('div');
  next.innerHTML = html(data, own, sidebar);
  shell.leave();
  swapPage(document.getElementById('root')!, next, {
    sidebar: shell.sidebar,
    isSameSite: isSame,
    isSameSidebar: isSame,
  });
  shell.show({ page: data, loadSite: async () => own, loadSearchClient: async () => undefined });
}

beforeEach(() => {
  media = fakeMatchMedia(false);
  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  controller.abort();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  isSearchOpen = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  scrollWindow(0);
});

const menuButton = () => screen.getByRole('button', { name: 'More' });
const group = (name: string) =>
  within(document.querySelector<HTMLElement>('.oct-sidebar-nav')!).getByRole('button', { name });
const isExpanded = (element: Element) => element.getAttribute('aria-expanded') === 'true';

test('links navigate through the router, and their pages are loaded on hover', () => {
  open();
  const link = screen.getByRole('link', { name: 'Quick start' });
  fireEvent.pointerOver(link);
  expect(preload).toHaveBeenCalledExactlyOnceWith('/guide/start/quick-start');
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/guide/start/quick-start');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(navigate).toHaveBeenCalledOnce();
});

test('a dropdown opens on hover and closes 150 ms after the pointer leaves', () => {
  vi.useFakeTimers();
  open();
  const root = menuButton().closest('.oct-dropdown')!;
  fireEvent.pointerOver(menuButton(), { relatedTarget: document.body });
  expect(isExpanded(menuButton())).toBe(true);
  expect(screen.getByRole('link', { name: 'One' })).toBeTruthy();
  fireEvent.pointerOut(root, { relatedTarget: document.body });
  vi.advanceTimersByTime(DROPDOWN_CLOSE_DELAY - 1);
  expect(isExpanded(menuButton())).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isExpanded(menuButton())).toBe(false);
});

test('moving the pointer inside a dropdown keeps it open', () => {
  vi.useFakeTimers();
  open();
  fireEvent.pointerOver(menuButton(), { relatedTarget: document.body });
  const link = screen.getByRole('link', { name: 'One' });
  fireEvent.pointerOut(menuButton(), { relatedTarget: link });
  fireEvent.pointerOver(link, { relatedTarget: menuButton() });
  vi.runAllTimers();
  expect(isExpanded(menuButton())).toBe(true);
});

test('a click keeps a dropdown open, and a second click, Escape or a link closes it', () => {
  open();
  fireEvent.pointerOver(menuButton(), { relatedTarget: document.body });
  fireEvent.click(menuButton());
  expect(isExpanded(menuButton())).toBe(true);
  fireEvent.click(menuButton());
  expect(isExpanded(menuButton())).toBe(false);
  fireEvent.click(menuButton());
  fireEvent.keyDown(menuButton(), { key: 'Escape' });
  expect(isExpanded(menuButton())).toBe(false);
  expect(document.activeElement).toBe(menuButton());
  fireEvent.click(menuButton());
  fireEvent.click(screen.getByRole('link', { name: 'One' }));
  expect(isExpanded(menuButton())).toBe(false);
});

test('Escape closes a dropdown that the pointer opened, without moving the focus', () => {
  open();
  const guide = screen.getByRole('link', { name: 'Guide' });
  guide.focus();
  fireEvent.pointerOver(menuButton(), { relatedTarget: document.body });
  expect(isExpanded(menuButton())).toBe(true);
  fireEvent.keyDown(guide, { key: 'Escape' });
  expect(isExpanded(menuButton())).toBe(false);
  expect(document.activeElement).toBe(guide);
});

test('Arrow Down opens a dropdown and moves the focus to its first entry', () => {
  open();
  menuButton().focus();
  fireEvent.keyDown(menuButton(), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'One' }));
});

test('a dropdown closes when it loses the focus', () => {
  open();
  menuButton().focus();
  fireEvent.click(menuButton());
  screen.getByRole('link', { name: 'Guide' }).focus();
  expect(isExpanded(menuButton())).toBe(false);
});

test('a dropdown closes on a press outside, even if its button never had the focus', () => {
  open();
  // WebKit does not focus a button that is tapped.
  fireEvent.click(menuButton());
  fireEvent.pointerDown(screen.getByRole('link', { name: 'One' }));
  expect(isExpanded(menuButton())).toBe(true);
  fireEvent.pointerDown(screen.getByRole('main'));
  expect(isExpanded(menuButton())).toBe(false);
});

test('a long press on a touch screen opens a dropdown', () => {
  open();
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  Object.assign(event, { pointerType: 'touch' });
  menuButton().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(isExpanded(menuButton())).toBe(true);
});

test('a click on a sidebar group toggles it, and the state persists', () => {
  open();
  expect(isExpanded(group('Getting Started'))).toBe(true);
  fireEvent.click(group('Getting Started'));
  expect(isExpanded(group('Getting Started'))).toBe(false);
  expect(screen.queryByRole('link', { name: 'Quick start' })).toBeNull();
  controller.abort();
  open();
  expect(isExpanded(group('Getting Started'))).toBe(false);
  expect(sessionStorage.getItem(getSidebarStorageKey('/'))).toContain('false');
});

test('navigating expands the groups of the page and marks it, and keeps the elements of the sidebar', () => {
  open();
  const advanced = group('Advanced');
  expect(isExpanded(advanced)).toBe(false);
  go({ routePath: '/guide/advanced/profiling', title: 'Profiling' });
  expect(group('Advanced')).toBe(advanced);
  expect(isExpanded(advanced)).toBe(true);
  const current = document.querySelectorAll('.oct-sidebar-link[aria-current="page"]');
  expect([...current].map((link) => link.textContent)).toEqual(['Profiling new']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profiling');
});

test('a different sidebar replaces the sidebar', () => {
  open();
  const sidebar: SidebarItem[] = [{ kind: 'link', text: 'Expect', link: '/api/expect' }];
  go({ routePath: '/api/expect', title: 'Expect' }, { sidebar, isSame: false });
  expect(screen.queryByRole('link', { name: 'Quick start' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Expect' }).getAttribute('aria-current')).toBe('page');
});

test('navigating between page types adds and removes the sidebar and the outline', () => {
  open();
  go({ routePath: '/', pageType: 'home', title: 'Home', toc: [] }, { sidebar: [], isSame: false });
  expect(document.querySelector('.oct-doc')).toBeNull();
  expect(document.querySelector('.oct-layout')?.getAttribute('data-page-type')).toBe('home');
  go({});
  expect(document.querySelectorAll('.oct-outline, .oct-sidebar, .oct-navbar')).toHaveLength(3);
});

test('the page title is announced after a navigation, but not on the first page', async () => {
  open();
  const region = document.querySelector('[aria-live="polite"]')!;
  expect(region.textContent).toBe('');
  go({ routePath: '/guide/start/quick-start', title: 'Quick `start`' });
  expect(region.isConnected).toBe(true);
  await expect.poll(() => region.textContent).toBe('Quick start');
  go({ routePath: '/guide/start/', title: 'Introduction' });
  await expect.poll(() => region.textContent).toBe('Introduction');
});

test('the title is announced again if the next page has the same title', async () => {
  open();
  const region = document.querySelector('[aria-live="polite"]')!;
  go({ routePath: '/api/', title: 'Introduction' });
  await expect.poll(() => region.textContent).toBe('Introduction');
  const texts: (string | null)[] = [];
  new MutationObserver(() => texts.push(region.textContent)).observe(region, { childList: true });
  go({ routePath: '/zh/api/', title: 'Introduction' });
  // Screen readers only announce changes.
  await expect.poll(() => texts).toEqual(['', 'Introduction']);
});

test('navigating updates the links of the navbar and keeps its elements', () => {
  open();
  const guide = screen.getByRole('link', { name: 'Guide' });
  expect(guide.getAttribute('aria-current')).toBe('true');
  const path = '/api/expect';
  go({ routePath: path, alternates: { en: path, zh: `/zh${path}` } });
  expect(screen.getByRole('link', { name: 'Guide' })).toBe(guide);
  expect(guide.hasAttribute('aria-current')).toBe(false);
  const chinese = document.querySelector('.oct-navbar a[lang="zh"]');
  expect(chinese?.getAttribute('href')).toBe('/zh/api/expect');
});

test('the scroll button and the progress bar have labels in the language of the page', () => {
  const own = (scrollToTop: string, loading: string) =>
    siteData({ themeConfig: { enableScrollToTop: true, messages: { scrollToTop, loading } } });
  const labels = () =>
    ['.oct-scroll-to-top', '.oct-progress'].map((selector) =>
      document.querySelector(selector)?.getAttribute('aria-label'),
    );
  open({}, { own: own('To the top', 'Loading') });
  expect(labels()).toEqual(['To the top', 'Loading']);
  go({ routePath: '/zh/', lang: 'zh' }, { own: own('回到顶部', '加载中'), isSame: false });
  expect(labels()).toEqual(['回到顶部', '加载中']);
});

test('a translated navbar is replaced', () => {
  open();
  const guide = screen.getByRole('link', { name: 'Guide' });
  guide.innerHTML = '<font>Führer</font>';
  go({ routePath: '/api/expect' });
  expect(guide.isConnected).toBe(false);
  expect(screen.getByRole('link', { name: 'Guide' })).toBeTruthy();
});

test('the drawer is a modal dialog that Escape, a link and the close button close', () => {
  open();
  const button = document.querySelector<HTMLElement>('.oct-sidebar-button')!;
  const drawer = document.getElementById('oct-sidebar')!;
  button.focus();
  fireEvent.click(button);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(drawer);
  expect(document.activeElement).toBe(drawer);
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(drawer.hasAttribute('data-open')).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
  for (const selector of ['.oct-sidebar-close', '.oct-sidebar-link']) {
    fireEvent.click(button);
    fireEvent.click(drawer.querySelector(selector)!);
    expect(isExpanded(button), selector).toBe(false);
  }
  fireEvent.click(button);
  media.set(true);
  expect(isExpanded(button)).toBe(false);
});

test('the mobile menu opens without a request, receives the focus and restores it', () => {
  open();
  expect(document.querySelector('.oct-mobile-menu')).toBeNull();
  const button = screen.getByRole('button', { name: 'Open menu' });
  button.focus();
  fireEvent.click(button);
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(menu).getByRole('link', { name: 'Guide' })).toBeTruthy();
  expect(button.getAttribute('aria-label')).toBe('Close menu');
  expect(button.getAttribute('aria-controls')).toBe(menu.id);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(menu.isConnected).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-label')).toBe('Open menu');
});

test('the page is measured before the mobile menu is added', () => {
  open();
  const menu = () => document.querySelector('.oct-mobile-menu');
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => {
    expect(menu()).toBeNull();
    return 300;
  });
  fireEvent.click(document.querySelector('.oct-hamburger')!);
  expect(menu()).not.toBeNull();
  expect(width).toHaveBeenCalled();
});

test('the mobile menu closes on a second click, a link, a navigation and at 768 px', () => {
  open();
  const button = screen.getByRole('button', { name: 'Open menu' });
  const menu = () => document.querySelector('.oct-mobile-menu');
  const closings = [
    () => fireEvent.click(button),
    () => fireEvent.click(menu()!.querySelector('a')!),
    () => go({ routePath: '/api/' }),
    () => media.set(true),
  ];
  for (const close of closings) {
    fireEvent.click(button);
    expect(menu()).toBeTruthy();
    close();
    expect(menu()).toBeNull();
  }
});

test('the radio buttons change the color mode in all controls', () => {
  open();
  const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(radios().find(({ checked }) => checked)?.value).toBe('auto');
  const dark = radios().find(({ value }) => value === 'dark')!;
  fireEvent.click(dark);
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const checked = radios().filter((radio) => radio.checked);
  expect(checked.map(({ value }) => value)).toEqual(['dark', 'dark']);
});

test('the outline dropdown closes on a press outside, on Escape and on a link', () => {
  open();
  const details = document.querySelector<HTMLDetailsElement>('.oct-local-outline')!;
  const closings = [
    () => fireEvent.pointerDown(screen.getByRole('main')),
    () => fireEvent.keyDown(details, { key: 'Escape' }),
    () => fireEvent.click(details.querySelector('a')!),
  ];
  for (const close of closings) {
    details.open = true;
    fireEvent.pointerDown(details);
    expect(details.open).toBe(true);
    close();
    expect(details.open).toBe(false);
  }
});

test('the outline marks the active heading, and a clicked entry until the user scrolls', () => {
  vi.useFakeTimers();
  open();
  const links = [...document.querySelectorAll('.oct-outline .oct-outline-link')];
  const active = () => links.filter((link) => link.hasAttribute('aria-current'));
  expect(active()).toHaveLength(1);
  const passed = () => links.filter((link) => link.hasAttribute('data-passed'));
  expect(passed()).toEqual(links.slice(0, links.indexOf(active()[0]!)));
  fireEvent.click(links[1]!);
  expect(passed()).toEqual([links[0]]);
  fireEvent.click(links[0]!);
  expect(active()).toEqual([links[0]]);
  expect(passed()).toEqual([]);
  vi.runAllTimers();
  fireEvent.wheel(window);
  scrollWindow(10);
  vi.runAllTimers();
  expect(active()).toHaveLength(1);
  expect(active()).not.toEqual([links[0]]);
});

test('the navbar hides when scrolling down, and a navigation shows it', async () => {
  vi.useFakeTimers();
  open();
  await vi.dynamicImportSettled();
  const isHidden = () => document.querySelector('.oct-navbar')!.hasAttribute('data-hidden');
  scrollWindow(50);
  vi.advanceTimersByTime(NAVBAR_SCROLL_THROTTLE);
  scrollWindow(90);
  expect(isHidden()).toBe(true);
  go({ routePath: '/guide/start/quick-start' });
  expect(isHidden()).toBe(false);
});

test('a dismissed announcement does not return on the next page', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Close announcement' }));
  expect(document.querySelector('.oct-announcement')).toBeNull();
  go({ routePath: '/guide/start/quick-start' });
  expect(document.querySelector('.oct-announcement')).toBeNull();
  controller.abort();
  open();
  expect(document.querySelector('.oct-announcement')).toBeNull();
});

test('an announcement appears after a page without a layout', () => {
  open({ pageType: 'blank' });
  go({ routePath: '/guide/start/quick-start' });
  expect(screen.getByText('News')).toBeTruthy();
});

test('other buttons in the sidebar keep their state', () => {
  open();
  const button = document.createElement('button');
  button.setAttribute('aria-controls', 'panel');
  button.setAttribute('aria-expanded', 'true');
  document.querySelector('.oct-sidebar-scroll')!.append(button);
  fireEvent.click(button);
  expect(isExpanded(button)).toBe(true);
});

test('the button to the top appears below 100 px and moves the focus to the content', () => {
  open();
  const button = document.querySelector<HTMLElement>('.oct-scroll-to-top')!;
  expect(button.hidden).toBe(true);
  scrollWindow(101);
  expect(button.hidden).toBe(false);
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the progress bar appears after 200 ms, until loading ends', async () => {
  vi.useFakeTimers();
  open();
  const bar = document.querySelector<HTMLElement>('.oct-progress')!;
  let finish = (): void => {};
  const work = trackProgress(
    new Promise<void>((done) => {
      finish = done;
    }),
  );
  vi.advanceTimersByTime(PROGRESS_BAR_DELAY - 1);
  expect(bar.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(bar.hidden).toBe(false);
  finish();
  await work;
  expect(bar.hidden).toBe(true);
});

test('Ctrl+K, a slash and the button open the search, hovering loads it', () => {
  open();
  const button = screen.getByRole('button', { name: /^Search/ });
  fireEvent.pointerOver(button);
  expect(search.preload).toHaveBeenCalled();
  const openings = [
    () => fireEvent.click(button),
    () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }),
    () => fireEvent.keyDown(document.body, { key: '/' }),
  ];
  openings.forEach((press, index) => {
    isSearchOpen = false;
    press();
    expect(search.open).toHaveBeenCalledTimes(index + 1);
  });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(search.open).toHaveBeenCalledTimes(3);
});

test('a search that was opened before the script ran is continued', () => {
  vi.spyOn(search, 'isReady').mockReturnValue(false);
  const field = document.body.appendChild(document.createElement('input'));
  vi.stubGlobal('octEarlySearch', (onSearch: (early: EarlySearch) => void) =>
    onSearch({ field, opener: null }),
  );
  open();
  expect(search.open).toHaveBeenCalledOnce();
  expect(field.ariaLabel).toBe('Search');
  field.remove();
});

test('text that is typed before the search panel has loaded is kept in a field', async () => {
  vi.spyOn(search, 'isReady').mockReturnValue(false);
  search.open.mockRejectedValueOnce(new Error('offline'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open();
  const button = screen.getByRole('button', { name: /^Search/ });
  button.focus();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement?.localName).toBe('input');
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(search.close).toHaveBeenCalled();
});

test('the filter of an overview removes entries that do not match, and shows the number', async () => {
  const overview = [
    {
      name: 'Basic',
      items: [
        { text: 'Mocks', link: '/mocks', headings: [{ id: 'a', text: 'Fake timers', depth: 2 }] },
        { text: '`**/*.ts` and `**/*.js`', link: '/x', description: 'Match `files`', headings: [] },
        { text: 'Hooks', link: '/hooks', headings: [] },
      ],
    },
  ];
  open({ overview, toc: [] });
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  const items = () =>
    [...document.querySelectorAll('.oct-overview-item-title')].map(
      ({ textContent }) => textContent,
    );
  const filter = async (query: string, expected: string[]) => {
    fireEvent.input(input, { target: { value: query } });
    await expect.poll(items).toEqual(expected);
  };
  await filter('FAKE-timers', ['Mocks']);
  expect(document.querySelector('.oct-overview-count')?.textContent).toContain('1');
  await filter('none', []);
  expect(screen.getByRole('status').textContent).toContain('none');
  await filter('*.ts and **/', ['**/*.ts and **/*.js']);
  await filter('', ['Mocks', '**/*.ts and **/*.js', 'Hooks']);
  await filter('match files', ['**/*.ts and **/*.js']);
  await filter('', ['Mocks', '**/*.ts and **/*.js', 'Hooks']);
  expect(screen.getByRole('link', { name: 'Fake timers' })).toBeTruthy();
});

test('switching languages back and forth adds one listener for images of the asset host', async () => {
  const listen = vi.spyOn(document, 'addEventListener');
  const siteOf = (lang: string) => siteData({ lang, assetHost: 'https://assets.example.com' });
  const [en, zh] = [siteOf('en'), siteOf('zh')];
  open({}, { own: en });
  for (const own of [zh, en, zh]) {
    // The site data is a promise.
    await Promise.resolve();
    go({ lang: own.lang }, { own, isSame: false });
  }
  await Promise.resolve();
  expect(listen.mock.calls.filter(([type]) => type === 'error')).toHaveLength(1);
  listen.mockRestore();
});

test('a shell that ends while a module is loading adds no listeners', async () => {
  open();
  const listen = vi.spyOn(window, 'addEventListener');
  controller.abort();
  await vi.dynamicImportSettled();
  expect(listen.mock.calls.map(([type]) => type)).not.toContain('scroll');
  listen.mockRestore();
});
