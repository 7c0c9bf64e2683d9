import { expect, test } from 'vitest';

import { type LabeledQuery, measureRelevance } from './measure-relevance';

const label = (query: string, answers: string[], name = 'en'): LabeledQuery => ({
  query,
  answers,
  class: name,
});
const rows: Record<string, string[]> = {
  first: ['/a#x', '/a', '/b'],
  second: ['/b', '/b#y', '/a#x'],
  none: [],
  late: ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8'],
};
const rowsOf = async (query: string) => rows[query]!;

test('computes recall and reciprocal ranks of pages and rows', async () => {
  const { all, classes, misses } = await measureRelevance(
    [
      label('first', ['/a#x']),
      label('second', ['/a#x', '/c']),
      label('none', ['/a'], 'zh'),
      label('late', ['/8'], 'zh'),
    ],
    rowsOf,
    [1, 2, 7],
  );
  expect(all).toMatchObject({
    count: 4,
    page: (1 + 1 / 2) / 4,
    section: (1 + 1 / 3) / 4,
    named: 1,
    recall: { 1: 1 / 4, 2: 2 / 4, 7: 2 / 4 },
  });
  expect(classes.get('en')).toMatchObject({ count: 2, page: 0.75, recall: { 1: 0.5, 2: 1 } });
  expect(classes.get('zh')).toMatchObject({
    count: 2,
    page: 0,
    named: undefined,
    recall: { 7: 0 },
  });
  // The panel shows seven pages.
  expect(misses.map(({ query, page, rows }) => [query, page, rows.length])).toEqual([
    ['second', 2, 3],
    ['none', 0, 0],
    ['late', 0, 7],
  ]);
});

test('measures no queries as 0', async () => {
  const { all, classes } = await measureRelevance([], rowsOf);
  expect(all).toEqual({
    count: 0,
    page: 0,
    section: 0,
    named: undefined,
    recall: { 7: 0 },
    median: 0,
    slowest: 0,
  });
  expect(classes.size).toBe(0);
});
