import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { NAVBAR_SCROLL_THROTTLE } from '../model/constants';
import { type FakeMedia, fakeMatchMedia, scrollWindow } from '../testing/browser';
import { Fixture, type FixtureProps, pageData, siteData } from '../testing/site-fixture';
import { Navbar } from './Navbar';

let media: FakeMedia;
beforeEach(() => {
  media = fakeMatchMedia(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollWindow(0);
});

function renderNavbar(props: Omit<FixtureProps, 'children'> = {}) {
  return render(
    <Fixture {...props}>
      <Navbar />
    </Fixture>,
  );
}

test('logo and title link to the home page of the language', () => {
  renderNavbar({
    site: siteData({ lang: 'zh' }),
    page: pageData({ lang: 'zh', routePath: '/zh/guide/' }),
  });
  expect(screen.getByRole('link', { name: 'Rstest' }).getAttribute('href')).toBe('/zh/');
});

test('a logo next to a name has no alternative text, and each logo of a pair has a color mode', () => {
  const { container } = renderNavbar({
    site: siteData({
      base: '/docs/',
      logo: { light: '/l.svg', dark: '/d.svg' },
      logoText: 'Tests',
    }),
  });
  expect(screen.getByRole('link', { name: 'Tests' })).toBeTruthy();
  const images = [...container.querySelectorAll('img')];
  expect(images.map((image) => [image.getAttribute('src'), image.dataset.only])).toEqual([
    ['/docs/l.svg', 'light'],
    ['/docs/d.svg', 'dark'],
  ]);
});

test('highlights the entry of the current section', () => {
  renderNavbar();
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(nav.getByRole('link', { name: 'Guide' }).getAttribute('aria-current')).toBe('true');
  expect(nav.getByRole('link', { name: 'API' }).getAttribute('aria-current')).toBeNull();
});

test('renders entries on the left and, by default, on the right', () => {
  const { container } = renderNavbar({
    site: siteData({
      themeConfig: {
        nav: [
          { text: 'Left', link: '/l', position: 'left' },
          { text: 'Right', link: '/r' },
        ],
      },
    }),
  });
  const side = (name: string) => screen.getByRole('link', { name }).closest('.oct-navbar-start');
  expect(side('Left')).toBe(container.querySelector('.oct-navbar-start'));
  expect(side('Right')).toBeNull();
});

test('an entry with a link and items is a link next to a menu', () => {
  const nav = [
    {
      text: 'More',
      link: '/more',
      items: [{ text: 'One', items: [{ text: 'Two', link: '/two' }] }],
    },
  ];
  renderNavbar({ site: siteData({ themeConfig: { nav } }) });
  expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/more');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('One')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Two' })).toBeTruthy();
});

test('entries without a link show their text, and entries without text show their link', () => {
  renderNavbar({
    site: siteData({
      themeConfig: { nav: [{ text: 'Only text' }, { text: '', link: '/only/link' }] },
    }),
  });
  expect(screen.getByText('Only text')).toBeTruthy();
  expect(screen.getByRole('link', { name: '/only/link' })).toBeTruthy();
});

test('entries show tags and an icon for external links, also inside menus', () => {
  const nav = [
    { text: 'Blog', link: 'https://example.com', tag: 'new' },
    {
      text: 'More',
      tag: 'beta',
      items: [{ text: 'Chat', link: 'https://example.org', tag: 'hot' }],
    },
  ];
  renderNavbar({ site: siteData({ themeConfig: { nav } }) });
  const blog = screen.getByRole('link', { name: 'Blog new' });
  expect(blog.querySelector('svg')).toBeTruthy();
  expect(blog.getAttribute('target')).toBe('_blank');
  fireEvent.click(screen.getByRole('button', { name: 'More beta' }));
  expect(screen.getByRole('link', { name: 'Chat hot' }).querySelector('svg')).toBeTruthy();
});

