import type { PageData, SiteData } from '@octavo/theme';
import { createPage, createSite } from '@octavo/theme/site-data';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { PAYLOAD_ELEMENT_ID, type PagePayload, ROOT_ELEMENT_ID } from '../../model/payload';
import { startStaticApp } from './start';

const site: SiteData = createSite({
  title: 'Site',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
});

/** Responses of the host by URL. */
let responses: Record<string, () => Response | Promise<Response>>;
let requests: string[];
let controller: AbortController;
const assign = vi.fn();

const respond = (body: string, type: string, status = 200, url = '') => {
  const response = new Response(body, { status, headers: { 'content-type': type } });
  Object.defineProperty(response, 'url', { value: new URL(url, window.location.href).href });
  return response;
};

interface TestPage extends Partial<PageData> {
  /** Name of the app script. */
  script?: string;
}

function htmlOf({ script = 'main.1.js', ...data }: TestPage): string {
  const page = createPage({
    routePath: '/a',
    title: 'A',
    alternates: { en: '/a', zh: '/zh/a' },
    ...data,
  });
  const payload: PagePayload = { page, data: { site: 'site.json' } };
  const inline = JSON.stringify({ base: '/', defaultLang: 'en', ...payload });
  return `<!doctype html><html lang="${page.lang}" dir="ltr"><head><title>${page.title} - Site</title>
<script defer src="/static/js/${script}"></script><meta name="description" content="About ${page.title}"></head>
<body><div id="${ROOT_ELEMENT_ID}"><div class="oct-progress" hidden></div>
<div class="oct-layout" data-page-type="${page.pageType}"><main tabindex="-1"><h1>${page.title}</h1><h2 id="part">Part</h2>
<a href="/a">a</a><a href="/b#part">b</a><a href="/gone">gone</a><a href="/old">old</a><div data-oct-page=""></div></main></div></div>
<script type="application/json" id="${PAYLOAD_ELEMENT_ID}">${inline}</script></body></html>`;
}

/** Serves pages by URL, with the payloads with which unknown URLs are resolved. */
function serve(pages: Record<string, TestPage>): void {
  for (const [url, data] of Object.entries(pages)) {
    const status = data.isNotFound ? 404 : 200;
    responses[url] = () => respond(htmlOf(data), 'text/html', status, url);
  }
}

/** Opens a page as the first document, and starts the app. */
async function open(url: string, data: TestPage = {}): Promise<void> {
  window.history.replaceState(null, '', url);
  const parsed = new DOMParser().parseFromString(htmlOf(data), 'text/html');
  document.head.innerHTML = parsed.head.innerHTML;
  document.body.innerHTML = parsed.body.innerHTML;
  document.documentElement.lang = parsed.documentElement.lang;
  controller = new AbortController();
  await startStaticApp(controller.signal);
}

/** Sets the scroll position, which jsdom does not change itself. */
function scrollWindow(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
}

const link = (text: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)!;
const title = () => document.querySelector('h1')?.textContent;

beforeEach(() => {
  requests = [];
  responses = {
    '/site.json': () => respond(JSON.stringify(site), 'application/json', 200, '/site.json'),
  };
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    // Hosts of static files ignore the query.
    return responses[url.split('?')[0]!]?.() ?? respond('Not found', 'text/plain', 404, url);
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  // jsdom cannot load documents, and its location has no configurable methods.
  const { location } = window;
  vi.stubGlobal(
    'location',
    new Proxy({} as Location, {
      get: (_, key) => (key === 'assign' ? assign : location[key as keyof Location]),
    }),
  );
  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  controller.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  document.body.replaceChildren();
  document.head.replaceChildren();
  delete document.documentElement.dataset.hydrated;
  sessionStorage.clear();
});

test('a link shows the HTML of its page, with its title, metadata and URL', async () => {
  serve({ '/b': { routePath: '/b', title: 'B' } });
  await open('/a');
  fireEvent.click(link('b'));
  await expect.poll(title).toBe('B');
  expect(document.title).toBe('B - Site');
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('About B');
  expect(window.location.pathname + window.location.hash).toBe('/b#part');
});

test('Back shows the first page again', async () => {
  serve({ '/a': {}, '/b': { routePath: '/b', title: 'B' } });
  await open('/a');
  fireEvent.click(link('b'));
  await expect.poll(title).toBe('B');
  window.history.replaceState(null, '', '/a');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(title).toBe('A');
});

