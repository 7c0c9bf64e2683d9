import { expect, test } from 'vitest';

import type { SidebarItem } from '../model/types';
import { getStartPages } from './start-pages';

const link = (text: string, link = `/${text}`): SidebarItem => ({ kind: 'link', text, link });

test('returns the first page of up to five sidebar items, without duplicates and external links', () => {
  const sidebar: SidebarItem[] = [
    { kind: 'section-header', sectionHeaderText: 'Guide' },
    {
      kind: 'group',
      text: 'Start',
      items: [{ kind: 'group', text: 'Empty', items: [] }, link('intro')],
    },
    { kind: 'group', text: '`API`', link: '/api/', items: [link('hooks')] },
    { kind: 'divider', dividerType: 'solid' },
    link('intro'),
    link('GitHub', 'https://github.com'),
    ...['a', 'b', 'c', 'd'].map((text) => link(text)),
  ];
  expect(getStartPages({ sidebar, nav: [] })).toEqual([
    { text: 'intro', link: '/intro' },
    { text: 'API', link: '/api/' },
    { text: 'a', link: '/a' },
    { text: 'b', link: '/b' },
    { text: 'c', link: '/c' },
  ]);
});

test('returns the pages of the navbar if there is no sidebar', () => {
  const nav = [
    { text: 'Guide', link: '/guide/' },
    { text: 'More', items: [{ text: 'Blog', link: '/blog/' }] },
    { text: 'Plain' },
  ];
  expect(getStartPages({ sidebar: [], nav })).toEqual([
    { text: 'Guide', link: '/guide/' },
    { text: 'Blog', link: '/blog/' },
  ]);
  expect(getStartPages({ sidebar: [], nav: [] })).toEqual([]);
});
