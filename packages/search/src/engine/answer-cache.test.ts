import { expect, test } from 'vitest';

import { AnswerCache } from './answer-cache';

const answer = (total: number) => ({ results: [], total });

test('keeps what was asked for last', () => {
  const cache = new AnswerCache(2);
  cache.set('a', answer(1));
  cache.set('b', answer(2));
  cache.get('a');
  cache.set('c', answer(3));
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.total)).toEqual([1, undefined, 3]);
});
