// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '../../model/config';
import { getNotFoundScript } from './document-scripts';

const config = {
  base: '/docs/',
  lang: 'en',
  locales: [{ lang: 'en' }, { lang: 'zh' }],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
} as SiteConfig;
const root = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  delete root.dataset.pending;
});

function isHidden(path: string, lang: string): boolean {
  window.history.replaceState(null, '', path);
  root.lang = lang;
  new Function(getNotFoundScript(config))();
  return 'pending' in root.dataset;
}

test.each([
  ['/docs/zh/nothing', 'en', true],
  ['/docs/v1/zh/nothing', 'en', true],
  ['/docs/zh/nothing', 'zh', false],
  ['/docs/nothing', 'en', false],
  ['/docs/nothing/zh/', 'en', false],
])('at %s, hides the 404 page in %s: %s', (path, lang, hidden) => {
  expect(isHidden(path, lang)).toBe(hidden);
});

test('shows the page after a timeout', () => {
  expect(isHidden('/docs/zh/nothing', 'en')).toBe(true);
  vi.runAllTimers();
  expect('pending' in root.dataset).toBe(false);
});
