import { expect, test } from 'vitest';

import { parseQuery } from './parse-query';
import { lowerSpanningPairs } from './spanning-pairs';

/** Returns the significance of each pair of a query, with the number of sections that contain it. */
function getSignificances(query: string, counts: Record<string, number>): Record<string, number> {
  const { units, phrase } = parseQuery(query);
  const byUnit = units.map(({ term }) => counts[term] ?? 0);
  const lowered = lowerSpanningPairs(units, phrase, byUnit);
  return Object.fromEntries(lowered.map(({ term, significance }) => [term, significance]));
}

test('lowers pairs that are rarer than the pairs next to them', () => {
  expect(getSignificances('断点调试', { 断点: 9, 点调: 1, 调试: 20 })).toEqual({
    断点: 1,
    点调: 0.3,
    调试: 1,
  });
});

test('does not compare with pairs that no page contains', () => {
  expect(getSignificances('重跑测试', { 重跑: 0, 跑测: 0, 测试: 5 })).toMatchObject({ 测试: 1 });
  expect(getSignificances('逾时设定', { 逾时: 0, 时设: 1, 设定: 5 })).toMatchObject({ 时设: 0.3 });
});

test('preserves a pair that occurs elsewhere in the query as a word', () => {
  const counts = { 测试: 5, 试测: 1, 试文: 2, 文件: 9, 件测: 1 };
  expect(getSignificances('测试文件测试', counts)).toMatchObject({ 测试: 1, 试文: 0.3 });
  expect(getSignificances('试文 测试文件', counts)).toMatchObject({ 试文: 1 });
});

test('changes neither words nor the pair of a single word', () => {
  expect(getSignificances('mock 测试', { mock: 1, 测试: 1 })).toEqual({ mock: 1, 测试: 1 });
});
