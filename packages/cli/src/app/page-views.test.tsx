import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PagePayload } from '../model/payload';
import { PageNotFoundError, PageProblemsError } from './fetch-payload';
import { isOffline, MAX_PAGES, OfflineError } from './load-data';
import { loadPageModule, registerPage } from './page-modules';
import { createNotFoundRouteResolver, createPageViews, hasMatchingModule } from './page-views';

/** Responses of the server by path. A missing path is a 404. */
let responses: Record<string, () => Response | Promise<Response>>;
let requests: string[];

const json =
  (data: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(data), {
      status,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });

function payloadOf(routePath: string, more: Partial<PagePayload> = {}): PagePayload {
  return {
    page: { routePath, title: routePath } as PagePayload['page'],
    data: { site: 'static/data/site.1.json' },
    html: [`<h1>${routePath}</h1>`],
    ...more,
  };
}

beforeEach(() => {
  requests = [];
  responses = { '/docs/static/data/site.1.json': json({ title: 'Site' }) };
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return responses[url]?.() ?? new Response('Not found', { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const createViews = () => createPageViews({ base: '/docs/', notFoundRoute: () => '/404' });
const serve = (file: string, payload: unknown) => {
  responses[`/docs/static/pages/${file}.json`] = json(payload);
};

test('a page is requested once, whatever the spelling of its route', async () => {
  serve('guide/a', payloadOf('/guide/a'));
  const views = createViews();
  const view = await views.get('/guide/a');
  expect(view.payload.page.routePath).toBe('/guide/a');
  expect(view.site).toEqual({ title: 'Site' });
  expect(view.sidebar).toEqual([]);
  expect(views.get('/Guide/A/')).toBe(views.get('/guide/a'));
  expect(requests).toEqual(['/docs/static/pages/guide/a.json', '/docs/static/data/site.1.json']);
});

test('pages share the data files that they name', async () => {
  responses['/docs/static/data/side.2.json'] = json([{ kind: 'link', text: 'A', link: '/a' }]);
  const data = { site: 'static/data/site.1.json', sidebar: 'static/data/side.2.json' };
  serve('a', payloadOf('/a', { data }));
  serve('b', payloadOf('/b', { data }));
  const views = createViews();
  const [a, b] = await Promise.all([views.get('/a'), views.get('/b')]);
  expect(a.sidebar).toHaveLength(1);
  expect(b.sidebar).toBe(a.sidebar);
  expect(requests.filter((url) => url.includes('/data/'))).toHaveLength(2);
});

test('a loaded page has its value synchronously, and a pending or failed one has none', async () => {
  serve('a', payloadOf('/a'));
  const views = createViews();
  const pending = views.get('/a');
  expect(pending.value).toBeUndefined();
  await pending;
  expect(views.get('/a').value?.payload.page.routePath).toBe('/a');

  const view = { ...(await pending), sidebar: [] };
  views.set('/b', view);
  expect(views.get('/b').value).toBe(view);
  expect(views.peek('/b')?.value).toBe(view);
  expect(views.peek('/c')).toBeUndefined();
});

test('a failed request is not cached, neither for pages nor for data', async () => {
  responses['/docs/static/pages/a.json'] = () => new Response('', { status: 503 });
  const views = createViews();
  await expect(views.get('/a')).rejects.toThrow('status 503');
  expect(views.peek('/a')).toBeUndefined();

  serve('a', payloadOf('/a'));
  const site = responses['/docs/static/data/site.1.json']!;
  responses['/docs/static/data/site.1.json'] = () => new Response('', { status: 502 });
  await expect(views.get('/a')).rejects.toThrow('status 502');
  responses['/docs/static/data/site.1.json'] = site;
  expect((await views.get('/a')).site).toEqual({ title: 'Site' });
});

test('a request that does not reach the server is an offline error', async () => {
  responses['/docs/static/pages/a.json'] = () => Promise.reject(new TypeError('Failed to fetch'));
  const error: unknown = await createViews()
    .get('/a')
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OfflineError);
  expect((error as Error).cause).toBeInstanceOf(TypeError);
  expect(isOffline(error)).toBe(true);
});

test.each([
  ['page', 200],
  ['list of problems', 500],
])(
  'a connection that is interrupted during the response with a %s is an offline error',
  async (_name, status) => {
    const interrupted = new ReadableStream({
      start: (controller) => controller.error(new TypeError('Failed to fetch')),
    });
    const headers = { 'Content-Type': 'application/json' };
    responses['/docs/static/pages/a.json'] = () => new Response(interrupted, { status, headers });
    await expect(createViews().get('/a')).rejects.toThrow(OfflineError);
  },
);

test('other errors count as offline only without a network', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  expect(isOffline(new TypeError('x is not a function'))).toBe(false);
  expect(isOffline(new Error('Failed to load /a.js'))).toBe(false);
  online.mockReturnValue(false);
  expect(isOffline(new Error('Failed to load /a.js'))).toBe(true);
  online.mockRestore();
});

test('a missing page shows the 404 page, also if the host responds with an HTML page', async () => {
  serve('404', payloadOf('/404'));
  const views = createViews();
  expect((await views.get('/gone')).payload.page.routePath).toBe('/404');
  responses['/docs/static/pages/html.json'] = () =>
    new Response('<p>App</p>', { headers: { 'content-type': 'text/html' } });
  expect((await views.get('/html')).payload.page.routePath).toBe('/404');
});

test('a site without a 404 page rejects', async () => {
  await expect(createViews().get('/gone')).rejects.toBeInstanceOf(PageNotFoundError);
});

test('a redirect loads its target without query and hash, and one to another document rejects', async () => {
  serve('old', { redirect: '/new?a=1#b' });
  serve('new', payloadOf('/new'));
  serve('away', { redirect: 'https://example.com/' });
  serve('feed', { redirect: '/./rss.xml' });
  const views = createViews();
  expect((await views.get('/old')).payload.page.routePath).toBe('/new');
  for (const path of ['/away', '/feed'])
    await expect(views.get(path)).rejects.toThrow(`"${path}" redirects to another document`);
});

test('problems of the dev server reject with their list', async () => {
  const problems = [{ message: 'Syntax error', file: 'a.mdx' }];
  responses['/docs/static/pages/a.json'] = json({ problems }, 500);
  const error: unknown = await createViews()
    .get('/a')
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PageProblemsError);
  expect((error as PageProblemsError).problems).toEqual(problems);
});

test('the route is encoded in the URL of the payload', async () => {
  responses['/docs/static/pages/%E4%B8%AD/a%20b.json'] = json(payloadOf('/中/a b'));
  expect((await createViews().get('/中/a b')).payload.page.routePath).toBe('/中/a b');
});

test('refetch, delete and clear bypass or empty the cache', async () => {
  serve('a', payloadOf('/a'));
  const views = createViews();
  await views.get('/a');
  const count = () => requests.filter((url) => url.includes('/pages/')).length;
  await views.refetch('/a');
  expect(count()).toBe(2);
  views.delete('/a/');
  await views.get('/a');
  expect(count()).toBe(3);
  views.clear();
  expect(views.peek('/a')).toBeUndefined();
});

test('only the pages that were used last are kept', async () => {
  const views = createViews();
  const routes = Array.from({ length: MAX_PAGES + 2 }, (_, index) => `/${index}`);
  for (const route of routes) {
    serve(route.slice(1), payloadOf(route));
    await views.get(route);
  }
  void views.get('/0');
  views.removeOldest();
  const removed = routes.filter((route) => !views.peek(route));
  expect(removed).toEqual(['/1', '/2']);
});

test('the HTML of the first page is fetched on demand', async () => {
  serve('a', payloadOf('/a'));
  serve('b', payloadOf('/b', { html: undefined } as Partial<PagePayload>));
  const views = createViews();
  expect(await views.loadHtml('/a')).toEqual(['<h1>/a</h1>']);
  expect(await views.loadHtml('/b')).toEqual([]);
});

test('a page with scripts waits for the bundle, its scripts and its module', async () => {
  const order: string[] = [];
  const views = createPageViews({
    base: '/docs/',
    notFoundRoute: () => '/404',
    beforeScripts: async ({ bundle }) => void order.push(`bundle ${bundle}`),
  });
  const loading = views
    .loadPayload(
      payloadOf('/module', { scripts: ['js/m.js'], integrity: ['sha256-x'], bundle: 'h' }),
    )
    .then(() => order.push('loaded'));
  const script = await vi.waitUntil(() => document.querySelector('script'));
  expect(script.getAttribute('src')).toBe('/docs/js/m.js');
  expect(script.integrity).toBe('sha256-x');
  order.push('script');
  script.dispatchEvent(new Event('load'));
  registerPage('/module', async () => ({ default: () => null }));
  await loading;
  expect(order).toEqual(['bundle h', 'script', 'loaded']);
});

/** Puts a script of a page into the document, in which it fails to load. */
function failInDocument(): HTMLScriptElement {
  document.head.innerHTML = '<script src="/docs/js/failed.js"></script>';
  return document.querySelector('script')!;
}

/** Waits until a script that has failed is loaded again, and returns its element. */
async function waitForRetry(failed: HTMLScriptElement): Promise<HTMLScriptElement> {
  await expect.poll(() => failed.isConnected).toBe(false);
  return document.querySelector('script')!;
}

test('a script that has failed in the document is loaded again', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const failed = failInDocument();
  const loading = createViews().loadPayload(payloadOf('/failed', { scripts: ['js/failed.js'] }));
  await new Promise((done) => setTimeout(done));
  expect(failed.isConnected).toBe(true);
  readyState.mockRestore();
  window.dispatchEvent(new Event('load'));
  const retry = await waitForRetry(failed);
  expect(retry.getAttribute('src')).toBe('/docs/js/failed.js');
  registerPage('/failed', async () => ({ default: () => null }));
  retry.dispatchEvent(new Event('load'));
  expect((await loading).payload.page.routePath).toBe('/failed');
});

