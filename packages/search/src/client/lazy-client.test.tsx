import { afterEach, expect, test, vi } from 'vitest';

import { FETCH_ERROR } from '../model/constants';
import type { SearchClient } from '../model/types';
import { lazyClient } from './lazy-client';

afterEach(() => void vi.restoreAllMocks());

const inner = (): SearchClient => ({
  state: 'inited',
  init: vi.fn(async () => {}),
  query: async () => ({ results: [], total: 3 }),
  prepare: vi.fn(),
});

test('hands on what may be asked next', async () => {
  const loaded = inner();
  lazyClient(async () => loaded).prepare?.('a', { limit: 7 });
  await vi.waitFor(() => expect(loaded.prepare).toHaveBeenCalledWith('a', { limit: 7 }));
});

test('loads a client with its first use, and once', async () => {
  const load = vi.fn(async () => inner());
  const client = lazyClient(load);
  expect([client.state, load.mock.calls.length]).toEqual(['initial', 0]);
  const ready = client.init();
  expect(client.state).toBe('initing');
  await ready;
  expect((await client.query('a')).total).toBe(3);
  expect([client.state, load.mock.calls.length]).toEqual(['inited', 1]);
});

test('answers with nothing where the client cannot be had, and tries again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const client = lazyClient(vi.fn(async () => inner()).mockRejectedValueOnce(new Error('offline')));
  expect(await client.query('a')).toEqual({ results: [], total: 0 });
  expect([log.mock.calls[0]?.[0], client.state]).toEqual([FETCH_ERROR, 'initial']);
  expect((await client.query('a')).total).toBe(3);
});

test('is as ready as its client, so that an index that could not be had is asked for again', async () => {
  const failed = { ...inner(), state: 'initial' as const };
  const client = lazyClient(async () => failed);
  await client.init();
  await client.init();
  expect(client.state).toBe('initial');
  expect(failed.init).toHaveBeenCalledTimes(2);
});
