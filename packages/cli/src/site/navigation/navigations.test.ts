import { joinRoute } from '@octavo/theme/urls';
import { describe, expect, test } from 'vitest';

import type { SiteConfig } from '../../model/config';
import type { MetaEntry } from '../../model/nav-files.generated';
import { buildNavigations, findSidebarKey } from './navigations';
import type { SidebarPage } from './sidebar-source';

test.each([
  ['/guide/deep/page', ['/', '/guide', '/guide/deep'], '/guide/deep'],
  ['/guide/deep', ['/', '/guide', '/guide/deep'], '/guide/deep'],
  ['/guide/deeper/page', ['/', '/guide', '/guide/deep'], '/guide'],
  ['/Guide/A.html', ['/guide'], '/guide'],
  ['/zh/guide/', ['/guide', '/zh'], '/zh'],
  ['/guidebook', ['/guide'], undefined],
  ['/', ['/guide'], undefined],
  ['/', ['/'], '/'],
])('the sidebar for %s among %j is %s', (routePath, keys, expected) => {
  expect(findSidebarKey(routePath, new Set(keys))).toBe(expected);
});

describe('untranslated sections', () => {
  const langs = ['en', 'zh'];
  const locales = langs.map((lang) => ({ lang, theme: {} }));
  const config = {
    lang: 'en',
    isMultilingual: true,
    locales,
    multiVersion: { default: '', versions: [] },
    publicDir: '/site/public',
    route: { cleanUrls: true },
    translations: {},
  } as unknown as SiteConfig;

  /** Returns the links of the sidebars in Chinese, by section. */
  function sidebarsOf(
    { original = [], translated = [] }: { original?: string[]; translated?: string[] },
    metas: Record<string, (MetaEntry | string)[]> = {},
    { hasNav = true } = {},
  ) {
    const page = (name: string, lang: string): SidebarPage => ({
      relativePath: `${lang}/${name}.mdx`,
      routePath: joinRoute(
        { version: '', lang: 'zh', rest: `/${name}`.replace(/\/index$/, '/') },
        { defaultLang: 'en', langs },
      ),
      title: name,
    });
    const toFile = (folder: string, entries: (MetaEntry | string)[]) =>
      [folder, { file: `${folder}/_meta.json`, source: JSON.stringify(entries), entries }] as const;
    const nav = { file: 'zh/_nav.json', source: '[]', items: [] };
    const navigations = buildNavigations({
      config,
      locale: locales[1] as SiteConfig['locales'][number],
      version: '',
      navFiles: {
        metas: new Map(Object.entries(metas).map(([folder, entries]) => toFile(folder, entries))),
        navs: new Map(hasNav ? [['zh', nav]] : []),
      },
      pages: translated.map((name) => page(name, 'zh')),
      fallbacks: original
        .filter((name) => !translated.includes(name))
        .map((name) => page(name, 'en')),
    });
    return Object.fromEntries(
      [...navigations.sidebarKeys].map((key) => {
        const { items, problems } = navigations.sidebar(key);
        expect(problems).toEqual([]);
        return [key, linksIn(items)];
      }),
    );
  }
  const linksIn = (items: ReturnType<ReturnType<typeof buildNavigations>['sidebar']>['items']) =>
    items.flatMap((item): unknown[] => {
      if (item.kind === 'group') return [[item.link ?? item.text, ...linksIn(item.items)]];
      return item.kind === 'link' ? [item.link] : [];
    });
  const guide = { original: ['guide/start'], translated: ['guide/start'] };

  test('have the items of their meta file', () => {
    const original = ['guide/start', 'api/index', 'api/use-form', 'api/field', 'api/other'];
    const metas = { 'zh/api': ['use-form', 'field'] };
    expect(sidebarsOf({ ...guide, original }, metas)).toEqual({
      '/zh/guide': ['/zh/guide/start'],
      '/zh/api': ['/zh/api/use-form', '/zh/api/field'],
    });
  });

  test('have the items of the default language without a meta file', () => {
    const original = ['api/index', 'api/a', 'api/b', 'api/deep/index', 'api/deep/x', 'api/deep/y'];
    const metas = {
      'en/api': ['b', 'deep', { type: 'custom-link' as const, label: 'Start', link: '/guide' }],
      'en/api/deep': ['y', 'x'],
    };
    const deep = ['/zh/api/deep/', '/zh/api/deep/y', '/zh/api/deep/x'];
    expect(sidebarsOf({ original }, metas)).toEqual({
      '/zh/api': ['/zh/api/b', deep, '/zh/guide'],
    });
    expect(sidebarsOf({ original })).toEqual({
      '/zh/api': ['/zh/api/', '/zh/api/a', '/zh/api/b', expect.any(Array)],
    });
  });

  test('list only translated pages once there are some', () => {
    const files = { original: ['api/a', 'api/b'], translated: ['api/a'] };
    expect(sidebarsOf(files, { 'en/api': ['b', 'a'] })).toEqual({ '/zh/api': ['/zh/api/a'] });
  });

  test('are groups in a section above if they have a meta file or are listed in one', () => {
    const original = ['guide/start', 'api/a', 'api/b', 'blog/a'];
    const root = (metas: Record<string, string[]>) =>
      sidebarsOf({ ...guide, original }, metas, { hasNav: false })['/zh'];
    expect(root({})).toEqual([['Guide', '/zh/guide/start']]);
    expect(root({ 'zh/api': ['b'] })).toEqual([
      ['Api', '/zh/api/b'],
      ['Guide', '/zh/guide/start'],
    ]);
    expect(root({ zh: ['guide', 'blog'] })).toEqual([
      ['Guide', '/zh/guide/start'],
      ['Blog', '/zh/blog/a'],
    ]);
  });

  test('a file is used instead of the folder with the same name', () => {
    const original = ['guide/start', 'guide/deep', 'guide/deep/x'];
    expect(sidebarsOf({ ...guide, original }, { 'zh/guide': ['deep', 'start'] })).toEqual({
      '/zh/guide': ['/zh/guide/deep', '/zh/guide/start'],
    });
  });
});
