import type { NavItem, SidebarItem, SiteData } from '@octavo/theme';
import { expect, test } from 'vitest';

import type { Page } from '../../model/page';
import { createEditionSections } from './edition-sections';

const page = (routePath: string) => ({ routePath, title: routePath }) as Page;
const link = (to: string): SidebarItem => ({ kind: 'link', text: to, link: to });

function sections(
  nav: NavItem[],
  sidebars: Record<string, SidebarItem[]>,
  routes: string[],
): [string | undefined, ...string[]][] {
  const edition = {
    site: { themeConfig: { nav } } as SiteData,
    sidebarKeys: Object.keys(sidebars),
    sidebar: (key: string) => sidebars[key]!,
  };
  return createEditionSections(edition, routes.map(page)).map(({ name, pages }) => [
    name,
    ...pages.map(({ routePath }) => routePath),
  ]);
}

test('sorts sections like the navbar and pages like the sidebar', () => {
  const sidebars = {
    '/api': [link('/api/z'), link('/api/a'), link('https://a.org')],
    '/guide': [link('/guide/')],
    '/more': [link('/more/x')],
  };
  expect(
    sections(
      [
        { text: 'Guide', link: '/guide/' },
        { text: 'Reference', items: [{ text: 'API', link: '/api/a' }] },
        { text: 'Elsewhere', link: 'https://a.org' },
      ],
      sidebars,
      ['/', '/api/a', '/api/z', '/guide/', '/more/x'],
    ),
  ).toEqual([
    [undefined, '/'],
    ['Guide', '/guide/'],
    ['API', '/api/z', '/api/a'],
    [undefined, '/more/x'],
  ]);
});

test('names a section after its folder if several navbar items lead to it', () => {
  const nav = [
    { text: 'More', items: ['/move-here/a', '/move-here/b'].map((to) => ({ text: to, link: to })) },
    { text: 'API', link: '/api/' },
    { text: 'Hooks', link: '/api/hooks' },
  ];
  const sidebars = {
    '/move-here': [link('/move-here/a'), link('/move-here/b')],
    '/api': [link('/api/'), link('/api/hooks')],
  };
  const routes = ['/move-here/a', '/move-here/b', '/api/', '/api/hooks'];
  expect(sections(nav, sidebars, routes).map(([name]) => name)).toEqual(['Move here', '/api/']);
});

test('lists a page of two sidebars only in the first section', () => {
  expect(sections([], { '/a': [link('/x')], '/b': [link('/x')] }, ['/x'])).toEqual([
    [undefined, '/x'],
  ]);
});
