import { expect, test } from 'vitest';

import { LARGE_SIDEBAR_THRESHOLD } from '../model/constants';
import type { SidebarGroup, SidebarItem } from '../model/types';
import { findFirstLink, getSidebarTree } from './sidebar-tree';

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

test('getTrail returns the groups of a page, ignoring case and trailing slashes', () => {
  const { getTrail, getKey } = getSidebarTree(items);
  expect(getTrail('/A/B/C/')).toEqual([getKey(outer), getKey(inner)]);
  expect(getTrail('/a')).toEqual([getKey(outer)]);
  expect(getTrail('/a/b')).toEqual([getKey(outer), getKey(inner)]);
  expect(getTrail('/top')).toEqual([]);
  expect(getTrail('/unknown')).toEqual([]);
});

test('getGroups returns the groups without the page', () => {
  const { getGroups } = getSidebarTree(items);
  expect(getGroups('/a/b/c')).toEqual([outer, inner]);
  expect(getGroups('/a/b/')).toEqual([outer]);
  expect(getGroups('/top')).toEqual([]);
  expect(getGroups('/unknown')).toEqual([]);
});

test('keys of groups are unique and do not depend on the array', () => {
  const { getKey } = getSidebarTree(items);
  expect(new Set([outer, inner, twin].map(getKey)).size).toBe(3);
  const copy = structuredClone(items);
  expect(getSidebarTree(copy).getKey(copy[0] as SidebarGroup)).toBe(getKey(outer));
});

test('returns the same tree for the same array', () => {
  expect(getSidebarTree(items)).toBe(getSidebarTree(items));
});

test('is large above the threshold', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => link(`/${index}`));
  expect(getSidebarTree(many(LARGE_SIDEBAR_THRESHOLD)).isLarge).toBe(false);
  expect(getSidebarTree([group('All', many(LARGE_SIDEBAR_THRESHOLD))]).isLarge).toBe(true);
});

test('findFirstLink returns the first page of a group', () => {
  expect(findFirstLink(outer)).toBe('/a/');
  expect(findFirstLink(inner)).toBe('/a/b/');
  expect(findFirstLink(group('Deep', [group('Empty', []), group('Full', [link('/x')])]))).toBe(
    '/x',
  );
  expect(findFirstLink(group('Empty', []))).toBeUndefined();
});
