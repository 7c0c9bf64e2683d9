import { expect, test, vi } from 'vitest';

import type { SearchAnswer } from '../model/types';
import { createQueryPrefetcher } from './query-prefetcher';

function setUp() {
  const answers: ((answer: SearchAnswer) => void)[] = [];
  const runQuery = vi.fn(
    (_query: string, _limit: number) =>
      new Promise<SearchAnswer>((resolve) => void answers.push(resolve)),
  );
  return { runQuery, answers, prefetcher: createQueryPrefetcher(runQuery) };
}

const emptyAnswer: SearchAnswer = { results: [], total: 0 };

test('returns the prefetched results', async () => {
  const { runQuery, answers, prefetcher } = setUp();
  prefetcher.prepare('mock', 7);
  answers[0]!(emptyAnswer);
  expect(await prefetcher.take('mock', 7)).toBe(emptyAnswer);
  expect(runQuery).toHaveBeenCalledExactlyOnceWith('mock', 7);
});

test('returns undefined for another query or another limit', () => {
  const { prefetcher } = setUp();
  prefetcher.prepare('mock', 7);
  expect(prefetcher.take('mocks', 7)).toBeUndefined();
  expect(prefetcher.take('mock', 100)).toBeUndefined();
});

test('runs one query at a time, and then the latest', async () => {
  const { runQuery, answers, prefetcher } = setUp();
  for (const query of ['m', 'mo', 'moc', 'mock']) prefetcher.prepare(query, 7);
  expect(runQuery.mock.calls).toEqual([['m', 7]]);
  answers[0]!(emptyAnswer);
  await expect
    .poll(() => runQuery.mock.calls)
    .toEqual([
      ['m', 7],
      ['mock', 7],
    ]);
});

test('clears the queue when results are taken', async () => {
  const { runQuery, answers, prefetcher } = setUp();
  prefetcher.prepare('m', 7);
  prefetcher.prepare('mo', 7);
  expect(prefetcher.take('mo', 7)).toBeUndefined();
  answers[0]!(emptyAnswer);
  await Promise.resolve();
  await Promise.resolve();
  expect(runQuery).toHaveBeenCalledOnce();
});

test('continues after a query fails', async () => {
  const runQuery = vi.fn(async (): Promise<SearchAnswer> => {
    throw new Error('closed');
  });
  const prefetcher = createQueryPrefetcher(runQuery);
  prefetcher.prepare('m', 7);
  prefetcher.prepare('mo', 7);
  await expect.poll(() => runQuery).toHaveBeenCalledTimes(2);
  await expect(prefetcher.take('mo', 7)).rejects.toThrow('closed');
});
