import type { SidebarItem } from '@octavo/theme';
import { expect, test } from 'vitest';

import { neighbours, readingOrder } from './reading-order';

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

test('reads depth first, counts linked groups once and leaves out what is no page', () => {
  expect(readingOrder(sidebar).map(({ link }) => link)).toEqual(['/a', '/b/', '/b/1']);
});

test('gives each page the one before and the one after it', () => {
  const around = neighbours(sidebar);
  expect(around.get('/a')).toEqual({ next: { text: 'B', link: '/b/' } });
  expect(around.get('/b')).toEqual({
    prev: { text: 'A', link: '/a' },
    next: { text: 'B1', link: '/b/1' },
  });
  expect(around.get('/b/1')).toEqual({ prev: { text: 'B', link: '/b/' } });
});