test('hovering over a link fetches its page once', async () => {
  serve({ '/b': { routePath: '/b', title: 'B' } });
  await open('/a');
  fireEvent.pointerOver(link('b'));
  fireEvent.click(link('b'));
  await expect.poll(title).toBe('B');
  expect(requests.filter((url) => url === '/b')).toHaveLength(1);
});

test('a link to the current page with another query changes only the URL', async () => {
  await open('/a');
  link('a').href = '/a?tab=2';
  fireEvent.click(link('a'));
  expect(window.location.search).toBe('?tab=2');
  expect(requests).not.toContain('/a');
});

test('a link to the current URL adds no history entry', async () => {
  await open('/a');
  const count = window.history.length;
  fireEvent.click(link('a'));
  expect(window.history.length).toBe(count);
  link('a').href = '/a#part';
  fireEvent.click(link('a'));
  fireEvent.click(link('a'));
  expect(window.history.length).toBe(count + 1);
});

test('a link to the shown page has the URL of the page while Back is loading another one', async () => {
  responses['/b'] = () => new Promise(() => {});
  await open('/a');
  window.history.replaceState(null, '', '/b');
  window.dispatchEvent(new PopStateEvent('popstate'));
  fireEvent.click(link('a'));
  expect(window.location.pathname).toBe('/a');
});

test('the URL becomes the canonical one', async () => {
  await open('/A.html?q=1#x');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/a?q=1#x');
});

// Sites can have their own 404 page, which is a normal one.
test.each(['404', 'doc'] as const)(
  'an unknown URL shows the %s page of its language',
  async (pageType) => {
    const notFound = { routePath: '/404', pageType, isNotFound: true, title: 'Not found' };
    serve({
      '/zh/404.html': { ...notFound, routePath: '/zh/404', lang: 'zh', title: '未找到' },
    });
    responses['/static/routes.json'] = () =>
      respond('["/a"]', 'application/json', 200, '/static/routes.json');
    await open('/zh/gone', notFound);
    await expect.poll(title).toBe('未找到');
    expect(document.documentElement.lang).toBe('zh');
    expect(window.location.pathname).toBe('/zh/gone');
    expect(requests.filter((url) => !(url in responses))).toEqual([]);
  },
);

test('an unknown URL that differs in letter case shows its page, with the right URL', async () => {
  responses['/static/routes.json'] = () =>
    respond('["/a","/b"]', 'application/json', 200, '/static/routes.json');
  serve({ '/b': { routePath: '/b', title: 'B' } });
  await open('/B/?q=1#part', { routePath: '/404', isNotFound: true, title: 'Not found' });
  expect(title()).toBe('B');
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe('/b?q=1#part');
  expect(document.documentElement.dataset.hydrated).toBe('true');
});

/** Makes the host wait before it responds. Returns a function that ends the wait. */
function hold(url: string, body: string, type: string): () => void {
  let release = (): void => {};
  responses[url] = () =>
    new Promise((done) => {
      release = () => done(respond(body, type, 200, url));
    });
  return () => release();
}

test.each(['/zh/gone', '/A/'])(
  'a link that is followed while the page for %s is being looked up wins over the result',
  async (url) => {
    const notFound = { routePath: '/404', isNotFound: true, title: 'Not found' };
    serve({
      '/a': {},
      '/b': { routePath: '/b', title: 'B' },
      '/zh/404.html': { ...notFound, routePath: '/zh/404', lang: 'zh', title: '未找到' },
    });
    const release = hold('/static/routes.json', '["/a","/b"]', 'application/json');
    const started = open(url, notFound);
    await expect.poll(() => requests).toContain('/static/routes.json');
    fireEvent.click(link('b'));
    await expect.poll(title).toBe('B');
    release();
    await started;
    expect(title()).toBe('B');
    expect(window.location.pathname).toBe('/b');
    expect(document.documentElement.dataset.hydrated).toBe('true');
  },
);

test('the 404 page of the host works if the one in the right language cannot be loaded', async () => {
  responses['/zh/404.html'] = () => respond('', 'text/html', 500, '/zh/404.html');
  await open('/zh/gone', { routePath: '/404', isNotFound: true, title: 'Not found' });
  expect(requests).toContain('/zh/404.html');
  expect(title()).toBe('Not found');
  expect(document.documentElement.dataset.hydrated).toBe('true');
});

const redirectTo = (target: string) =>
  `<!doctype html><meta http-equiv="refresh" content="0; url=${target}">`;

