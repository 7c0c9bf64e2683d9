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

const forms = {
  eager: () => import('./navbar-components'),
  lazy: () => import('./navbar-components.lazy'),
  given: () => import('./navbar-components.given'),
};

test('all variants have the same components', async () => {
  const names = Object.keys(await forms.eager()).toSorted();
  expect(Object.keys(await forms.lazy()).toSorted()).toEqual(names);
  expect(Object.keys(await forms.given()).toSorted()).toEqual(names);
});

/** A navbar with a search and one social link, with the components that a server, a browser or a built site uses. */
async function bar(form: keyof typeof forms, icon = 'github'): Promise<ReactElement> {
  vi.resetModules();
  vi.doMock('#navbar-components', forms[form]);
  const { Navbar } = await import('../navbar/Navbar');
  const { Fixture, siteData } = await import('../testing/site-fixture');
  const socialLinks = [{ icon, content: 'https://example.com/us', label: 'Us' }];
  return (
    <Fixture site={siteData({ themeConfig: { socialLinks } })}>
      <Navbar />
    </Fixture>
  );
}

/** What the server has drawn in a page that a browser takes over. */
async function hydrated(content: ReactElement) {
  const box = document.createElement('div');
  box.innerHTML = renderToString(await bar('eager'));
  document.body.append(box);
  const nodes = () => ['.oct-search-button', '.oct-social path'].map((at) => box.querySelector(at));
  const before = nodes();
  const said: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => said.push(args));
  const root = await act(async () =>
    hydrateRoot(box, content, { onRecoverableError: (error) => said.push(error) }),
  );
  await act(async () => vi.dynamicImportSettled());
  return { box, before, after: nodes(), said, root };
}

test('the HTML from the server stays, and works when the browser has loaded the components', async () => {
  const { box, before, after, said, root } = await hydrated(await bar('lazy'));
  expect(before).not.toContain(null);
  expect(after).toEqual(before);
  expect(after[1]?.getAttribute('d')).toMatch(/^M4\.7 2/);
  expect(said).toEqual([]);
  expect(box.querySelectorAll('.oct-search-button')).toHaveLength(1);
  await act(async () => root.unmount());
});

test('a navbar whose components fail to load renders without them and logs an error', async () => {
  const content = await bar('lazy');
  const gone = () => {
    throw new Error('gone');
  };
  vi.doMock('../icons/brand-icons', gone);
  vi.doMock('../search-panel/SearchButton', gone);
  const box = document.createElement('div');
  document.body.append(box);
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => said.push(String(text)));
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(box);
  await act(async () => root.render(content));
  await act(async () => vi.dynamicImportSettled());
  expect(box.querySelector('.oct-search-button')).toBeNull();
  const { ICON_PATHS } = await import('../icons/icon-paths');
  expect(box.querySelector('.oct-social path')?.getAttribute('d')).toBe(ICON_PATHS.link.d);
  expect(said).toEqual(Array(2).fill('octavo: A component of the navbar failed to load.'));
  await act(async () => root.unmount());
});

test('a site whose data has the signs shows that of a link for names it does not know', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const html = renderToString(await bar('given', 'myspace'));
  const { ICON_PATHS } = await import('../icons/icon-paths');
  expect(html).toContain(`<path d="${ICON_PATHS.link.d}"`);
  expect(html).not.toContain('<!--$');
});
