import { type Navigation, type SiteData, useNavigation } from '@octavo/theme';
import { Html } from '@octavo/theme/mdx';
import { createPage, createSite } from '@octavo/theme/site-data';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PagePayload, PageView } from '../model/payload';
import { App } from './App';
import { MAX_PAGES } from './load-data';
import { registerPage } from './page-modules';
import { evaluatePage } from './page-scripts';
import { createPageViews, type PageViews } from './page-views';

vi.mock('octavo-search', () => ({
  default: { otherLanguages: false, sites: [] },
}));
vi.mock('octavo-theme-overrides', () => ({ overrides: {}, slots: undefined }));

// Queries by role are slow with a whole layout.
vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 30_000 });

const site: SiteData = createSite({
  title: 'Site',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'ar', label: 'العربية' },
  ],
});
const payloadOf = (routePath: string, more: Partial<PagePayload> = {}): PagePayload => ({
  page: createPage({ routePath, title: `Page ${routePath}`, headingTitle: routePath }),
  data: { site: 'site.json' },
  html: [`<h1>Page ${routePath}</h1><a href="/next">Next</a><a href="/module">Module</a>`],
  ...more,
});

/** Responses of the server by page. A function can reject, like a request without a network. */
let responses: Record<string, () => Promise<unknown>>;
let requests: string[];
const assign = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  requests = [];
  responses = {
    '/site.json': async () => site,
    '/static/pages/next.json': async () => payloadOf('/next'),
  };
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    const response = responses[url];
    if (!response) return new Response('', { status: 404 });
    const body = await response();
    if (body instanceof Response) return body;
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  window.history.replaceState(null, '', '/start');
  // jsdom cannot load documents, and its location has no configurable methods.
  const { location } = window;
  const methods: Record<string | symbol, unknown> = { assign, reload };
  vi.stubGlobal(
    'location',
    new Proxy({} as Location, {
      get: (_, key) => methods[key] ?? location[key as keyof Location],
    }),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

async function show(payload = payloadOf('/start')): Promise<PageViews> {
  const views = createPageViews({ base: '/', notFoundRoute: () => '/404' });
  const initial: PageView = { payload, site, sidebar: [] };
  views.set(payload.page.routePath, initial);
  await act(async () => {
    render(
      <BrowserRouter useTransitions={false}>
        <App views={views} initial={initial} />
      </BrowserRouter>,
    );
  });
  return views;
}

const follow = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a link loads its page, then changes URL and title', async () => {
  await show();
  expect(document.title).toBe('Page /start - Site');
  await follow('Next');
  await heading('Page /next');
  expect(window.location.pathname).toBe('/next');
  expect(document.title).toBe('Page /next - Site');
  expect(document.documentElement.dataset.hydrated).toBe('true');
});

test('a link to the current URL adds no history entry', async () => {
  await show();
  await follow('Next');
  await heading('Page /next');
  const count = window.history.length;
  await follow('Next');
  expect(window.history.length).toBe(count);
});

test('hovering over a link fetches its page once', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Next' });
  await act(async () => void fireEvent.pointerOver(link));
  await follow('Next');
  await heading('Page /next');
  expect(requests.filter((url) => url.includes('next'))).toHaveLength(1);
});

test('a link to a redirect shows the URL of the target', async () => {
  responses['/static/pages/next.json'] = async () => ({ redirect: '/target' });
  responses['/static/pages/target.json'] = async () => payloadOf('/target');
  await show();
  await follow('Next');
  await heading('Page /target');
  expect(window.location.pathname).toBe('/target');
});

test('the content of a 404 page with the layout of other pages is marked', async () => {
  responses['/static/pages/404.json'] = async () =>
    payloadOf('/404', { page: createPage({ routePath: '/404', isNotFound: true }) });
  delete responses['/static/pages/next.json'];
  await show();
  const pageMark = () => document.querySelector('[data-oct-page]')?.getAttribute('data-oct-page');
  expect(pageMark()).toBe('');
  await follow('Next');
  await waitFor(() => expect(pageMark()).toBe('not-found'));
  expect(window.location.pathname).toBe('/next');
});

