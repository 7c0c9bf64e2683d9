// cspell:ignore mukkinng xqzw

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createPage } from '../test-support/page';
import { connectEngine } from './connect-engine';
import { WORKER_START_TIMEOUT } from './connect-worker';
import { createManifestClient, createSearchClient } from './create-search-client';
import { loadEngine } from './load-engine';
import type { WorkerReply, WorkerRequest } from './protocol';

vi.mock('./connect-engine', { spy: true });
vi.mock('./load-engine', { spy: true });

/** Section 8 of the specification. */
const FETCH_ERROR = 'Failed to fetch search index, please reload the page and try again.';

const entries = [createPage('/mock', '# Mocking\n\nReplace modules.')];
const json = () => new Response(JSON.stringify(entries));
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fetchMock.mockImplementation(async () => json());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.mocked(loadEngine).mockClear();
  fetchMock.mockReset();
});

const createClient = (options = {}) =>
  createSearchClient({ indexUrl: '/static/index.json', worker: false, ...options });

test('loads nothing before it is used', () => {
  expect(createClient().state).toBe('initial');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('fetches the index once and answers queries', async () => {
  const client = createClient();
  const answers = await Promise.all([client.query('mocking'), client.query('modules')]);
  expect(answers.map(({ total }) => total)).toEqual([1, 1]);
  await client.init();
  expect(client.state).toBe('inited');
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(String(fetchMock.mock.calls[0]?.[0])).toBe('http://localhost:3000/static/index.json');
});

test('has the state "initing" until the index has loaded', async () => {
  const client = createClient();
  const ready = client.init();
  expect(client.state).toBe('initing');
  await ready;
  expect(client.state).toBe('inited');
});

test.each<[string, () => Promise<Response>]>([
  ['not found', async () => new Response('Not found', { status: 404 })],
  ['truncated', async () => new Response(JSON.stringify(entries).slice(0, 40))],
  ['HTML', async () => new Response('<!doctype html><title>404</title>')],
  ['not an array', async () => new Response('{"a":1}')],
  ['an array of something else', async () => new Response('[1,2]')],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'logs an error if the index is %s, returns empty results and fetches it again',
  async (_, response) => {
    fetchMock.mockImplementationOnce(response);
    const client = createClient();
    expect(await client.query('mock')).toEqual({ results: [], total: 0, isFailed: true });
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe(FETCH_ERROR);
    expect(client.state).toBe('initial');

    await client.init();
    expect((await client.query('mock')).total).toBe(1);
  },
);

test('resolves the URL of the index when search is first used', async () => {
  const indexUrl = vi.fn(async () => '/late.json');
  const client = createClient({ indexUrl });
  expect(indexUrl).not.toHaveBeenCalled();
  await client.init();
  expect(String(fetchMock.mock.calls[0]?.[0])).toMatch(/\/late\.json$/);
});

test('finds synonyms of the site', async () => {
  const client = createClient({ synonyms: [['replicas', 'mocking']] });
  expect((await client.query('replicas')).total).toBe(1);
  expect((await createClient().query('replicas')).total).toBe(0);
});

test('reads the URL of the index from a manifest', async () => {
  fetchMock.mockImplementation(async (url) =>
    String(url).endsWith('manifest.json')
      ? Response.json({ searchIndexes: { en: { index: 'static/index.json' } } })
      : json(),
  );
  const manifest = { url: 'docs/manifest.json', base: 'docs/', keys: ['en'] };
  const client = createManifestClient({ manifest, worker: false });
  expect(fetchMock).not.toHaveBeenCalled();
  expect((await client.query('mock')).total).toBe(1);
  const base = 'http://localhost:3000/docs/';
  expect(fetchMock.mock.calls.map(([url]) => String(url))).toEqual([
    `${base}manifest.json`,
    `${base}static/index.json`,
  ]);
});

test('finds the index of another site that has other keys', async () => {
  fetchMock.mockImplementation(async (url) =>
    String(url).endsWith('manifest.json')
      ? Response.json({
          searchIndexes: { 'en/v1': { index: 'old.json' }, 'en/v2': { index: 'new.json' } },
          defaultLang: 'en',
          defaultVersion: 'v2',
        })
      : json(),
  );
  const base = 'https://kit.example/';
  const manifest = { url: `${base}manifest.json`, base, keys: ['fr'], isOtherSite: true };
  const client = createManifestClient({ manifest, worker: false });
  expect((await client.query('mock')).total).toBe(1);
  expect(fetchMock.mock.calls.map(([url]) => String(url))).toContain(`${base}new.json`);
});

test('a language without pages has an empty index', async () => {
  fetchMock.mockImplementation(async () =>
    Response.json({ searchIndexes: { en: { index: 'static/index.json' } } }),
  );
  const manifest = { url: 'manifest.json', base: '/', keys: ['zh'] };
  const client = createManifestClient({ manifest, worker: false });
  expect(await client.query('mock')).toEqual({ results: [], total: 0 });
  expect(client.state).toBe('inited');
  expect(console.error).not.toHaveBeenCalled();
});

test('converts the links of results', async () => {
  const client = createClient({ toLink: (link: string) => `https://b.example${link}` });
  const { results } = await client.query('mocking');
  expect(results[0]).toMatchObject({ link: 'https://b.example/mock', routePath: '/mock' });
  const { nearest } = await client.query('mukkinng');
  expect(nearest).toMatchObject([{ link: 'https://b.example/mock', routePath: '/mock' }]);
  expect(await client.query('xqzw')).not.toHaveProperty('nearest');
});

/** Stubs workers, which record requests, and reply and fail on demand. */
function stubWorkers() {
  const created: {
    name: string | undefined;
    requests: WorkerRequest[];
    terminate: () => void;
    reply: (reply: WorkerReply) => void;
    fail: () => void;
  }[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      requests: WorkerRequest[] = [];
      terminate = vi.fn();
      constructor(_: URL, { name }: WorkerOptions) {
        super();
        const reply = (data: WorkerReply) =>
          this.dispatchEvent(new MessageEvent('message', { data }));
        const fail = () => this.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
        created.push({ name, requests: this.requests, terminate: this.terminate, reply, fail });
      }
      postMessage(request: WorkerRequest) {
        this.requests.push(request);
      }
    },
  );
  return created;
}

test('sends load and prepare requests before the worker has started', async () => {
  const workers = stubWorkers();
  const client = createClient({ worker: true });
  client.prepare?.('mock');
  await expect.poll(() => workers[0]?.requests).toHaveLength(2);
  const [loading, query] = workers[0]!.requests;
  expect(loading).toMatchObject({ kind: 'load', url: expect.stringMatching(/index\.json$/) });
  expect(query).toMatchObject({ kind: 'prepare', query: 'mock', limit: 7 });

  const answer = { results: [], total: 3 };
  workers[0]!.reply({ kind: 'ready' });
  workers[0]!.reply({ id: loading!.id, kind: 'done' });
  workers[0]!.reply({ id: query!.id, kind: 'done' });
  const answered = client.query('mock');
  await expect.poll(() => workers[0]!.requests).toHaveLength(3);
  expect(workers[0]!.requests[2]).toMatchObject({ kind: 'query', query: 'mock', limit: 7 });
  workers[0]!.reply({ id: workers[0]!.requests[2]!.id, kind: 'done', answer });
  expect(await answered).toBe(answer);
});

test('the worker reads the manifest by itself, and receives the location that the page has read', async () => {
  const workers = stubWorkers();
  fetchMock.mockImplementation(async () =>
    Response.json({ searchIndexes: { en: { index: 'a.json' } } }),
  );
  const manifest = { url: 'http://h/m.json', base: 'http://h/', keys: ['en'], isOtherSite: true };
  void createManifestClient({ manifest }).init();
  expect(JSON.parse(workers[0]!.name!)).toEqual(manifest);
  await expect
    .poll(() => workers[0]!.requests)
    .toMatchObject([
      { id: 1, kind: 'load' },
      { id: 2, kind: 'locate', url: 'http://h/a.json' },
    ]);
});

test('starts one worker and fetches the manifest once, until it is closed', async () => {
  const workers = stubWorkers();
  fetchMock.mockImplementation(async () =>
    Response.json({ searchIndexes: { en: { index: 'a.json' } } }),
  );
  const manifest = { url: 'http://h/m.json', base: 'http://h/', keys: ['en'] };
  const client = createManifestClient({ manifest });
  const ready = client.init();
  // The code that connects to the worker has not loaded yet.
  workers[0]!.reply({ kind: 'ready' });
  await expect.poll(() => workers[0]!.requests).toHaveLength(2);
  workers[0]!.reply({ id: 1, kind: 'done' });
  await ready;
  expect([client.state, workers.length, fetchMock.mock.calls.length]).toEqual(['inited', 1, 1]);

  client.close?.();
  await expect.poll(() => workers[0]!.terminate).toHaveBeenCalledOnce();
  void client.init();
  expect([workers.length, fetchMock.mock.calls.length]).toEqual([2, 2]);
});

test('runs on the main thread with a manifest if there are no workers', async () => {
  vi.stubGlobal('Worker', undefined);
  fetchMock.mockImplementation(async (url) =>
    String(url).endsWith('m.json')
      ? Response.json({ searchIndexes: { en: { index: 'a.json' } } })
      : json(),
  );
  const manifest = { url: 'http://h/m.json', base: 'http://h/', keys: ['en'] };
  expect((await createManifestClient({ manifest }).query('mock')).total).toBe(1);
});

test('terminates the worker if the code that connects to it fails to load', async () => {
  const workers = stubWorkers();
  vi.mocked(connectEngine).mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const client = createClient({ worker: true });
  await client.init();
  expect(workers[0]!.terminate).toHaveBeenCalledOnce();
  expect(client.state).toBe('initial');
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe(FETCH_ERROR);
});

test('does not load the engine on the main thread if it is closed before the worker starts', async () => {
  vi.useFakeTimers();
  const workers = stubWorkers();
  const client = createClient({ worker: true });
  void client.init();
  await expect.poll(() => workers[0]?.requests).toHaveLength(1);
  client.close?.();
  await vi.advanceTimersByTimeAsync(WORKER_START_TIMEOUT);
  vi.useRealTimers();
  expect(loadEngine).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

test('returns empty results if there is no index', async () => {
  const client = createClient({ indexUrl: () => undefined });
  expect((await client.query('mock')).total).toBe(0);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('runs on the main thread if workers are blocked', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    },
  );
  expect((await createClient({ worker: true }).query('mock')).total).toBe(1);
  expect(console.error).not.toHaveBeenCalled();
});

test('runs on the main thread if the script of the worker fails to load', async () => {
  const workers = stubWorkers();
  const answer = createClient({ worker: true }).query('mock');
  await expect.poll(() => workers).toHaveLength(1);
  workers[0]!.fail();
  expect((await answer).total).toBe(1);
  expect(console.error).not.toHaveBeenCalled();
});

test('runs hooks', async () => {
  const afterSearch = vi.fn();
  const group = { name: 'Blog', results: [] };
  const client = createClient({
    hooks: {
      beforeSearch: (query: string) => query.replace('fake', 'mock'),
      onSearch: () => [group],
      afterSearch,
    },
  });
  const answer = await client.query('fake');
  expect(answer).toMatchObject({ total: 1, groups: [group] });
  expect(afterSearch).toHaveBeenCalledExactlyOnceWith('mock', answer);
});

test('loads the index again after it is closed', async () => {
  const client = createClient();
  await client.init();
  client.close?.();
  expect(client.state).toBe('initial');
  expect((await client.query('mock')).total).toBe(1);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('has the state "initial" if it is closed while loading', async () => {
  const client = createClient();
  const ready = client.init();
  client.close?.();
  await ready;
  expect(client.state).toBe('initial');
  expect(console.error).not.toHaveBeenCalled();
});