test('the language menu links to the translations of the page, and the current language is not a link', () => {
  renderNavbar();
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  const link = screen.getByRole('link', { name: '简体中文' });
  expect(link.getAttribute('href')).toBe('/zh/guide/start/');
  expect(link.getAttribute('hreflang')).toBe('zh');
  expect(link.getAttribute('lang')).toBe('zh');
  expect(screen.queryByRole('link', { name: 'English' })).toBeNull();
});

test('switching the language preserves query string and hash', () => {
  window.history.replaceState(null, '', '/guide/start/?tab=npm#first');
  const navigate = vi.fn();
  renderNavbar({ navigation: { navigate } });
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  fireEvent.click(screen.getByRole('link', { name: '简体中文' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/zh/guide/start/?tab=npm#first');
  window.history.replaceState(null, '', '/');
});

test('there are no menus for a single language or version', () => {
  renderNavbar({
    site: siteData({
      locales: [{ lang: 'en', label: 'English' }],
      multiVersion: { default: 'v1', versions: ['v1'] },
    }),
  });
  expect(screen.queryByRole('button', { name: /Language|Version/ })).toBeNull();
});

test('the version menu links to the page in another version', () => {
  renderNavbar({
    site: siteData({ version: 'v2', multiVersion: { default: 'v2', versions: ['v2', 'v1'] } }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Version: v2' }));
  expect(screen.getByRole('link', { name: 'v1' }).getAttribute('href')).toBe('/v1/guide/start/');
});

test('has a button for the color mode unless dark mode is disabled', () => {
  renderNavbar();
  expect(screen.queryByRole('group', { name: 'Color mode' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Color mode' }));
  expect(screen.getByRole('group', { name: 'Color mode' })).toBeTruthy();
  cleanup();
  renderNavbar({ site: siteData({ themeConfig: { darkMode: false } }) });
  expect(screen.queryByRole('button', { name: 'Color mode' })).toBeNull();
});

test('has no search button if search is disabled', () => {
  renderNavbar();
  expect(screen.getByRole('button', { name: /^Search/ })).toBeTruthy();
  cleanup();
  renderNavbar({ site: siteData({ themeConfig: { search: false } }) });
  expect(screen.queryByRole('button', { name: /^Search/ })).toBeNull();
});

test('hides when scrolling down, reappears when scrolling up, and is throttled to 200 ms', () => {
  vi.useFakeTimers();
  const { container } = renderNavbar({ site: siteData({ themeConfig: { hideNavbar: 'auto' } }) });
  const hidden = () => container.querySelector('header')!.hasAttribute('data-hidden');
  const scroll = (top: number) => act(() => scrollWindow(top));
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  scroll(50);
  expect(hidden()).toBe(false);
  scroll(80);
  wait(NAVBAR_SCROLL_THROTTLE - 1);
  expect(hidden()).toBe(false);
  wait(1);
  expect(hidden()).toBe(true);
  wait(NAVBAR_SCROLL_THROTTLE);
  scroll(79);
  expect(hidden()).toBe(false);
});

test('does not hide by default', () => {
  const { container } = renderNavbar();
  act(() => scrollWindow(50));
  act(() => scrollWindow(500));
  expect(container.querySelector('header')!.hasAttribute('data-hidden')).toBe(false);
});

test('the mobile menu shows the same entries, receives the focus and restores it', async () => {
  renderNavbar();
  const button = screen.getByRole('button', { name: 'Open menu' });
  button.focus();
  fireEvent.click(button);
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Guide' })).toBeTruthy();
  expect(menu.getByRole('link', { name: '简体中文' })).toBeTruthy();
  expect(menu.getByRole('link', { name: 'github' })).toBeTruthy();
  // Effects of lazily loaded components run later.
  await waitFor(() =>
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true),
  );

  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
});

test('the mobile menu closes at 768 px and on navigation', async () => {
  const { rerender } = renderNavbar();
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog');
  act(() => media.set(true));
  expect(screen.queryByRole('dialog')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog');
  rerender(
    <Fixture page={pageData({ routePath: '/api/' })}>
      <Navbar />
    </Fixture>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
