import { expect, test } from 'vitest';

import { OVERVIEW_HEADING_LEVELS } from '../model/constants';
import { filterOverview } from './filter-overview';
import { headingLevels } from './heading-levels';

const h = (text: string) => ({ id: text, text, depth: 2 });
const groups = [
  {
    name: 'Test API',
    items: [
      { text: '`expect`', link: '/expect', headings: [h('toBe'), h('toEqual')] },
      { text: 'test-each', link: '/each', headings: [h('only')] },
    ],
  },
  {
    name: 'Utilities',
    items: [{ text: 'Fake timers', link: '/fake', headings: [h('use-fake-timers')] }],
  },
  { name: 'Empty', items: [] },
];
const found = (query: string) =>
  filterOverview(groups, query, 'Others').map(({ name, items }) => [
    name,
    items.map(({ text, headings }) => [text, headings.length]),
  ]);

test('returns all groups that are not empty without a query', () => {
  expect(found('')).toHaveLength(2);
  expect(found('   ')).toEqual(found(''));
});

test('returns a complete group if its name matches', () => {
  expect(found('test api')).toEqual([
    [
      'Test API',
      [
        ['`expect`', 2],
        ['test-each', 1],
      ],
    ],
  ]);
});

test('returns a complete entry if its title matches, otherwise only its matching headings', () => {
  expect(found('EXPECT')).toEqual([['Test API', [['`expect`', 2]]]]);
  expect(found('tobe')).toEqual([['Test API', [['`expect`', 1]]]]);
});

test('treats hyphens as spaces in queries and titles', () => {
  expect(found('test each')).toEqual([['Test API', [['test-each', 1]]]]);
  expect(found('use-fake timers')).toEqual([['Utilities', [['Fake timers', 1]]]]);
});

test('matches a group without a name by its displayed name', () => {
  const unnamed = [
    ...groups,
    { name: '', items: [{ text: 'Lonely', link: '/lonely', headings: [] }] },
  ];
  expect(filterOverview(unnamed, 'OTHER', 'Others').map(({ name }) => name)).toEqual(['Others']);
  expect(filterOverview(unnamed, '其他', '其他')).toHaveLength(1);
  expect(filterOverview(unnamed, 'other', '其他')).toEqual([]);
});

test('does not name the only group, whose heading is not displayed', () => {
  const only = [{ name: '', items: [{ text: 'Lonely', link: '/lonely', headings: [] }] }];
  expect(filterOverview(only, '', 'Others').map(({ name }) => name)).toEqual(['']);
  expect(filterOverview(only, 'others', 'Others')).toEqual([]);
});

test('the query is plain text, and the strings of entries are Markdown', () => {
  const code = [{ name: 'A', items: [{ text: '`a*b*c`', link: '/a', headings: [] }] }];
  expect(filterOverview(code, 'a*b*c', 'Others')).toHaveLength(1);
  expect(filterOverview(code, 'abc', 'Others')).toEqual([]);
});

test('returns nothing if nothing matches', () => {
  expect(found('nothing')).toEqual([]);
});

test('heading levels of the most specific source apply', () => {
  const all = { component: [1], entry: [2], page: [3], group: [4] };
  expect(headingLevels(all)).toEqual([1]);
  expect(headingLevels({ ...all, component: undefined })).toEqual([2]);
  expect(headingLevels({ page: [3], group: [4] })).toEqual([3]);
  expect(headingLevels({ group: [4] })).toEqual([4]);
  expect(headingLevels({})).toBe(OVERVIEW_HEADING_LEVELS);
});
