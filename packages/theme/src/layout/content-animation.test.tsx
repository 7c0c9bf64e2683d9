import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fakeMatchMedia } from '../testing/browser';
import { Fixture, pageData, siteData } from '../testing/site-fixture';
import { Layout } from './Layout';

beforeEach(() => {
  fakeMatchMedia(false);
  window.scrollTo = (() => {}) as typeof window.scrollTo;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tree = (routePath: string, enableContentAnimation: boolean) => (
  <Fixture
    page={pageData({ routePath })}
    site={siteData({ themeConfig: { enableContentAnimation } })}
  >
    <Layout>Content</Layout>
  </Fixture>
);
const animated = (): boolean => screen.getByRole('article').hasAttribute('data-animate');

test('content comes in with motion where the site wants it, but never with the first page', () => {
  const { rerender } = render(tree('/one', true));
  expect(animated()).toBe(false);
  rerender(tree('/two', true));
  expect(animated()).toBe(true);
});

test('content just changes where the site does not', () => {
  const { rerender } = render(tree('/one', false));
  rerender(tree('/two', false));
  expect(animated()).toBe(false);
});
