import { expect, test } from 'vitest';

import { LARGE_SIDEBAR_THRESHOLD } from '../model/constants';
import type { SidebarGroup, SidebarItem } from '../model/types';
import { firstLink, sidebarTree } from './sidebar-tree';

const link = (path: string): SidebarItem => ({ kind: 'link', text: path, link: path });
const group = (
  text: string,
  items: SidebarItem[],
  rest: Partial<SidebarGroup> = {},
): SidebarGroup => ({
  kind: 'group',
  text,
  items,
  ...rest,
});

const inner = group('Inner', [link('/a/b/c'), link('https://x.y')], { link: '/a/b/' });
const outer = group('Outer', [link('/a/'), inner]);
const twin = group('Outer', [link('/z')]);
const items: SidebarItem[] = [outer, { kind: 'divider', dividerType: 'solid' }, twin, link('/top')];

test('trailOf returns the groups of a page, ignoring case and trailing slashes', () => {
  const { trailOf, keyOf } = sidebarTree(items);
  expect(trailOf('/A/B/C/')).toEqual([keyOf(outer), keyOf(inner)]);
  expect(trailOf('/a')).toEqual([keyOf(outer)]);
  expect(trailOf('/a/b')).toEqual([keyOf(outer), keyOf(inner)]);
  expect(trailOf('/top')).toEqual([]);
  expect(trailOf('/unknown')).toEqual([]);
});

test('titlesOf returns the titles of the groups without the page', () => {
  const { titlesOf } = sidebarTree(items);
  expect(titlesOf('/a/b/c')).toEqual(['Outer', 'Inner']);
  expect(titlesOf('/a/b/')).toEqual(['Outer']);
  expect(titlesOf('/top')).toEqual([]);
});

test('keys of groups are unique and do not depend on the array', () => {
  const { keyOf } = sidebarTree(items);
  expect(new Set([outer, inner, twin].map(keyOf)).size).toBe(3);
  const copy = structuredClone(items);
  expect(sidebarTree(copy).keyOf(copy[0] as SidebarGroup)).toBe(keyOf(outer));
});

test('returns the same tree for the same array', () => {
  expect(sidebarTree(items)).toBe(sidebarTree(items));
});

test('is large above the threshold', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => link(`/${index}`));
  expect(sidebarTree(many(LARGE_SIDEBAR_THRESHOLD)).isLarge).toBe(false);
  expect(sidebarTree([group('All', many(LARGE_SIDEBAR_THRESHOLD))]).isLarge).toBe(true);
});

test('firstLink returns the first page of a group', () => {
  expect(firstLink(outer)).toBe('/a/');
  expect(firstLink(inner)).toBe('/a/b/');
  expect(firstLink(group('Deep', [group('Empty', []), group('Full', [link('/x')])]))).toBe('/x');
  expect(firstLink(group('Empty', []))).toBeUndefined();
});
