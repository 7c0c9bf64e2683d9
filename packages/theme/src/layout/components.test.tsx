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
  ['a 404 page', { pageType: '404' }],
  ['a custom page', { pageType: 'custom' }],
];

test('exports the same components for browsers and servers', async () => {
  const [eager, lazy] = await Promise.all([
    import('./components.eager'),
    import('./components.lazy'),
  ]);
  expect(Object.keys(lazy).toSorted()).toEqual(Object.keys(eager).toSorted());
});

/** Returns a page with the components for server rendering (`eager`) or browsers (`lazy`). */
async function createPage(
  variant: 'eager' | 'lazy',
  data: Partial<PageData>,
): Promise<ReactElement> {
  vi.resetModules();
  vi.doMock('#layout-components', () =>
    variant === 'eager' ? import('./components.eager') : import('./components.lazy'),
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
  'keeps the server HTML of %s until its components have loaded',
  async (_name, data) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(await createPage('eager', data));
    document.body.append(container);
    const heading = container.querySelector('main :is(h1, p)');
    expect(heading).not.toBeNull();

    const errors: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args));
    const content = await createPage('lazy', data);
    const root = await act(async () =>
      hydrateRoot(container, content, { onRecoverableError: (error) => errors.push(error) }),
    );
    await act(async () => vi.dynamicImportSettled());
    expect(errors).toEqual([]);
    expect(container.querySelector('main :is(h1, p)')).toBe(heading);
    await act(async () => root.unmount());
  },
);
