import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { NOT_FOUND_DELAY } from '../model/constants';
import type { SearchAnswer, SearchClient } from '../model/types';
import { withHooks } from './with-hooks';

const NOTHING: SearchAnswer = { results: [], total: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Finds everything but what begins with x. */
function client(): SearchClient {
  return {
    state: 'inited',
    init: async () => {},
    query: vi.fn(async (query: string) =>
      query.startsWith('x') ? NOTHING : { results: [], total: 1 },
    ),
    close: vi.fn(),
  };
}

test('is asked ahead unless the site changes queries', async () => {
  const asked = (hooks: object) => {
    const inner = { ...client(), prepare: vi.fn() };
    withHooks(inner, hooks).prepare?.('a', { limit: 7 });
    return vi.waitFor(() => inner.prepare.mock.calls);
  };
  vi.useRealTimers();
  const plain = await asked({ afterSearch: vi.fn() });
  const changed = await asked({ beforeSearch: vi.fn() });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([plain, changed]).toEqual([[['a', { limit: 7 }]], []]);
});

test('loads the module of the hooks with the first use, and once', async () => {
  const load = vi.fn(async () => ({ beforeSearch: (query: string) => query.toUpperCase() }));
  const inner = client();
  const hooked = withHooks(inner, load);
  expect(load).not.toHaveBeenCalled();
  await hooked.init();
  await hooked.query('a');
  expect(load).toHaveBeenCalledOnce();
  expect(inner.query).toHaveBeenCalledWith('A', undefined);
});

test('asks for the module again after it could not be had', async () => {
  const load = vi.fn(async () => ({})).mockRejectedValueOnce(new Error('offline'));
  const hooked = withHooks(client(), load);
  expect(await hooked.query('a')).toEqual(NOTHING);
  expect((await hooked.query('a')).total).toBe(1);
});

test('tells of a query that found nothing once the reader leaves it so', async () => {
  const onNotFound = vi.fn();
  const hooked = withHooks(client(), { onNotFound });
  for (const query of ['xy', 'xyz', 'found']) await hooked.query(query);
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY);
  expect(onNotFound).not.toHaveBeenCalled();

  for (const query of ['xy', 'xyz']) await hooked.query(query);
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY - 1);
  expect(onNotFound).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onNotFound.mock.calls).toEqual([['xyz']]);
});

test('does not take a query for lost that a group of the site answers', async () => {
  const onNotFound = vi.fn();
  const row = { kind: 'title', link: '/', title: 'A', routePath: '/', query: 'x', highlights: [] };
  const onSearch = () => [{ name: 'Blog', results: [row as never] }];
  const hooked = withHooks(client(), { onNotFound, onSearch });
  expect((await hooked.query('x')).groups).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY);
  expect(onNotFound).not.toHaveBeenCalled();
});

test('logs what a report throws', async () => {
  const hooked = withHooks(client(), { onNotFound: () => Promise.reject(new Error('offline')) });
  await hooked.query('x');
  await vi.advanceTimersByTimeAsync(NOT_FOUND_DELAY);
  expect(console.error).toHaveBeenCalledOnce();
});

test('lets go of what its client holds', () => {
  const inner = client();
  withHooks(inner, {}).close?.();
  expect(inner.close).toHaveBeenCalledOnce();
});
