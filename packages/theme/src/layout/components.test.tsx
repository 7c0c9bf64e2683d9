import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PageData } from '../model/types';
import { fakeMatchMedia } from '../testing/browser';

beforeEach(() => {
  fakeMatchMedia(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('#layout-components');
  vi.resetModules();
  document.body.innerHTML = '';
});

const pages: [string, Partial<PageData>][] = [
  ['a home page', { pageType: 'home', frontmatter: { hero: { name: 'Rstest' } } }],
  ['an overview page', { headingTitle: undefined, overview: [{ name: 'Group', items: [] }] }],
  ['an unknown page', { pageType: '404' }],
  ['a page that draws itself', { pageType: 'custom' }],
];

test('browsers and servers have the same components', async () => {
  const [eager, lazy] = await Promise.all([
    import('./components.eager'),
    import('./components.lazy'),
  ]);
  expect(Object.keys(lazy).toSorted()).toEqual(Object.keys(eager).toSorted());
});

/** A page with the components that a server or a browser uses. */
async function pageWith(form: 'eager' | 'lazy', data: Partial<PageData>): Promise<ReactElement> {
  vi.resetModules();
  vi.doMock('#layout-components', () =>
    form === 'eager' ? import('./components.eager') : import('./components.lazy'),
  );
  const { Layout } = await import('./Layout');
  const { Fixture, pageData } = await import('../testing/site-fixture');
  return (
    <Fixture page={pageData(data)}>
      <Layout>
        <p>Content</p>
      </Layout>
    </Fixture>
  );
}

test.each(pages)(
  'the HTML of %s from the server stays until the browser has loaded its components',
  async (_name, data) => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(await pageWith('eager', data));
    document.body.append(box);
    const heading = box.querySelector('main :is(h1, p)');
    expect(heading).not.toBeNull();

    const errors: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args));
    const content = await pageWith('lazy', data);
    const root = await act(async () =>
      hydrateRoot(box, content, { onRecoverableError: (error) => errors.push(error) }),
    );
    await act(async () => vi.dynamicImportSettled());
    expect(errors).toEqual([]);
    expect(box.querySelector('main :is(h1, p)')).toBe(heading);
    await act(async () => root.unmount());
  },
);
