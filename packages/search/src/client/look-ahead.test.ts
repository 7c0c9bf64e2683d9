import { expect, test, vi } from 'vitest';

import type { SearchAnswer } from '../model/types';
import { createLookAhead } from './look-ahead';

function asking() {
  const answers: ((answer: SearchAnswer) => void)[] = [];
  const ask = vi.fn(
    (_query: string, _limit: number) =>
      new Promise<SearchAnswer>((resolve) => void answers.push(resolve)),
  );
  return { ask, answers, ahead: createLookAhead(ask) };
}

const nothing: SearchAnswer = { results: [], total: 0 };

test('returns the prepared answer', async () => {
  const { ask, answers, ahead } = asking();
  ahead.prepare('mock', 7);
  answers[0]!(nothing);
  expect(await ahead.take('mock', 7)).toBe(nothing);
  expect(ask).toHaveBeenCalledExactlyOnceWith('mock', 7);
});

test('returns nothing for another query or another limit', () => {
  const { ahead } = asking();
  ahead.prepare('mock', 7);
  expect(ahead.take('mocks', 7)).toBeUndefined();
  expect(ahead.take('mock', 100)).toBeUndefined();
});

test('runs one request at a time, then the latest', async () => {
  const { ask, answers, ahead } = asking();
  for (const query of ['m', 'mo', 'moc', 'mock']) ahead.prepare(query, 7);
  expect(ask.mock.calls).toEqual([['m', 7]]);
  answers[0]!(nothing);
  await vi.waitFor(() =>
    expect(ask.mock.calls).toEqual([
      ['m', 7],
      ['mock', 7],
    ]),
  );
});

test('drops the waiting request when an answer is taken', async () => {
  const { ask, answers, ahead } = asking();
  ahead.prepare('m', 7);
  ahead.prepare('mo', 7);
  expect(ahead.take('mo', 7)).toBeUndefined();
  answers[0]!(nothing);
  await Promise.resolve();
  await Promise.resolve();
  expect(ask).toHaveBeenCalledOnce();
});

test('continues after a request fails', async () => {
  const ask = vi.fn(async (): Promise<SearchAnswer> => {
    throw new Error('closed');
  });
  const ahead = createLookAhead(ask);
  ahead.prepare('m', 7);
  ahead.prepare('mo', 7);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await expect(ahead.take('mo', 7)).rejects.toThrow('closed');
});
