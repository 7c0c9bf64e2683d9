import { afterEach, expect, test, vi } from 'vitest';

import { BASE_PLACEHOLDER } from '../model/base-placeholder';
import type { PageView } from '../model/payload';
import { showCanonicalUrl } from './canonical-url';
import { resolveBase, resolveRelativeLinks } from './resolve-base';
import { resolveUnknownUrl } from './resolve-unknown-url';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

const site = {
  base: '/docs/',
  cleanUrls: true,
  defaultLang: 'en',
  locales: [{ lang: 'en' }, { lang: 'zh' }],
} as PageView['site'];
const viewOf = (routePath: string, isNotFound?: boolean) =>
  ({ payload: { page: { routePath, isNotFound } }, site, sidebar: [] }) as unknown as PageView;

test('shows the canonical URL, and keeps the query, hash and history state', () => {
  window.history.replaceState({ key: 'k' }, '', '/docs/Guide/A.html?q=1#h');
  showCanonicalUrl(viewOf('/guide/a'));
  expect(window.location.href).toMatch(/\/docs\/guide\/a\?q=1#h$/);
  expect(window.history.state).toEqual({ key: 'k' });
});

test('leaves a canonical URL with another encoding and the URL of a 404 page', () => {
  const replace = vi.spyOn(window.history, 'replaceState');
  window.history.pushState(null, '', '/docs/%E4%B8%AD');
  showCanonicalUrl(viewOf('/中'));
  window.history.pushState(null, '', '/docs/gone');
  showCanonicalUrl(viewOf('/404', true));
  expect(replace).not.toHaveBeenCalled();
  replace.mockRestore();
});

const options = { ...site, langs: ['en', 'zh'] };

/** Resolves a URL on a site with the given route paths. */
function resolve(pathname: string, routes: readonly string[]) {
  const fetch = vi.fn(async (_url: string) => Response.json(routes));
  vi.stubGlobal('fetch', fetch);
  const resolved = resolveUnknownUrl({ pathname, search: '?q', hash: '#h' }, options);
  expect(fetch.mock.calls).toEqual([['/docs/static/routes.json']]);
  return resolved;
}

test.each([
  ['/docs/Guide/A', ['/', '/guide/a'], '/docs/guide/a?q#h'],
  ['/docs/guide/a/', ['/Guide/A'], '/docs/Guide/A?q#h'],
  ['/docs/guide/a.html', ['/guide/a'], '/docs/guide/a?q#h'],
  ['/docs/en/guide/a', ['/guide/a'], '/docs/guide/a?q#h'],
  ['/docs/%E4%B8%AD/', ['/中'], '/docs/%E4%B8%AD?q#h'],
  ['/docs/EN/gone', [], '/docs/gone?q#h'],
  ['/docs/guide/a', ['/guide/a'], undefined],
  ['/docs/gone', ['/'], undefined],
  ['/docs/zh/gone', [], undefined],
  ['/docs/english/gone', [], undefined],
])('%s with the pages %o resolves to %s', async (pathname, routes, expected) => {
  expect(await resolve(pathname, routes)).toBe(expected);
});

test('a URL is not resolved if the routes cannot be loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const location = { pathname: '/docs/Gone', search: '', hash: '' };
  expect(await resolveUnknownUrl(location, options)).toBeUndefined();
});

test('a page that cannot be loaded does not redirect', async () => {
  const views = { get: () => Promise.reject(new Error('offline')) } as unknown as PageViews;
  const location = { pathname: '/docs/a', search: '', hash: '' };
  expect(await resolveUnknownUrl(location, options, views)).toBeUndefined();
});

test('replaces the base placeholder only on sites with a relative base', () => {
  const text = `{"base":"${BASE_PLACEHOLDER}","a":"${BASE_PLACEHOLDER}x"}`;
  expect(resolveBase(text)).toBe(text);
  vi.stubGlobal('octavoBase', '/sub/');
  expect(JSON.parse(resolveBase(text))).toEqual({ base: '/sub/', a: '/sub/x' });
});

test('makes relative links and scripts absolute, but not stylesheets and other links', () => {
  vi.stubGlobal('octavoBase', '/sub/');
  window.history.replaceState(null, '', '/sub/guide/start');
  document.head.innerHTML =
    '<link rel="icon" href="../icon.svg"><link rel="stylesheet" href="../a.css"><script src="../a.js"></script>';
  document.body.innerHTML =
    '<a href="../api?x#y">A</a><a href="#h">B</a><a href="https://a.b/">C</a><a href="/abs">D</a>';
  resolveRelativeLinks(document.body);
  const values = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  expect(values('a', 'href')).toEqual(['/sub/api?x#y', '#h', 'https://a.b/', '/abs']);
  expect(values('link', 'href')).toEqual(['/sub/icon.svg', '../a.css']);
  expect(values('script', 'src')).toEqual(['/sub/a.js']);
});

test('leaves links alone on sites with an absolute base', () => {
  document.body.innerHTML = '<a href="../api">A</a>';
  resolveRelativeLinks(document.body);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('../api');
});
