import { expect, test, vi } from 'vitest';

import { createQueryPrefetcher } from './query-prefetcher';

function setUp() {
  const finish: (() => void)[] = [];
  const prepareQuery = vi.fn(
    (_query: string, _limit: number) => new Promise<void>((resolve) => void finish.push(resolve)),
  );
  return { prepareQuery, finish, prefetcher: createQueryPrefetcher(prepareQuery) };
}

test('prepares one query at a time, and then the latest', async () => {
  const { prepareQuery, finish, prefetcher } = setUp();
  for (const query of ['m', 'mo', 'moc', 'mock']) prefetcher.prepare(query, 7);
  expect(prepareQuery.mock.calls).toEqual([['m', 7]]);
  finish[0]!();
  await expect
    .poll(() => prepareQuery.mock.calls)
    .toEqual([
      ['m', 7],
      ['mock', 7],
    ]);
});

test('prepares nothing more after the queue is cleared', async () => {
  const { prepareQuery, finish, prefetcher } = setUp();
  prefetcher.prepare('m', 7);
  prefetcher.prepare('mo', 7);
  prefetcher.clear();
  finish[0]!();
  await Promise.resolve();
  await Promise.resolve();
  expect(prepareQuery).toHaveBeenCalledOnce();
  prefetcher.prepare('moc', 7);
  expect(prepareQuery).toHaveBeenLastCalledWith('moc', 7);
});

test('continues after a query fails', async () => {
  const prepareQuery = vi.fn(async (): Promise<void> => {
    throw new Error('closed');
  });
  const prefetcher = createQueryPrefetcher(prepareQuery);
  prefetcher.prepare('m', 7);
  prefetcher.prepare('mo', 7);
  await expect.poll(() => prepareQuery).toHaveBeenCalledTimes(2);
});