test('a redirect page leads to its target', async () => {
  responses['/old'] = () => respond(redirectTo('/b'), 'text/html', 200, '/old');
  serve({ '/b': { routePath: '/b', title: 'B' } });
  await open('/a');
  fireEvent.click(link('old'));
  await expect.poll(title).toBe('B');
  expect(window.location.pathname).toBe('/b');
});

test.each([
  ['/old', '/b?v=2&w=3#part'],
  ['/old?x=1#top', '/b?v=2&w=3&x=1#top'],
])('a link to %s has the query and hash of the redirect targets: %s', async (href, expected) => {
  // The host redirects the middle URL itself.
  responses['/old'] = () => respond(redirectTo('/middle?w=3#part'), 'text/html', 200, '/old');
  responses['/middle'] = () => respond(redirectTo('/b'), 'text/html', 200, '/moved?v=2');
  serve({ '/b': { routePath: '/b', title: 'B' } });
  await open('/a');
  link('old').setAttribute('href', href);
  fireEvent.click(link('old'));
  await expect.poll(title).toBe('B');
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(expected);
});

test.each([
  ['something else than a page', () => respond('<h1>Status</h1>', 'text/html', 200, '/b')],
  ['an error', () => respond('', 'text/html', 500, '/b')],
  [
    'a page of a newer deployment',
    () => respond(htmlOf({ script: 'main.2.js' }), 'text/html', 200, '/b'),
  ],
])('the browser loads the document if the host serves %s', async (_, response) => {
  responses['/b'] = response;
  await open('/a');
  fireEvent.click(link('b'));
  await expect.poll(() => assign.mock.calls).toEqual([['/b#part']]);
  expect(title()).toBe('A');
});

test('a later navigation wins over a page that is still loading', async () => {
  const release = hold('/b', htmlOf({ routePath: '/b', title: 'B' }), 'text/html');
  serve({ '/gone': { routePath: '/gone', title: 'Gone' } });
  await open('/a');
  fireEvent.click(link('b'));
  fireEvent.click(link('gone'));
  await expect.poll(title).toBe('Gone');
  release();
  await new Promise((done) => setTimeout(done));
  expect(title()).toBe('Gone');
});

test('a connection that is interrupted during the response shows the message', async () => {
  responses['/b'] = () => {
    const response = respond('', 'text/html', 200, '/b');
    return Object.assign(response, { text: () => Promise.reject(new TypeError('network')) });
  };
  await open('/a');
  fireEvent.click(link('b'));
  await expect.poll(() => document.querySelector('[role=alert] button')).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

test('a page that is shown before the message has loaded stays', async () => {
  const release = hold('/site.json', JSON.stringify(site), 'application/json');
  responses['/gone'] = () => Promise.reject(new TypeError('network'));
  serve({ '/b': { routePath: '/b', title: 'B' } });
  await open('/a');
  fireEvent.click(link('gone'));
  await expect.poll(() => window.location.pathname).toBe('/gone');
  fireEvent.click(link('b'));
  await expect.poll(title).toBe('B');
  release();
  await new Promise((done) => setTimeout(done));
  expect(title()).toBe('B');
});

test('Back from the message returns to the position in the page', async () => {
  serve({ '/a': {} });
  responses['/b'] = () => Promise.reject(new TypeError('network'));
  await open('/a');
  const { state } = window.history;
  scrollWindow(900);
  fireEvent.click(link('b'));
  await expect.poll(() => document.querySelector('[role=alert] button')).toBeTruthy();
  // The message is shorter than the page.
  scrollWindow(0);
  window.history.replaceState(state, '', '/a');
  window.dispatchEvent(new PopStateEvent('popstate'));
  vi.mocked(window.scrollTo).mockClear();
  await expect.poll(title).toBe('A');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
});

test('without a network, a message replaces the page, and its button loads the page', async () => {
  responses['/b'] = () => Promise.reject(new TypeError('network'));
  await open('/a');
  fireEvent.click(link('b'));
  await expect.poll(() => document.querySelector('[role=alert] button')).toBeTruthy();
  expect(window.location.pathname).toBe('/b');
  const button = document.querySelector('button')!;
  expect(document.activeElement).toBe(button);
  serve({ '/b': { routePath: '/b', title: 'B' } });
  fireEvent.click(button);
  await expect.poll(title).toBe('B');
  expect(document.activeElement).toBe(document.querySelector('main'));
});
