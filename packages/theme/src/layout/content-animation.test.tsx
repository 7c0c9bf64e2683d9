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
const isAnimated = (): boolean => screen.getByRole('article').hasAttribute('data-animate');

test('animates content after navigation, but not on the first page', () => {
  const { rerender } = render(tree('/one', true));
  expect(isAnimated()).toBe(false);
  rerender(tree('/two', true));
  expect(isAnimated()).toBe(true);
});

test('does not animate content if the site disables it', () => {
  const { rerender } = render(tree('/one', false));
  rerender(tree('/two', false));
  expect(isAnimated()).toBe(false);
});
