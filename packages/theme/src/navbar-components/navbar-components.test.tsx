import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fakeMatchMedia } from '../testing/browser';

beforeEach(() => {
  fakeMatchMedia(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const path of ['#navbar-components', '../icons/brand-icons', '../search-panel/SearchButton'])
    vi.doUnmock(path);
  vi.resetModules();
  document.body.innerHTML = '';
});

const variants = {
  eager: () => import('./navbar-components'),
  lazy: () => import('./navbar-components.lazy'),
  siteData: () => import('./navbar-components.site-data'),
};

test('all variants export the same components', async () => {
  const names = Object.keys(await variants.eager()).toSorted();
  expect(Object.keys(await variants.lazy()).toSorted()).toEqual(names);
  expect(Object.keys(await variants.siteData()).toSorted()).toEqual(names);
});

/** Returns a navbar with search and one social link that uses the components of a variant. */
async function createNavbar(
  variant: keyof typeof variants,
  icon = 'github',
): Promise<ReactElement> {
  vi.resetModules();
  vi.doMock('#navbar-components', variants[variant]);
  const { Navbar } = await import('../navbar/Navbar');
  const { Fixture, siteData } = await import('../testing/site-fixture');
  const socialLinks = [{ icon, content: 'https://example.com/us', label: 'Us' }];
  return (
    <Fixture site={siteData({ themeConfig: { socialLinks } })}>
      <Navbar />
    </Fixture>
  );
}

/** Hydrates the HTML of the server with `content`. */
async function hydrate(content: ReactElement) {
  const box = document.createElement('div');
  box.innerHTML = renderToString(await createNavbar('eager'));
  document.body.append(box);
  const nodes = () => ['.oct-search-button', '.oct-social path'].map((at) => box.querySelector(at));
  const before = nodes();
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args));
  const root = await act(async () =>
    hydrateRoot(box, content, { onRecoverableError: (error) => errors.push(error) }),
  );
  await act(async () => vi.dynamicImportSettled());
  return { box, before, after: nodes(), errors, root };
}

test('hydration preserves the HTML of the server while the components load', async () => {
  const { box, before, after, errors, root } = await hydrate(await createNavbar('lazy'));
  expect(before).not.toContain(null);
  expect(after).toEqual(before);
  expect(after[1]?.getAttribute('d')).toMatch(/^M4\.7 2/);
  expect(errors).toEqual([]);
  expect(box.querySelectorAll('.oct-search-button')).toHaveLength(1);
  await act(async () => root.unmount());
});

test('a navbar whose components fail to load renders without them and logs an error', async () => {
  const content = await createNavbar('lazy');
  const fail = () => {
    throw new Error('not found');
  };
  vi.doMock('../icons/brand-icons', fail);
  vi.doMock('../search-panel/SearchButton', fail);
  const box = document.createElement('div');
  document.body.append(box);
  const errors: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => errors.push(String(text)));
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(box);
  await act(async () => root.render(content));
  await act(async () => vi.dynamicImportSettled());
  expect(box.querySelector('.oct-search-button')).toBeNull();
  const { ICON_PATHS } = await import('../icons/icon-paths');
  expect(box.querySelector('.oct-social path')?.getAttribute('d')).toBe(ICON_PATHS.link.d);
  expect(errors).toEqual(Array(2).fill('octavo: Failed to load a component of the navbar.'));
  await act(async () => root.unmount());
});

test('the variant for site data shows a link icon for unknown names without a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const html = renderToString(await createNavbar('siteData', 'myspace'));
  const { ICON_PATHS } = await import('../icons/icon-paths');
  expect(html).toContain(`<path d="${ICON_PATHS.link.d}"`);
  expect(html).not.toContain('<!--$');
  expect(warn).not.toHaveBeenCalled();
});
