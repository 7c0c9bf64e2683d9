import type { SidebarItem } from '@octavo/theme';
import { expect, test } from 'vitest';

import { createBreadcrumbs, createTrail } from './breadcrumbs';

const home = { text: 'Rstest', routePath: '/' };
const nav = [
  { text: 'Guide', link: '/guide/start/', activeMatch: '/guide/' },
  { text: 'Config', link: '/config/' },
  { text: 'Broken', link: '/broken', activeMatch: '(' },
  { text: 'Elsewhere', link: 'https://example.com' },
];
const sidebar: SidebarItem[] = [
  {
    kind: 'group',
    text: 'Tests',
    link: '/config/test/',
    items: [
      { kind: 'group', text: 'No page', items: [{ kind: 'link', text: 'r', link: '/config/r' }] },
    ],
  },
];
const trail = (title: string, routePath: string) =>
  createBreadcrumbs({ page: { title, routePath }, home, nav, sidebar }).map(
    ({ text, routePath: route }) => `${text} ${route}`,
  );

test('includes the navbar entry and linked groups', () => {
  expect(trail('Retry', '/config/r')).toEqual([
    'Rstest /',
    'Config /config/',
    'Tests /config/test/',
    'Retry /config/r',
  ]);
});

test('removes Markdown syntax', () => {
  expect(trail('The `retry` *option*', '/x').at(-1)).toBe('The retry option /x');
});

test('uses the navbar entry with a matching pattern', () => {
  expect(trail('CLI', '/guide/basic/cli')).toEqual([
    'Rstest /',
    'Guide /guide/start/',
    'CLI /guide/basic/cli',
  ]);
});

test('contains each URL once', () => {
  expect(trail('Config', '/config')).toEqual(['Rstest /', 'Config /config']);
  expect(trail('Rstest', '/')).toEqual(['Rstest /']);
});

test('the trail includes groups without a page, except for repeated names', () => {
  const groups = (text: string): SidebarItem[] => [
    {
      kind: 'group',
      text,
      items: [
        { kind: 'group', text: '*Inner*', items: [{ kind: 'link', text: 'r', link: '/config/r' }] },
      ],
    },
  ];
  const texts = (text: string, title = 'R') =>
    createTrail({
      page: { title, routePath: '/config/r' },
      home,
      nav,
      sidebar: groups(text),
    }).map(({ text: entry }) => entry);
  expect(texts('Tests')).toEqual(['Rstest', 'Config', 'Tests', 'Inner', 'R']);
  expect(texts('Config')).toEqual(['Rstest', 'Config', 'Inner', 'R']);
  expect(texts('Tests', '`Inner`')).toEqual(['Rstest', 'Config', 'Tests', 'Inner']);
});
