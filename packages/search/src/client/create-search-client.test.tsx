import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { page } from '../test-support/page';
import { connectEngine } from './connect-engine';
import { WORKER_START_TIMEOUT } from './connect-worker';
import { createSearchClient } from './create-search-client';
import { loadLocalEngine } from './local-engine';
import type { WorkerReply, WorkerRequest } from './protocol';

vi.mock('./connect-engine', { spy: true });
vi.mock('./local-engine', { spy: true });

/** Section 8 of the specification. */
const FETCH_ERROR = 'Failed to fetch search index, please reload the page and try again.';

const entries = [page('/mock', '# Mocking\n\nReplace modules.')];
const json = () => new Response(JSON.stringify(entries));
const load = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', load);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  load.mockImplementation(async () => json());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.mocked(loadLocalEngine).mockClear();
  load.mockReset();
});

const make = (options = {}) =>
  createSearchClient({ indexUrl: '/static/index.json', worker: false, ...options });

test('loads nothing before its first use', () => {
  expect(make().state).toBe('initial');
  expect(load).not.toHaveBeenCalled();
});

test('fetches the index once and answers', async () => {
  const client = make();
  const answers = await Promise.all([client.query('mocking'), client.query('modules')]);
  expect(answers.map(({ total }) => total)).toEqual([1, 1]);
  await client.init();
  expect(client.state).toBe('inited');
  expect(load).toHaveBeenCalledOnce();
  expect(String(load.mock.calls[0]?.[0])).toBe('http://localhost:3000/static/index.json');
});

test('is initing until the index has loaded', async () => {
  const client = make();
  const ready = client.init();
  expect(client.state).toBe('initing');
  await ready;
  expect(client.state).toBe('inited');
});

test.each<[string, () => Promise<Response>]>([
  ['missing', async () => new Response('Not found', { status: 404 })],
  ['cut off', async () => new Response(JSON.stringify(entries).slice(0, 40))],
  ['HTML', async () => new Response('<!doctype html><title>404</title>')],
  ['not an array', async () => new Response('{"a":1}')],
  ['something else', async () => new Response('[1,2]')],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'logs an error when the index is %s, answers with an empty result and tries again',
  async (_, response) => {
    load.mockImplementationOnce(response);
    const client = make();
    expect(await client.query('mock')).toEqual({ results: [], total: 0 });
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe(FETCH_ERROR);
    expect(client.state).toBe('initial');

    await client.init();
    expect((await client.query('mock')).total).toBe(1);
  },
);

test('resolves the address of the index with the first use', async () => {
  const indexUrl = vi.fn(async () => '/late.json');
  const client = make({ indexUrl });
  expect(indexUrl).not.toHaveBeenCalled();
  await client.init();
  expect(String(load.mock.calls[0]?.[0])).toMatch(/\/late\.json$/);
});

test('finds the index in a manifest', async () => {
  load.mockImplementation(async (url) =>
    String(url).endsWith('manifest.json')
      ? Response.json({ searchIndexes: { en: { index: 'static/index.json' } } })
      : json(),
  );
  // Against the base URL of the page.
  const manifest = { url: 'docs/manifest.json', base: 'docs/', keys: ['en'] };
  const client = createSearchClient({ manifest, worker: false });
  expect(load).not.toHaveBeenCalled();
  expect((await client.query('mock')).total).toBe(1);
  const base = 'http://localhost:3000/docs/';
  expect(load.mock.calls.map(([url]) => String(url))).toEqual([
    `${base}manifest.json`,
    `${base}static/index.json`,
  ]);
});

test('converts the links of results', async () => {
  const client = make({ toLink: (link: string) => `https://b.example${link}` });
  const { results } = await client.query('mocking');
  expect(results[0]).toMatchObject({ link: 'https://b.example/mock', routePath: '/mock' });
});

/** Workers that record requests, and reply and fail on demand. */
function fakeWorkers() {
  const made: {
    name: string | undefined;
    asked: WorkerRequest[];
    terminate: () => void;
    say: (reply: WorkerReply) => void;
    fail: () => void;
  }[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      asked: WorkerRequest[] = [];
      terminate = vi.fn();
      constructor(_: URL, { name }: WorkerOptions) {
        super();
        const say = (data: WorkerReply) =>
          this.dispatchEvent(new MessageEvent('message', { data }));
        const fail = () => this.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
        made.push({ name, asked: this.asked, terminate: this.terminate, say, fail });
      }
      postMessage(request: WorkerRequest) {
        this.asked.push(request);
      }
    },
  );
  return made;
}

