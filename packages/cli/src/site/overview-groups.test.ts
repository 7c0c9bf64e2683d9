import type { Frontmatter } from '@octavo/mdx-plugins';
import type { SidebarItem } from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';
import { expect, test } from 'vitest';

import type { Page } from '../model/page';
import { createOverviewGroups } from './overview-groups';

function page(routePath: string, frontmatter: Frontmatter = {}): Page {
  const toc = [2, 3].map((depth) => ({ id: `h${depth}`, text: `H${depth}`, depth, charIndex: 0 }));
  return {
    routePath,
    title: `T ${routePath}`,
    content: { frontmatter, toc, text: '', ids: [], links: [] },
  } as unknown as Page;
}

const pages = [
  page('/api/', { overview: true }),
  page('/api/a'),
  page('/api/test/b', { overviewHeaders: [2, 3] }),
  page('/api/test/c'),
  page('/api/test/'),
];
const sidebar: SidebarItem[] = [
  { kind: 'link', text: 'Overview', link: '/api/' },
  { kind: 'link', text: 'A', link: '/api/a' },
  {
    kind: 'group',
    text: 'Test API',
    link: '/api/test/',
    overviewHeaders: [3],
    items: [
      { kind: 'link', text: 'B', link: '/api/test/b' },
      { kind: 'link', text: 'C', link: '/api/test/c' },
      { kind: 'link', text: 'Out', link: 'https://example.com' },
    ],
  },
  { kind: 'section-header', sectionHeaderText: 'Section' },
  { kind: 'link', text: 'A', link: '/api/a' },
];
const groups = (overview = pages[0]!) =>
  createOverviewGroups(
    overview,
    sidebar,
    (key) => pages.find(({ routePath }) => pageKey(routePath) === key),
    'Rest',
  );

test('groups entries like the sidebar and adds a group for the others', () => {
  expect(groups().map(({ name, items }) => [name, items.map(({ link }) => link)])).toEqual([
    ['Test API', ['/api/test/', '/api/test/b', '/api/test/c']],
    ['Section', ['/api/a']],
    ['Rest', ['/api/a']],
  ]);
});

test('uses the heading levels of the entry, its group or level 2', () => {
  const [testApi, section] = groups();
  expect(testApi!.items.map(({ headings }) => headings.map(({ depth }) => depth))).toEqual([
    [3],
    [2, 3],
    [3],
  ]);
  expect(section!.items[0]!.headings.map(({ depth }) => depth)).toEqual([2]);
});

test('adds the descriptions of pages only if the overview page shows them', () => {
  const described = [
    page('/api/', { overview: true, overviewDescriptions: true }),
    page('/api/a', { description: 'About A.' }),
    page('/api/test/b', { description: '' }),
  ];
  const descriptionsOf = (overview: Page) =>
    createOverviewGroups(
      overview,
      sidebar,
      (key) => described.find(({ routePath }) => pageKey(routePath) === key),
      'Rest',
    ).flatMap(({ items }) => items.map(({ description }) => description));
  expect(descriptionsOf(described[0]!)).toEqual([undefined, 'About A.', 'About A.']);
  expect(descriptionsOf(page('/api/', { overview: true }))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('adds the badges of pages', () => {
  const listed = [
    page('/api/', { overview: true, overviewBadges: ['Not listed'] }),
    page('/api/a', { overviewBadges: ['Default: `false`'] }),
    page('/api/test/b', { overviewBadges: [] }),
  ];
  const items = createOverviewGroups(
    listed[0]!,
    sidebar,
    (key) => listed.find(({ routePath }) => pageKey(routePath) === key),
    'Rest',
  ).flatMap((group) => group.items);
  expect(items.map(({ badges }) => badges)).toEqual([
    undefined,
    ['Default: `false`'],
    ['Default: `false`'],
  ]);
});

test('lists the items of the group of an overview page, without a name if there are no other groups', () => {
  expect(groups(pages[4]).map(({ name, items }) => [name, items.map(({ link }) => link)])).toEqual([
    ['', ['/api/test/b', '/api/test/c']],
  ]);
});

test('groups without pages do not count as other groups', () => {
  const entries: SidebarItem[] = [
    { kind: 'link', text: 'A', link: '/api/a' },
    { kind: 'section-header', sectionHeaderText: 'Empty' },
  ];
  const pageOf = (key: string) => pages.find(({ routePath }) => pageKey(routePath) === key);
  expect(createOverviewGroups(pages[0]!, entries, pageOf, 'Rest')).toMatchObject([
    { name: '', items: [{ link: '/api/a' }] },
  ]);
});
