import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { NOT_FOUND_DELAY } from '../model/constants';
import type { SearchAnswer, SearchEngine } from '../model/types';
import { createEngineClient } from './create-engine-client';

/** Section 8 of the specification. */
const FETCH_ERROR = 'Failed to fetch search index, please reload the page and try again.';

const EMPTY_ANSWER: SearchAnswer = { results: [], total: 0 };
const FAILED_ANSWER: SearchAnswer = { ...EMPTY_ANSWER, isFailed: true };

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Creates an engine that has a result for all queries except those that start with x. */
const createTestEngine = () => ({
  init: vi.fn(async () => {}),
  query: vi.fn(async (query: string) =>
    query.startsWith('x') ? EMPTY_ANSWER : { results: [], total: 1 },
  ),
  prepare: vi.fn(),
  close: vi.fn(),
});

const createClient = (
  engine: SearchEngine,
  hooks?: Parameters<typeof createEngineClient>[0]['hooks'],
) => createEngineClient({ start: async () => engine, hooks });

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

test('starts the engine once, when it is first used', async () => {
  const engine = createTestEngine();
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

test('passes prepared queries to the engine', async () => {
  const engine = createTestEngine();
  createClient(engine).prepare?.('a', { limit: 5 });
  await expect.poll(() => engine.prepare).toHaveBeenCalledWith('a', { limit: 5 });
});

test('returns empty results if the engine fails to start, and starts it again', async () => {
  const start = vi.fn(async () => createTestEngine()).mockRejectedValueOnce(new Error('offline'));
  const client = createEngineClient({ start });
  expect(await client.query('a')).toEqual(FAILED_ANSWER);
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe(FETCH_ERROR);
  expect(client.state).toBe('initial');
  expect((await client.query('a')).total).toBe(1);
});

test('initializes an engine again if it is not ready after `init`', async () => {
  const engine = { ...createTestEngine(), state: 'initial' as const };
  const start = vi.fn(async () => engine);
  const client = createEngineClient({ start });
  await client.init();
  await client.init();
  expect(client.state).toBe('initial');
  expect([start.mock.calls.length, engine.init.mock.calls.length]).toEqual([1, 2]);
});

test('repeats a failed query with a new engine', async () => {
  const broken = createTestEngine();
  broken.query.mockRejectedValue(new Error('status 404'));
  const start = vi.fn(async () => createTestEngine()).mockResolvedValueOnce(broken);
  const client = createEngineClient({ start });
  expect((await client.query('a')).total).toBe(1);
  expect([start.mock.calls.length, broken.close.mock.calls.length]).toEqual([2, 1]);
  expect(console.error).not.toHaveBeenCalled();
});

test('repeats all queries that failed with one new engine', async () => {
  const broken = createTestEngine();
  broken.query.mockRejectedValue(new Error('status 404'));
  const start = vi.fn(async () => createTestEngine()).mockResolvedValueOnce(broken);
  const client = createEngineClient({ start });
  const answers = await Promise.all(['a', 'b'].map((query) => client.query(query)));
  expect(answers.map(({ total }) => total)).toEqual([1, 1]);
  expect(start).toHaveBeenCalledTimes(2);
});

test('logs the error of a query that fails twice and returns empty results', async () => {
  const engine = createTestEngine();
  engine.query.mockRejectedValueOnce(new Error('broken'));
  engine.query.mockRejectedValueOnce(new Error('broken again'));
  const client = createClient(engine);
  expect(await client.query('a')).toEqual(FAILED_ANSWER);
  expect(vi.mocked(console.error).mock.calls).toEqual([[new Error('broken again')]]);
  expect((await client.query('a')).total).toBe(1);
});

test('logs no error if it is closed during a query', async () => {
  const engine = createTestEngine();
  let fail = (_: Error): void => {};
  engine.query.mockImplementationOnce(
    () =>
      new Promise<SearchAnswer>((_, reject) => {
        fail = reject;
      }),
  );
  const client = createClient(engine);
  const answer = client.query('a');
  await expect.poll(() => engine.query).toHaveBeenCalled();
  client.close?.();
  fail(new Error('closed'));
  expect(await answer).toEqual(FAILED_ANSWER);
  expect(console.error).not.toHaveBeenCalled();
});

test('closes the engine, and starts a new one when it is used again', async () => {
  const start = vi.fn(async () => createTestEngine());
  const client = createEngineClient({ start });
  await client.init();
  client.close?.();
  expect(client.state).toBe('initial');
  const first = await start.mock.results[0]!.value;
  await expect.poll(() => first.close).toHaveBeenCalledOnce();
  expect((await client.query('a')).total).toBe(1);
  expect(start).toHaveBeenCalledTimes(2);
});

test('does not prepare queries if a hook can change them', async () => {
  const engine = createTestEngine();
  createClient(engine, { beforeSearch: vi.fn() }).prepare?.('a');
  await tick();
  expect(engine.prepare).not.toHaveBeenCalled();
  createClient(engine, { afterSearch: vi.fn() }).prepare?.('a');
  await expect.poll(() => engine.prepare).toHaveBeenCalledOnce();
});

test('loads hooks once, when search is first used', async () => {
  const load = vi.fn(async () => ({ beforeSearch: (query: string) => query.toUpperCase() }));
  const engine = createTestEngine();
  const client = createClient(engine, load);
  expect(load).not.toHaveBeenCalled();
  await client.init();
  await client.query('a');
  expect(load).toHaveBeenCalledOnce();
  expect(engine.query).toHaveBeenCalledWith('A', undefined);
});

test('loads hooks again after a failure', async () => {
  const load = vi.fn(async () => ({})).mockRejectedValueOnce(new Error('offline'));
  const client = createClient(createTestEngine(), load);
  expect(await client.query('a')).toEqual(FAILED_ANSWER);
  expect((await client.query('a')).total).toBe(1);
});

test('hooks change the query, add groups and receive the answer', async () => {
  const afterSearch = vi.fn();
  const group = { name: 'Blog', results: [] };
  const engine = createTestEngine();
  const client = createClient(engine, {
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

test('logs the error of a hook, and the search has failed', async () => {
  const client = createClient(createTestEngine(), {
    beforeSearch: () => {
      throw new Error('broken');
    },
  });
  expect(await client.query('a')).toEqual(FAILED_ANSWER);
  expect(console.error).toHaveBeenCalledOnce();
});

test('calls onNotFound once the query has not changed for two seconds', async () => {
  vi.useFakeTimers();
  const onNotFound = vi.fn();
  const client = createClient(createTestEngine(), { onNotFound });
  for (const query of ['xy', 'xyz', 'found']) await client.query(query);
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY);
  expect(onNotFound).not.toHaveBeenCalled();

  for (const query of ['xy', 'xyz']) await client.query(query);
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY - 1);
  expect(onNotFound).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onNotFound.mock.calls).toEqual([['xyz']]);
});

test('does not call onNotFound if a group has results', async () => {
  vi.useFakeTimers();
  const onNotFound = vi.fn();
  const row = { kind: 'title', link: '/', title: 'A', routePath: '/', query: 'x', highlights: [] };
  const onSearch = () => [{ name: 'Blog', results: [row as never] }];
  const client = createClient(createTestEngine(), { onNotFound, onSearch });
  expect((await client.query('x')).groups).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY);
  expect(onNotFound).not.toHaveBeenCalled();
});

test('does not call onNotFound if the search failed', async () => {
  vi.useFakeTimers();
  const onNotFound = vi.fn();
  const start = () => Promise.reject(new Error('offline'));
  const client = createEngineClient({ start, hooks: { onNotFound } });
  expect(await client.query('x')).toEqual(FAILED_ANSWER);
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY);
  expect(onNotFound).not.toHaveBeenCalled();
});

test('logs the error of onNotFound', async () => {
  vi.useFakeTimers();
  const client = createClient(createTestEngine(), {
    onNotFound: () => Promise.reject(new Error('offline')),
  });
  await client.query('x');
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY);
  expect(console.error).toHaveBeenCalledOnce();
});

test('counts matching pages without calling hooks, and counts none if the engine fails', async () => {
  const beforeSearch = vi.fn();
  const onNotFound = vi.fn();
  const engine = createTestEngine();
  const client = createClient(engine, { beforeSearch, onNotFound });
  expect(await client.count?.('a')).toBe(1);
  expect(await client.count?.('x')).toBe(0);
  expect(engine.query).toHaveBeenCalledWith('a', { limit: 1 });
  engine.query.mockRejectedValueOnce(new Error('offline'));
  expect(await client.count?.('a')).toBe(0);
  const failing = createEngineClient({ start: () => Promise.reject(new Error('offline')) });
  expect(await failing.count?.('a')).toBe(0);
  expect([beforeSearch.mock.calls.length, onNotFound.mock.calls.length]).toEqual([0, 0]);
});