test('sends requests to load and to answer the next query before the worker has started', async () => {
  const workers = fakeWorkers();
  const client = make({ worker: true });
  client.prepare?.('mock');
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(2));
  const [loading, asked] = workers[0]!.asked;
  expect(loading).toMatchObject({ kind: 'load', url: expect.stringMatching(/index\.json$/) });
  expect(asked).toMatchObject({ kind: 'query', query: 'mock', limit: 7 });

  const answer = { results: [], total: 3 };
  workers[0]!.say({ kind: 'ready' });
  workers[0]!.say({ id: loading!.id, kind: 'done' });
  workers[0]!.say({ id: asked!.id, kind: 'done', answer });
  expect(await client.query('mock')).toBe(answer);
  expect(workers[0]!.asked).toHaveLength(2);
});

test('lets the worker read the manifest, and sends it what the page has read', async () => {
  const workers = fakeWorkers();
  load.mockImplementation(async () =>
    Response.json({ searchIndexes: { en: { index: 'a.json' } } }),
  );
  const manifest = { url: 'http://h/m.json', base: 'http://h/', keys: ['en'] };
  void createSearchClient({ manifest }).init();
  expect(JSON.parse(workers[0]!.name!)).toEqual(manifest);
  await vi.waitFor(() =>
    expect(workers[0]!.asked).toMatchObject([
      { id: 1, kind: 'load' },
      { id: 2, kind: 'found', url: 'http://h/a.json' },
    ]),
  );
});

test('starts one worker and fetches the manifest once, until it is closed', async () => {
  const workers = fakeWorkers();
  load.mockImplementation(async () =>
    Response.json({ searchIndexes: { en: { index: 'a.json' } } }),
  );
  const manifest = { url: 'http://h/m.json', base: 'http://h/', keys: ['en'] };
  const client = createSearchClient({ manifest });
  const ready = client.init();
  // Before the code that connects to the worker has loaded.
  workers[0]!.say({ kind: 'ready' });
  await vi.waitFor(() => expect(workers[0]!.asked).toHaveLength(2));
  workers[0]!.say({ id: 1, kind: 'done' });
  await ready;
  expect([client.state, workers.length, load.mock.calls.length]).toEqual(['inited', 1, 1]);

  client.close?.();
  await vi.waitFor(() => expect(workers[0]!.terminate).toHaveBeenCalledOnce());
  void client.init();
  expect([workers.length, load.mock.calls.length]).toEqual([2, 2]);
});

test('runs in the page, with a manifest, where there are no workers', async () => {
  vi.stubGlobal('Worker', undefined);
  load.mockImplementation(async (url) =>
    String(url).endsWith('m.json')
      ? Response.json({ searchIndexes: { en: { index: 'a.json' } } })
      : json(),
  );
  const manifest = { url: 'http://h/m.json', base: 'http://h/', keys: ['en'] };
  expect((await createSearchClient({ manifest }).query('mock')).total).toBe(1);
});

test('terminates the worker when the code that connects to it does not load', async () => {
  const workers = fakeWorkers();
  vi.mocked(connectEngine).mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const client = make({ worker: true });
  await client.init();
  expect(workers[0]!.terminate).toHaveBeenCalledOnce();
  expect(client.state).toBe('initial');
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe(FETCH_ERROR);
});

test('loads nothing into the page when it was closed before the worker started', async () => {
  vi.useFakeTimers();
  const workers = fakeWorkers();
  const client = make({ worker: true });
  void client.init();
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
  client.close?.();
  await vi.advanceTimersByTimeAsync(WORKER_START_TIMEOUT);
  vi.useRealTimers();
  expect(loadLocalEngine).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

test('answers with an empty result where there is no index', async () => {
  const client = make({ indexUrl: () => undefined });
  expect((await client.query('mock')).total).toBe(0);
  expect(load).not.toHaveBeenCalled();
});

test('runs in the page where workers are blocked', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    },
  );
  expect((await make({ worker: true }).query('mock')).total).toBe(1);
  expect(console.error).not.toHaveBeenCalled();
});

test('runs in the page when the script of the worker does not load', async () => {
  const workers = fakeWorkers();
  const answer = make({ worker: true }).query('mock');
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  workers[0]!.fail();
  expect((await answer).total).toBe(1);
  expect(console.error).not.toHaveBeenCalled();
});

test('runs the hooks of a site', async () => {
  const afterSearch = vi.fn();
  const group = { name: 'Blog', results: [] };
  const client = make({
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

test('loads the index again after it was closed', async () => {
  const client = make();
  await client.init();
  client.close?.();
  expect(client.state).toBe('initial');
  expect((await client.query('mock')).total).toBe(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test('is not ready when it was closed while loading', async () => {
  const client = make();
  const ready = client.init();
  client.close?.();
  await ready;
  expect(client.state).toBe('initial');
  expect(console.error).not.toHaveBeenCalled();
});
