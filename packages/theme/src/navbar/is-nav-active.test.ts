import { expect, test, vi } from 'vitest';

import type { NavItem } from '../model/types';
import { isNavActive } from './is-nav-active';

const isHome = (path: string) => path === '/' || path === '/zh/';

test.each<[NavItem, string, boolean]>([
  [{ text: '', link: '/guide/start/', activeMatch: '/guide/' }, '/guide/basic/cli', true],
  [{ text: '', link: '/zh/guide/start/', activeMatch: '/guide/' }, '/zh/guide/basic/cli', true],
  [{ text: '', link: '/guide/' }, '/guide/basic/cli', true],
  [{ text: '', link: '/guide' }, '/guideline', false],
  [{ text: '', link: '/api/' }, '/guide/api/', false],
  [{ text: '', link: '/c++/a.b' }, '/c++/a.b', true],
  [{ text: '', link: '/' }, '/guide', false],
  [{ text: '', link: '/' }, '/', true],
  [{ text: '', link: '/zh/' }, '/zh/guide', false],
  [{ text: '', link: 'https://x.y/guide' }, '/guide', false],
  [{ text: '', link: '#part' }, '/', false],
  [{ text: '' }, '/', false],
  [{ text: '', items: [{ text: '', link: '/api/' }] }, '/api/test', true],
  [{ text: '', items: [] }, '/api/', false],
])('%j is active on %s: %s', (item, path, active) => {
  expect(isNavActive(item, path, isHome)).toBe(active);
});

test('an invalid pattern matches nothing and logs one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const item = { text: '', link: '/a', activeMatch: '[' };
  expect(isNavActive(item, '/a', isHome)).toBe(false);
  expect(isNavActive(item, '/a', isHome)).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain('regular expression "[" in "activeMatch"');
});
