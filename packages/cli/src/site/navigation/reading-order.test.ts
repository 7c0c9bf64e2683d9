import type { SidebarItem } from '@octavo/theme';
import { expect, test } from 'vitest';

import { findNeighbors, getReadingOrder } from './reading-order';

const sidebar: SidebarItem[] = [
  { kind: 'section-header', sectionHeaderText: 'Start' },
  { kind: 'link', text: 'A', link: '/a' },
  { kind: 'divider', dividerType: 'solid' },
  {
    kind: 'group',
    text: 'B',
    link: '/b/',
    items: [
      { kind: 'link', text: 'B1', link: '/b/1' },
      { kind: 'link', text: 'Out', link: 'https://example.com' },
    ],
  },
  { kind: 'link', text: 'A again', link: '/a/' },
];

test('lists pages depth-first, linked groups once and no external links', () => {
  expect(getReadingOrder(sidebar).map(({ link }) => link)).toEqual(['/a', '/b/', '/b/1']);
});

test('returns the previous and next page of each page', () => {
  const neighbors = findNeighbors(sidebar);
  expect(neighbors.get('/a')).toEqual({ next: { text: 'B', link: '/b/' } });
  expect(neighbors.get('/b')).toEqual({
    prev: { text: 'A', link: '/a' },
    next: { text: 'B1', link: '/b/1' },
  });
  expect(neighbors.get('/b/1')).toEqual({ prev: { text: 'B', link: '/b/' } });
});

test('unlisted pages have no neighbors and are none', () => {
  const neighbors = findNeighbors(sidebar, (key) => key === '/b');
  expect(neighbors.get('/a')).toEqual({ next: { text: 'B1', link: '/b/1' } });
  expect(neighbors.has('/b')).toBe(false);
});
