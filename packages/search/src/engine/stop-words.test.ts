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

test.each([
  ['联想', '联想'],
  ['理想值', '理想值'],
  ['转让', '转让'],
  ['想法', '想法'],
  ['很多文件', '很多文件'],
  ['应用法则', '应用法则'],
  ['调用用法', '调用'],
  ['即使用户取消', '即使用户取消'],
  ['除非常量', '除非常量'],
  ['名称以及是否则', '名称以及是否则'],
  ['想跳过测试', '跳过测试'],
  ['我想让测试重试', '我 测试重试'],
  ['如何让测试重试呢？', '测试重试'],
  ['测试很慢怎么办', '测试很慢'],
  ['支持并行吗', '支持并行'],
  ['支持并行吗。', '支持并行 。'],
  ['怎么 让 测试重试', '测试重试'],
  ['如何，让测试重试', '， 测试重试'],
])('removes question words from %s, but not parts of other words', (query, expected) => {
  expect(removeQuestionWords(query)).toBe(expected);
});

test('question words, and pairs with a particle, have a low significance', () => {
  expect(getSignificance('how', false)).toBeLessThan(getSignificance('mock', false));
  expect(getSignificance('的测', true)).toBeLessThan(getSignificance('测试', true));
});

test('a query of question words alone is preserved', () => {
  expect(removeQuestionWords('如何')).toBe('如何');
  expect(removeQuestionPrefix('how to mock modules?')).toBe('mock modules');
});
