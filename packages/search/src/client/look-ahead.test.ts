import { expect, test, vi } from 'vitest';

import type { SearchAnswer } from '../model/types';
import { createLookAhead } from './look-ahead';

function setUp() {
  const answers: ((answer: SearchAnswer) => void)[] = [];
  const runQuery = vi.fn(
    (_query: string, _limit: number) =>
      new Promise<SearchAnswer>((resolve) => void answers.push(resolve)),
  );
  return { runQuery, answers, lookAhead: createLookAhead(runQuery) };
}

const emptyAnswer: SearchAnswer = { results: [], total: 0 };

test('returns the prepared answer', async () => {
  const { runQuery, answers, lookAhead } = setUp();
  lookAhead.prepare('mock', 7);
  answers[0]!(emptyAnswer);
  expect(await lookAhead.take('mock', 7)).toBe(emptyAnswer);
  expect(runQuery).toHaveBeenCalledExactlyOnceWith('mock', 7);
});

test('returns undefined for another query or another limit', () => {
  const { lookAhead } = setUp();
  lookAhead.prepare('mock', 7);
  expect(lookAhead.take('mocks', 7)).toBeUndefined();
  expect(lookAhead.take('mock', 100)).toBeUndefined();
});

test('runs one query at a time, and then the latest', async () => {
  const { runQuery, answers, lookAhead } = setUp();
  for (const query of ['m', 'mo', 'moc', 'mock']) lookAhead.prepare(query, 7);
  expect(runQuery.mock.calls).toEqual([['m', 7]]);
  answers[0]!(emptyAnswer);
  await vi.waitFor(() =>
    expect(runQuery.mock.calls).toEqual([
      ['m', 7],
      ['mock', 7],
    ]),
  );
});

test('clears the queue when an answer is taken', async () => {
  const { runQuery, answers, lookAhead } = setUp();
  lookAhead.prepare('m', 7);
  lookAhead.prepare('mo', 7);
  expect(lookAhead.take('mo', 7)).toBeUndefined();
  answers[0]!(emptyAnswer);
  await Promise.resolve();
  await Promise.resolve();
  expect(runQuery).toHaveBeenCalledOnce();
});

test('continues after a query fails', async () => {
  const runQuery = vi.fn(async (): Promise<SearchAnswer> => {
    throw new Error('closed');
  });
  const lookAhead = createLookAhead(runQuery);
  lookAhead.prepare('m', 7);
  lookAhead.prepare('mo', 7);
  await vi.waitFor(() => expect(runQuery).toHaveBeenCalledTimes(2));
  await expect(lookAhead.take('mo', 7)).rejects.toThrow('closed');
});
