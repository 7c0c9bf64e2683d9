import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FETCH_ERROR } from '../model/constants';
import { page } from '../test-support/page';
import { beginSearch } from './begin-search';
import { createSearchClient } from './create-search-client';
import type { WorkerReply, WorkerRequest } from './protocol';

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
  load.mockReset();
});

const make = (options = {}) =>
  createSearchClient({ indexUrl: '/static/index.json', worker: false, ...options });

test('loads nothing before it is asked', () => {
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

test('is initing until the index is there', async () => {
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
])('says so when the index is %s, answers with nothing and tries again', async (_, response) => {
  load.mockImplementationOnce(response);
  const client = make();
  expect(await client.query('mock')).toEqual({ results: [], total: 0 });
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe(FETCH_ERROR);
  expect(client.state).toBe('initial');

  await client.init();
  expect((await client.query('mock')).total).toBe(1);
});

test('asks for the address of the index when it needs it', async () => {
  const indexUrl = vi.fn(async () => '/late.json');
  const client = make({ indexUrl });
  expect(indexUrl).not.toHaveBeenCalled();
  await client.init();
  expect(String(load.mock.calls[0]?.[0])).toMatch(/\/late\.json$/);
});

test('asks a manifest where the index is', async () => {
  load.mockImplementation(async (url) =>
    String(url).endsWith('manifest.json')
      ? Response.json({ searchIndexes: { en: { index: 'static/index.json' } } })
      : json(),
  );
  const base = 'http://localhost:3000/docs/';
  const manifest = { url: `${base}manifest.json`, base, keys: ['en'] };
  const client = createSearchClient({ manifest, worker: false });
  expect(load).not.toHaveBeenCalled();
  expect((await client.query('mock')).total).toBe(1);
  expect(String(load.mock.calls.at(-1)?.[0])).toBe(`${base}static/index.json`);
});

/** A worker that hears everything and is up only when it is told so. */
function fakeWorkers() {
  const made: {
    name: string | undefined;
    asked: WorkerRequest[];
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
        made.push({ name, asked: this.asked, say, fail });
      }
      postMessage(request: WorkerRequest) {
        this.asked.push(request);
      }
    },
  );
  return made;
}

test('has a worker load, and answer what may be asked next, before it is up', async () => {
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

test('has the worker read the manifest, and tells it what the page has read', async () => {
  const workers = fakeWorkers();
  load.mockImplementation(async () =>
    Response.json({ searchIndexes: { en: { index: 'a.json' } } }),
  );
  const manifest = { url: 'http://h/m.json', base: 'http://h/', keys: ['en'] };
  void createSearchClient({ manifest }).init();
  expect(JSON.parse(workers[0]!.name!)).toEqual(manifest);
  expect(workers[0]!.asked).toEqual([{ id: 1, kind: 'load' }]);
  await vi.waitFor(() =>
    expect(workers[0]!.asked[1]).toMatchObject({ kind: 'found', url: 'http://h/a.json' }),
  );
});

test('goes on with what was begun before it was there, once', async () => {
  const workers = fakeWorkers();
  load.mockImplementation(async () =>
    Response.json({ searchIndexes: { en: { index: 'a.json' } } }),
  );
  const manifest = { url: 'http://h/m.json', base: 'http://h/', keys: ['en'] };
  const begun = beginSearch(manifest);
  expect(workers.map(({ name }) => JSON.parse(name!))).toEqual([manifest]);
  // Up before there is anybody to hear of it.
  workers[0]!.say({ kind: 'ready' });
  const client = createSearchClient({ manifest, begun });
  const ready = client.init();
  await vi.waitFor(() => expect(workers[0]!.asked).toHaveLength(2));
  workers[0]!.say({ id: 1, kind: 'done' });
  await ready;
  expect([client.state, workers.length, load.mock.calls.length]).toEqual(['inited', 1, 1]);

  client.close?.();
  void client.init();
  expect([workers.length, load.mock.calls.length]).toEqual([2, 2]);
});

test('begins in the page where workers are blocked', async () => {
  vi.stubGlobal('Worker', undefined);
  load.mockImplementation(async (url) =>
    String(url).endsWith('m.json')
      ? Response.json({ searchIndexes: { en: { index: 'a.json' } } })
      : json(),
  );
  const manifest = { url: 'http://h/m.json', base: 'http://h/', keys: ['en'] };
  const begun = beginSearch(manifest);
  expect((await createSearchClient({ manifest, begun }).query('mock')).total).toBe(1);
});

test('answers with nothing where there is no index', async () => {
  const client = make({ indexUrl: () => undefined });
  expect((await client.query('mock')).total).toBe(0);
  expect(load).not.toHaveBeenCalled();
});

test('goes on in the page where workers are blocked', async () => {
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

test('goes on in the page where the script of the worker cannot be had', async () => {
  const workers = fakeWorkers();
  const answer = make({ worker: true }).query('mock');
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  workers[0]!.fail();
  expect((await answer).total).toBe(1);
  expect(console.error).not.toHaveBeenCalled();
});

test('lets the site change queries, add groups and see what was not found', async () => {
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
  await client.query('zzzzzz');
  expect(afterSearch).toHaveBeenLastCalledWith('zzzzzz', expect.objectContaining({ total: 0 }));
});

test('does not throw when a hook does', async () => {
  const client = make({
    hooks: {
      beforeSearch: () => {
        throw new Error('broken');
      },
    },
  });
  expect(await client.query('mock')).toEqual({ results: [], total: 0 });
  expect(console.error).toHaveBeenCalled();
});

test('begins anew after it was closed', async () => {
  const client = make();
  await client.init();
  client.close?.();
  expect(client.state).toBe('initial');
  expect((await client.query('mock')).total).toBe(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test('is not ready after it was closed while it loaded', async () => {
  const client = make();
  const ready = client.init();
  client.close?.();
  await ready;
  expect(client.state).toBe('initial');
  expect(console.error).not.toHaveBeenCalled();
});
