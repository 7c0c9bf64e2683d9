import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { NOT_FOUND_DELAY } from '../model/constants';
import type { SearchAnswer, SearchEngine } from '../model/types';
import { createEngineClient } from './create-engine-client';

/** Section 8 of the specification. */
const FETCH_ERROR = 'Failed to fetch search index, please reload the page and try again.';

const NOTHING: SearchAnswer = { results: [], total: 0 };

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An engine that finds everything except queries that start with x. */
const makeEngine = () => ({
  init: vi.fn(async () => {}),
  query: vi.fn(async (query: string) =>
    query.startsWith('x') ? NOTHING : { results: [], total: 1 },
  ),
  prepare: vi.fn(),
  close: vi.fn(),
});

const clientOf = (
  engine: SearchEngine,
  hooks?: Parameters<typeof createEngineClient>[0]['hooks'],
) => createEngineClient({ start: async () => engine, hooks });

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

test('starts the engine with the first use, and once', async () => {
  const engine = makeEngine();
  const start = vi.fn(async () => engine);
  const client = createEngineClient({ start });
  expect([client.state, start.mock.calls.length]).toEqual(['initial', 0]);
  const ready = client.init();
  expect(client.state).toBe('initing');
  await ready;
  expect((await client.query('a')).total).toBe(1);
  expect(client.state).toBe('inited');
  expect([start.mock.calls.length, engine.init.mock.calls.length]).toEqual([1, 1]);
  expect(engine.query).toHaveBeenCalledExactlyOnceWith('a', undefined);
});

test('passes on what may be queried next', async () => {
  const engine = makeEngine();
  clientOf(engine).prepare?.('a', { limit: 5 });
  await vi.waitFor(() => expect(engine.prepare).toHaveBeenCalledWith('a', { limit: 5 }));
});

test('answers with an empty result when the engine does not start, and tries again', async () => {
  const start = vi.fn(async () => makeEngine()).mockRejectedValueOnce(new Error('offline'));
  const client = createEngineClient({ start });
  expect(await client.query('a')).toEqual(NOTHING);
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe(FETCH_ERROR);
  expect(client.state).toBe('initial');
  expect((await client.query('a')).total).toBe(1);
});

test('initializes an engine again that is not ready after `init`', async () => {
  const engine = { ...makeEngine(), state: 'initial' as const };
  const start = vi.fn(async () => engine);
  const client = createEngineClient({ start });
  await client.init();
  await client.init();
  expect(client.state).toBe('initial');
  expect([start.mock.calls.length, engine.init.mock.calls.length]).toEqual([1, 2]);
});

test('logs a query that fails, and answers with an empty result', async () => {
  const engine = makeEngine();
  engine.query.mockRejectedValueOnce(new Error('broken'));
  const client = clientOf(engine);
  expect(await client.query('a')).toEqual(NOTHING);
  expect(console.error).toHaveBeenCalledOnce();
  expect((await client.query('a')).total).toBe(1);
});

test('logs nothing when it is closed during a query', async () => {
  const engine = makeEngine();
  let fail = (_: Error): void => {};
  engine.query.mockImplementationOnce(
    () =>
      new Promise<SearchAnswer>((_, reject) => {
        fail = reject;
      }),
  );
  const client = clientOf(engine);
  const answer = client.query('a');
  await vi.waitFor(() => expect(engine.query).toHaveBeenCalled());
  client.close?.();
  fail(new Error('closed'));
  expect(await answer).toEqual(NOTHING);
  expect(console.error).not.toHaveBeenCalled();
});

test('closes its engine, and starts another with the next use', async () => {
  const start = vi.fn(async () => makeEngine());
  const client = createEngineClient({ start });
  await client.init();
  client.close?.();
  expect(client.state).toBe('initial');
  const first = await start.mock.results[0]!.value;
  await vi.waitFor(() => expect(first.close).toHaveBeenCalledOnce());
  expect((await client.query('a')).total).toBe(1);
  expect(start).toHaveBeenCalledTimes(2);
});

test('prepares no queries that a hook may change', async () => {
  const engine = makeEngine();
  clientOf(engine, { beforeSearch: vi.fn() }).prepare?.('a');
  await tick();
  expect(engine.prepare).not.toHaveBeenCalled();
  clientOf(engine, { afterSearch: vi.fn() }).prepare?.('a');
  await vi.waitFor(() => expect(engine.prepare).toHaveBeenCalledOnce());
});

test('loads the module with the hooks with the first use, and once', async () => {
  const load = vi.fn(async () => ({ beforeSearch: (query: string) => query.toUpperCase() }));
  const engine = makeEngine();
  const client = clientOf(engine, load);
  expect(load).not.toHaveBeenCalled();
  await client.init();
  await client.query('a');
  expect(load).toHaveBeenCalledOnce();
  expect(engine.query).toHaveBeenCalledWith('A', undefined);
});

test('loads the module with the hooks again after it could not be loaded', async () => {
  const load = vi.fn(async () => ({})).mockRejectedValueOnce(new Error('offline'));
  const client = clientOf(makeEngine(), load);
  expect(await client.query('a')).toEqual(NOTHING);
  expect((await client.query('a')).total).toBe(1);
});

test('lets hooks change queries, add groups and see the answer', async () => {
  const afterSearch = vi.fn();
  const group = { name: 'Blog', results: [] };
  const engine = makeEngine();
  const client = clientOf(engine, {
    beforeSearch: (query) => query.replace('fake', 'mock'),
    onSearch: () => [group],
    afterSearch,
  });
  const answer = await client.query('fake');
  expect(answer).toMatchObject({ total: 1, groups: [group] });
  expect(afterSearch).toHaveBeenCalledExactlyOnceWith('mock', answer);
  await client.query('xyz');
  expect(afterSearch).toHaveBeenLastCalledWith('xyz', expect.objectContaining({ total: 0 }));
});

test('does not throw when a hook does', async () => {
  const client = clientOf(makeEngine(), {
    beforeSearch: () => {
      throw new Error('broken');
    },
  });
  expect(await client.query('a')).toEqual(NOTHING);
  expect(console.error).toHaveBeenCalledOnce();
});

test('reports a query without results once the reader has stopped typing', async () => {
  vi.useFakeTimers();
  const onNotFound = vi.fn();
  const client = clientOf(makeEngine(), { onNotFound });
  for (const query of ['xy', 'xyz', 'found']) await client.query(query);
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY);
  expect(onNotFound).not.toHaveBeenCalled();

  for (const query of ['xy', 'xyz']) await client.query(query);
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY - 1);
  expect(onNotFound).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onNotFound.mock.calls).toEqual([['xyz']]);
});

test('does not report a query that only a group of the site has results for', async () => {
  vi.useFakeTimers();
  const onNotFound = vi.fn();
  const row = { kind: 'title', link: '/', title: 'A', routePath: '/', query: 'x', highlights: [] };
  const onSearch = () => [{ name: 'Blog', results: [row as never] }];
  const client = clientOf(makeEngine(), { onNotFound, onSearch });
  expect((await client.query('x')).groups).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY);
  expect(onNotFound).not.toHaveBeenCalled();
});

test('logs the error of a report', async () => {
  vi.useFakeTimers();
  const client = clientOf(makeEngine(), { onNotFound: () => Promise.reject(new Error('offline')) });
  await client.query('x');
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY);
  expect(console.error).toHaveBeenCalledOnce();
});
