import { expect, test } from 'vitest';

import {
  CHINESE_STOP_WORDS,
  ENGLISH_STOP_WORDS,
  getSignificance,
  removeQuestionPrefix,
  removeQuestionWords,
} from './stop-words';

test('the lists have at most 60 words', () => {
  expect(ENGLISH_STOP_WORDS.size).toBeLessThanOrEqual(60);
  expect(CHINESE_STOP_WORDS.length).toBeLessThanOrEqual(60);
});

test('a longer Chinese word is removed before the words that it contains', () => {
  CHINESE_STOP_WORDS.forEach((word, at) => {
    expect(CHINESE_STOP_WORDS.slice(0, at).filter((earlier) => word.includes(earlier))).toEqual([]);
  });
  expect(removeQuestionWords('测试能不能并行')).toBe('测试 并行');
});

test('question words, and pairs with a particle, have a low significance', () => {
  expect(getSignificance('how', false)).toBeLessThan(getSignificance('mock', false));
  expect(getSignificance('的测', true)).toBeLessThan(getSignificance('测试', true));
});

test('a query of question words alone is preserved', () => {
  expect(removeQuestionWords('如何')).toBe('如何');
  expect(removeQuestionPrefix('how to mock modules?')).toBe('mock modules');
});