test.each([
  ['fails again', 'error', 'Failed to load /docs/js/failed.js'],
  ['is another file', 'load', 'The scripts of the page "/never" do not contain the page.'],
])('a script that %s rejects', async (_, event, message) => {
  const failed = failInDocument();
  const loading = createViews().loadPayload(payloadOf('/never', { scripts: ['js/failed.js'] }));
  const result = expect(loading).rejects.toThrow(message);
  (await waitForRetry(failed)).dispatchEvent(new Event(event));
  await result;
});

test('a module matches the payload with the digest of its code, and static pages need none', async () => {
  const payload = payloadOf('/edited', { scripts: ['static/js/pages/edited.js'] });
  registerPage('/edited', async () => ({ default: () => null, codeHash: 'new' }));
  expect(hasMatchingModule({ ...payload, codeHash: 'new' })).toBe(false);
  await loadPageModule('/edited', async () => {});
  expect(hasMatchingModule({ ...payload, codeHash: 'new' })).toBe(true);
  expect(hasMatchingModule({ ...payload, codeHash: 'newer' })).toBe(false);
  expect(hasMatchingModule(payload)).toBe(true);
  expect(hasMatchingModule(payloadOf('/static'))).toBe(true);
});

test.each([
  ['/gone', '/404'],
  ['/zh/gone/here', '/zh/404'],
  ['/v1/zh/gone', '/v1/zh/404'],
  ['/v1/gone', '/v1/404'],
])('the 404 page for %s is %s', (route, expected) => {
  const resolve = createNotFoundRouteResolver({
    defaultLang: 'en',
    langs: ['en', 'zh'],
    defaultVersion: 'v2',
    versions: ['v1', 'v2'],
  });
  expect(resolve(route)).toBe(expected);
});
