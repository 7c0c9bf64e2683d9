import { expect, test, vi } from 'vitest';

import type { SearchAnswer } from '../model/types';
import { createAskAhead } from './ask-ahead';

function asking() {
  const answers: ((answer: SearchAnswer) => void)[] = [];
  const ask = vi.fn(
    (_query: string, _limit: number) =>
      new Promise<SearchAnswer>((resolve) => void answers.push(resolve)),
  );
  return { ask, answers, ahead: createAskAhead(ask) };
}

const nothing: SearchAnswer = { results: [], total: 0 };

test('keeps the answer to what was asked ahead', async () => {
  const { ask, answers, ahead } = asking();
  ahead.prepare('mock', 7);
  answers[0]!(nothing);
  expect(await ahead.take('mock', 7)).toBe(nothing);
  expect(ask).toHaveBeenCalledExactlyOnceWith('mock', 7);
});

test('has no answer to another query, or to more of it', () => {
  const { ahead } = asking();
  ahead.prepare('mock', 7);
  expect(ahead.take('mocks', 7)).toBeUndefined();
  expect(ahead.take('mock', 100)).toBeUndefined();
});

test('asks one thing at a time, and then the last', async () => {
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

test('asks nothing more when the reader has asked', async () => {
  const { ask, answers, ahead } = asking();
  ahead.prepare('m', 7);
  ahead.prepare('mo', 7);
  expect(ahead.take('mo', 7)).toBeUndefined();
  answers[0]!(nothing);
  await Promise.resolve();
  await Promise.resolve();
  expect(ask).toHaveBeenCalledOnce();
});

test('goes on when an answer fails', async () => {
  const ask = vi.fn(async (): Promise<SearchAnswer> => {
    throw new Error('closed');
  });
  const ahead = createAskAhead(ask);
  ahead.prepare('m', 7);
  ahead.prepare('mo', 7);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await expect(ahead.take('mo', 7)).rejects.toThrow('closed');
});