test.each([
  ['/next', '/target?x=1#second'],
  ['/next?y=2#part', '/target?x=1&y=2#part'],
])('a link to %s, which redirects to /target?x=1#second, shows %s', async (href, expected) => {
  responses['/static/pages/next.json'] = async () => ({ redirect: '/middle' });
  responses['/static/pages/middle.json'] = async () => ({ redirect: '/target?x=1#second' });
  // The hash is removed from the URL if it has no target.
  const html = ['<h1>Page /target</h1><h2 id="second">2</h2><h2 id="part">3</h2>'];
  responses['/static/pages/target.json'] = async () => payloadOf('/target', { html });
  await show(payloadOf('/start', { html: [`<a href="${href}">Old</a>`] }));
  await follow('Old');
  await heading('Page /target');
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(expected);
});

test('the document has the language and direction of the page', async () => {
  responses['/static/pages/next.json'] = async () =>
    payloadOf('/next', { page: createPage({ routePath: '/next', lang: 'ar', title: 'ع' }) });
  await show();
  expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' });
  await follow('Next');
  await waitFor(() => expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' }));
});

test('a navigation removes pages that were preloaded long ago, but not the shown one', async () => {
  const routes = Array.from({ length: MAX_PAGES + 1 }, (_, index) => `/${index}`);
  for (const route of routes)
    responses[`/static/pages${route}.json`] = async () => payloadOf(route);
  const links = routes.map((route) => `<a href="${route}">${route}</a>`).join('');
  const views = await show(payloadOf('/start', { html: [`<a href="/next">Next</a>${links}`] }));
  for (const name of ['Next', ...routes])
    await act(async () => void fireEvent.pointerOver(screen.getByText(name)));
  expect(views.peek('/start')).toBeTruthy();
  await follow('Next');
  await heading('Page /next');
  expect(views.peek('/0')).toBeUndefined();
  expect(views.peek('/next')).toBeTruthy();
});

test('the first page is fetched completely when the reader comes back', async () => {
  responses['/static/pages/start.json'] = async () => payloadOf('/start');
  await show(payloadOf('/start', { html: ['<h1>First</h1><a href="/next">Next</a>'] }));
  await follow('Next');
  await heading('Page /next');
  act(() => window.history.back());
  await heading('Page /start');
  expect(requests).toContain('/static/pages/start.json');
});

test('the first page stays in the cache after it has been fetched completely', async () => {
  responses['/static/pages/start.json'] = async () => payloadOf('/start');
  const views = await show();
  await follow('Next');
  await heading('Page /next');
  expect(views.peek('/start')).toBeUndefined();
  act(() => window.history.back());
  await heading('Page /start');
  expect(views.peek('/start')).toBeTruthy();
});

test.each([
  ['the same query', '/start#part'],
  ['another query', '/start?x=1#part'],
])('a navigation to a hash on the same page with %s reveals the target', async (_, to) => {
  const html = ['<details><summary>More</summary><h2 id="part">Part</h2></details>'];
  let navigation: Navigation | undefined;
  registerPage('/start', async () => ({
    default: function Page() {
      navigation = useNavigation();
      return <Html fragment={0} />;
    },
  }));
  await evaluatePage(payloadOf('/start', { scripts: [] }), '/');
  await show(payloadOf('/start', { html, scripts: [] }));
  await act(async () => navigation!.navigate(to));
  const target = document.getElementById('part')!;
  await waitFor(() => expect(document.activeElement).toBe(target));
  expect(target.closest('details')!.open).toBe(true);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(to);
});

test('a link to a section of the same page without its query scrolls to it', async () => {
  window.history.replaceState(null, '', '/start?utm_source=x');
  const html = ['<a href="/start#part">Link</a><h2 id="part">Part</h2>'];
  await show(payloadOf('/start', { html }));
  await follow('Link');
  expect(document.activeElement).toBe(document.getElementById('part'));
  expect(window.location.search).toBe('');
});

test('a link to a heading on the same page scrolls once, so that smooth scrolling continues', async () => {
  const html = ['<h2 id="part"><a href="#part">Link</a></h2>'];
  await show(payloadOf('/start', { html }));
  await follow('Link');
  await waitFor(() => expect(window.location.hash).toBe('#part'));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledExactlyOnceWith({
    behavior: 'smooth',
    block: 'start',
  });
});

/** Makes the server wait before it responds with the next page. Returns a function that ends the wait. */
function holdNext(): (response?: Response) => Promise<void> {
  let release = (_response: unknown): void => {};
  responses['/static/pages/next.json'] = () =>
    new Promise((done) => {
      release = done;
    });
  return (response) => act(async () => release(response ?? payloadOf('/next')));
}

test.each([
  ['responds', undefined],
  ['fails', new Response('', { status: 503 })],
])('a later navigation wins over a page for which the server %s later', async (_, response) => {
  responses['/static/pages/module.json'] = async () => payloadOf('/module');
  const release = holdNext();
  await show();
  await follow('Next');
  await follow('Module');
  await heading('Page /module');
  await release(response);
  await heading('Page /module');
  expect(window.location.pathname).toBe('/module');
  expect(document.title).toBe('Page /module - Site');
  expect(assign).not.toHaveBeenCalled();
});

test('Back wins over a page that is still loading', async () => {
  responses['/static/pages/module.json'] = async () => payloadOf('/module');
  responses['/static/pages/start.json'] = async () => payloadOf('/start');
  const release = holdNext();
  await show();
  await follow('Module');
  await heading('Page /module');
  await follow('Next');
  act(() => window.history.back());
  await heading('Page /start');
  await release();
  expect(window.location.pathname).toBe('/start');
  await heading('Page /start');
});

test('a page that the server cannot deliver is loaded as a document', async () => {
  responses['/static/pages/next.json'] = async () => new Response('', { status: 503 });
  await show();
  await follow('Next');
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/next'));
  expect(window.location.pathname).toBe('/start');
});

test('offline, a link shows a message with a focused retry button, which loads the page', async () => {
  responses['/static/pages/next.json'] = offline;
  await show();
  await follow('Next');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded.');
  expect(document.activeElement).toBe(retry);
  expect(document.title).toBe('This page could not be loaded - Site');
  expect(window.location.pathname).toBe('/next');

  const count = requests.length;
  await act(async () => fireEvent.click(retry));
  expect(requests).toHaveLength(count + 1);
  expect(screen.getByRole('alert')).toBeTruthy();

  responses['/static/pages/next.json'] = async () => payloadOf('/next');
  await act(async () => fireEvent.click(retry));
  await heading('Page /next');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(assign).not.toHaveBeenCalled();
});

test('offline, Back leaves the message, and Forward requests the page again', async () => {
  responses['/static/pages/next.json'] = offline;
  responses['/static/pages/start.json'] = async () => payloadOf('/start');
  await show();
  await follow('Next');
  await screen.findByRole('alert');
  act(() => window.history.back());
  await heading('Page /start');
  expect(screen.queryByRole('alert')).toBeNull();
  responses['/static/pages/next.json'] = async () => payloadOf('/next');
  act(() => window.history.forward());
  await heading('Page /next');
});

test('a page that is added to the cache replaces the message', async () => {
  responses['/static/pages/next.json'] = offline;
  const views = await show();
  await follow('Next');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  views.set('/next', { payload: payloadOf('/next'), site, sidebar: [] });
  await act(async () => fireEvent.click(retry));
  await heading('Page /next');
});

test('Back to a page that the server cannot deliver reloads the document', async () => {
  responses['/static/pages/start.json'] = async () => new Response('', { status: 500 });
  await show();
  await follow('Next');
  await heading('Page /next');
  act(() => window.history.back());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a page component that throws while rendering shows a message, and the next page works', async () => {
  registerPage('/module', async () => ({
    default: () => {
      throw new Error('no module today');
    },
  }));
  responses['/static/pages/module.json'] = async () => payloadOf('/module', { scripts: [] });
  await show();
  await follow('Module');
  await screen.findByRole('alert');
  expect(screen.getByRole('banner')).toBeTruthy();
  act(() => window.history.back());
  responses['/static/pages/start.json'] = async () => payloadOf('/start');
  await heading('Page /start');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page component that throws in an effect leaves its content on screen', async () => {
  registerPage('/module', async () => ({
    default: function Module() {
      useEffect(() => {
        throw new Error('no effect today');
      });
      return <h1>Module content</h1>;
    },
  }));
  responses['/static/pages/module.json'] = async () => payloadOf('/module', { scripts: [] });
  await show();
  await follow('Module');
  const content = await heading('Module content');
  expect(content.closest('[data-oct-page]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(console.error).toHaveBeenCalled();
});
