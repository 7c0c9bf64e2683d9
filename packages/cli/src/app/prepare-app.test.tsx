import type { SiteData } from '@octavo/theme';
import { createPage, createSite } from '@octavo/theme/site-data';
import { cleanup, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { BASE_PLACEHOLDER } from '../model/base-placeholder';
import {
  type InlinePayload,
  PAYLOAD_ELEMENT_ID,
  type PagePayload,
  ROOT_ELEMENT_ID,
} from '../model/payload';
import type { AppProps } from './App';
import { prepareApp } from './prepare-app';

const app = vi.hoisted(() => ({
  error: undefined as Error | undefined,
  parts: undefined as AppProps['parts'],
}));

vi.mock('octavo-theme-overrides', () => ({ overrides: {} }));
vi.mock('./App', () => ({
  App: ({ initial, parts }: AppProps) => {
    if (app.error) throw app.error;
    app.parts = parts;
    return `${initial?.payload.page.routePath} at ${useLocation().pathname}`;
  },
}));

const replace = vi.fn();
let requests: string[];
let responses: Record<string, unknown>;

beforeEach(() => {
  requests = [];
  responses = { '/docs/site.json': siteAt('/docs/') };
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    if (!(url in responses)) return new Response('', { status: 404 });
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(responses[url]), { headers });
  });
  // jsdom cannot load documents, and its location has no configurable methods.
  const { location } = window;
  vi.stubGlobal(
    'location',
    new Proxy({} as Location, {
      get: (_, key) => (key === 'replace' ? replace : location[key as keyof Location]),
    }),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  app.error = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  replace.mockReset();
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

const siteAt = (base: string): SiteData =>
  createSite({
    base,
    title: 'Site',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  });

function payloadOf(routePath: string, lang = 'en'): PagePayload {
  const page = createPage({
    routePath,
    lang,
    isNotFound: routePath.endsWith('/404'),
    title: routePath,
    alternates: { en: '/', zh: '/zh/' },
  });
  return { page, data: { site: 'site.json' } };
}

/** Opens a URL for which the host serves a document with the payload. */
function open(url: string, payload: PagePayload, more: Partial<InlinePayload> = {}) {
  window.history.replaceState({ key: 'k' }, '', url);
  const inline: InlinePayload = { base: '/docs/', defaultLang: 'en', ...payload, ...more };
  document.body.innerHTML = `<div id="${ROOT_ELEMENT_ID}"><a href="./b">Page ${payload.page.routePath}</a></div><script type="application/json" id="${PAYLOAD_ELEMENT_ID}"></script>`;
  document.getElementById(PAYLOAD_ELEMENT_ID)!.textContent = JSON.stringify(inline);
  return prepareApp(() => {});
}

test('the page of the document is ready without a request for it', async () => {
  const prepared = (await open('/docs/guide/a', payloadOf('/guide/a')))!;
  const { initial, isInDocument, root, views } = prepared;
  expect(initial).toEqual({
    payload: payloadOf('/guide/a'),
    site: siteAt('/docs/'),
    sidebar: [],
  });
  expect(isInDocument).toBe(true);
  expect(root).toBe(document.getElementById(ROOT_ELEMENT_ID));
  expect(views.peek('/guide/a')?.value).toBe(initial);
  expect(requests).toEqual(['/docs/site.json']);
});

test('the app is rendered in a router with the base', async () => {
  const prepared = (await open('/docs/guide/a', payloadOf('/guide/a')))!;
  render(prepared.element);
  expect(screen.getByText('/guide/a at /guide/a')).toBeDefined();
});

test('an error of the app keeps the page of the document on screen', async () => {
  app.error = new Error('broken');
  const { element } = (await open('/docs/guide/a', payloadOf('/guide/a')))!;
  const { container } = render(element);
  expect(container.textContent).toBe('Page /guide/a');
});

test('the URL becomes canonical, and the page is cached for the URL that was requested', async () => {
  const prepared = (await open('/docs/guide/a.html?q=1#h', payloadOf('/guide/a')))!;
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe('/docs/guide/a?q=1#h');
  expect(window.history.state).toEqual({ key: 'k' });
  expect(prepared.views.peek('/guide/a.html')?.value).toBe(prepared.initial);
});

test('a 404 page redirects to the page that the URL means', async () => {
  responses['/docs/static/routes.json'] = ['/', '/guide/a', '/guide/B'];
  expect(await open('/docs/en/guide/a?q=1#h', payloadOf('/404'))).toBeUndefined();
  expect(replace).toHaveBeenLastCalledWith('/docs/guide/a?q=1#h');
  expect(await open('/docs/GUIDE/b/', payloadOf('/404'))).toBeUndefined();
  expect(replace).toHaveBeenLastCalledWith('/docs/guide/B');
  expect(await open('/docs/EN/gone', payloadOf('/404'))).toBeUndefined();
  expect(replace).toHaveBeenLastCalledWith('/docs/gone');
});

test('a 404 page requests only files that exist', async () => {
  responses['/docs/static/routes.json'] = ['/guide/a'];
  responses['/docs/static/pages/zh/404.json'] = payloadOf('/zh/404', 'zh');
  await open('/docs/zh/gone', payloadOf('/404'));
  expect(requests.filter((url) => !(url in responses))).toEqual([]);
});

test.each([
  ['/docs/gone', '/404', true],
  ['/docs/zh/gone', '/zh/404', false],
])('at %s, the document of /404 shows %s', async (url, routePath, isInDocument) => {
  responses['/docs/static/pages/zh/404.json'] = payloadOf('/zh/404', 'zh');
  const prepared = (await open(url, payloadOf('/404')))!;
  expect(prepared.initial.payload.page.routePath).toBe(routePath);
  expect(prepared.isInDocument).toBe(isInDocument);
  expect(window.location.pathname).toBe(url);
  expect(replace).not.toHaveBeenCalled();
});

test('the document of /404 is shown if the page of the language cannot be loaded', async () => {
  const prepared = (await open('/docs/zh/gone', payloadOf('/404')))!;
  expect(requests).toContain('/docs/static/pages/zh/404.json');
  expect(prepared.initial.payload.page.routePath).toBe('/404');
  expect(prepared.isInDocument).toBe(true);
  expect(console.error).toHaveBeenCalledOnce();
});

// React drops clicks on a component that is still loading.
test('the component of the 404 page is loaded before hydration', async () => {
  const payload = payloadOf('/404');
  const prepared = (await open('/docs/gone', {
    ...payload,
    page: { ...payload.page, pageType: '404' },
  }))!;
  render(prepared.element);
  expect(app.parts?.NotFound).toBe((await import('@octavo/theme')).NotFound);
});

test('a 404 page that cannot load its data is reported to the caller', async () => {
  responses = {};
  await expect(open('/docs/gone', payloadOf('/404'))).rejects.toThrow('/docs/site.json');
});

test('with a relative base, the base of the document replaces the placeholder, and links are absolute', async () => {
  vi.stubGlobal('octavoBase', '/any/where/');
  responses = { '/any/where/site.json': siteAt(BASE_PLACEHOLDER) };
  const prepared = (await open('/any/where/guide/a', payloadOf('/guide/a'), {
    base: BASE_PLACEHOLDER,
  }))!;
  expect(prepared.initial.site.base).toBe('/any/where/');
  expect(prepared.root.innerHTML).toContain('href="/any/where/guide/b"');
  expect(prepared.isInDocument).toBe(true);
});
