import { expect, test } from 'vitest';

import { LARGE_SIDEBAR } from '../model/constants';
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

test('finds the groups around a page, whatever its slash and case', () => {
  const { trailOf, keyOf } = sidebarTree(items);
  expect(trailOf('/A/B/C/')).toEqual([keyOf(outer), keyOf(inner)]);
  expect(trailOf('/a')).toEqual([keyOf(outer)]);
  expect(trailOf('/a/b')).toEqual([keyOf(outer), keyOf(inner)]);
  expect(trailOf('/top')).toEqual([]);
  expect(trailOf('/unknown')).toEqual([]);
});

test('names the groups around a page, but not the page', () => {
  const { titlesOf } = sidebarTree(items);
  expect(titlesOf('/a/b/c')).toEqual(['Outer', 'Inner']);
  expect(titlesOf('/a/b/')).toEqual(['Outer']);
  expect(titlesOf('/top')).toEqual([]);
});

test('keys tell groups of the same name apart, and outlast a new array', () => {
  const { keyOf } = sidebarTree(items);
  expect(new Set([outer, inner, twin].map(keyOf)).size).toBe(3);
  const copy = structuredClone(items);
  expect(sidebarTree(copy).keyOf(copy[0] as SidebarGroup)).toBe(keyOf(outer));
});

test('is computed once for an array', () => {
  expect(sidebarTree(items)).toBe(sidebarTree(items));
});

test('is large above its limit', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => link(`/${index}`));
  expect(sidebarTree(many(LARGE_SIDEBAR)).isLarge).toBe(false);
  expect(sidebarTree([group('All', many(LARGE_SIDEBAR))]).isLarge).toBe(true);
});

test('knows the first page of a group', () => {
  expect(firstLink(outer)).toBe('/a/');
  expect(firstLink(inner)).toBe('/a/b/');
  expect(firstLink(group('Deep', [group('Empty', []), group('Full', [link('/x')])]))).toBe('/x');
  expect(firstLink(group('Empty', []))).toBeUndefined();
});
