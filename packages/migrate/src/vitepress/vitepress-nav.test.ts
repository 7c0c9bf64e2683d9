import type { StaticValue } from '@octavo/cli/internal';
import { expect, test } from 'vitest';

import { createMigration } from '../migration';
import { convertNav, toRoute } from './vitepress-nav';

test.each([
  ['/guide/a.md', '', '/guide/a'],
  ['guide/a.html#b', '', '/guide/a#b'],
  ['/guide/index.md', '', '/guide/'],
  ['a', '/guide/', '/guide/a'],
  ['/a', '/guide/', '/guide/a'],
  ['https://example.com/a.md', '/guide/', 'https://example.com/a.md'],
  ['#top', '', '#top'],
])('converts %s with the base "%s" to %s', (link, base, route) => {
  expect(toRoute(link, base)).toBe(route);
});

test('items of a navbar group without a title are shown directly', () => {
  const at = { file: 'a.ts', line: 1, column: 1 };
  const plain = (value: string): StaticValue => ({ kind: 'plain', value, at });
  const object = (entries: Record<string, StaticValue>): StaticValue => ({
    kind: 'object',
    at,
    entries: new Map(Object.entries(entries).map(([key, value]) => [key, { at, value }])),
  });
  const list = (...items: StaticValue[]): StaticValue => ({ kind: 'list', items, at });
  const link = object({ text: plain('A'), link: plain('/a') });
  const nav = list(
    object({
      text: plain('More'),
      items: list(object({ text: plain(''), items: list(link) }), object({ items: list(link) })),
    }),
  );
  const item = { text: 'A', link: '/a' };
  expect(convertNav(nav, createMigration('.'), 'nav')).toEqual([
    { text: 'More', items: [item, item] },
  ]);
});
