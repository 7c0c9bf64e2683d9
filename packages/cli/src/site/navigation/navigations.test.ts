import { join } from 'node:path/posix';

import type { SidebarItem } from '@octavo/theme';
import { joinRoute } from '@octavo/theme/urls';
import { describe, expect, test } from 'vitest';

import type { SiteConfig } from '../../model/config';
import type { NavFile } from '../../model/nav-files';
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
    translations: { setup: { zh: '安装' } },
  } as unknown as SiteConfig;

  type Metas = Record<string, (MetaEntry | string)[]>;
  interface Files {
    original?: string[];
    translated?: string[];
    /** Content folder of the default language, `en` by default. */
    folder?: string;
  }
  const chineseNav = { zh: { file: 'zh/_nav.json', source: '[]', items: [] } };

  function build(
    { original = [], translated = [], folder: originalFolder = 'en' }: Files,
    metas: Metas,
    navs: Record<string, NavFile>,
    lang = 'zh',
  ) {
    const page = (name: string, folder: string): SidebarPage => ({
      relativePath: join(folder, `${name}.mdx`),
      routePath: joinRoute(
        { version: '', lang, rest: `/${name}`.replace(/\/index$/, '/') },
        { defaultLang: 'en', langs },
      ),
      title: `${folder} ${name}`,
    });
    const toFile = (folder: string, entries: (MetaEntry | string)[]) =>
      [folder, { file: `${folder}/_meta.json`, source: JSON.stringify(entries), entries }] as const;
    const originals = original.map((name) => page(name, originalFolder));
    return buildNavigations({
      config,
      locale: locales.find((locale) => locale.lang === lang) as SiteConfig['locales'][number],
      version: '',
      navFiles: {
        metas: new Map(Object.entries(metas).map(([folder, entries]) => toFile(folder, entries))),
        navs: new Map(Object.entries(navs)),
      },
      pages: lang === 'en' ? originals : translated.map((name) => page(name, lang)),
      fallbacks:
        lang === 'en'
          ? []
          : original
              .filter((name) => !translated.includes(name))
              .map((name) => page(name, originalFolder)),
      originals,
    });
  }

  /** Returns the sidebars in Chinese by section. They have no problems. */
  function sidebarItemsOf(files: Files, metas: Metas, hasNav: boolean) {
    const navigations = build(files, metas, hasNav ? chineseNav : {});
    return [...navigations.sidebarKeys].map((key) => {
      const { items, problems } = navigations.sidebar(key);
      expect(problems).toEqual([]);
      return [key, items] as const;
    });
  }

  /** Returns the links of the sidebars in Chinese, by section. */
  const sidebarsOf = (files: Files, metas: Metas = {}, { hasNav = true } = {}) =>
    Object.fromEntries(
      sidebarItemsOf(files, metas, hasNav).map(([key, items]) => [key, linksIn(items)]),
    );
  /** Returns the links and texts of the sidebars in Chinese, by section. */
  const itemsOf = (files: Files, metas: Metas = {}) =>
    Object.fromEntries(
      sidebarItemsOf(files, metas, true).map(([key, items]) => [key, textsIn(items)]),
    );
  const textsIn = (items: SidebarItem[]): unknown[] =>
    items.flatMap((item): unknown[] => {
      if (item.kind === 'section-header') return [`# ${item.sectionHeaderText}`];
      if (item.kind === 'link') return [`${item.link} ${item.text}`];
      if (item.kind !== 'group') return [];
      return [[[item.text, item.link].filter(Boolean).join(' '), ...textsIn(item.items)]];
    });
  const linksIn = (items: SidebarItem[]): unknown[] =>
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

  test('have the items and the order of the default language in partly translated folders', () => {
    const files = {
      original: ['guide/index', 'guide/start', 'guide/api', 'guide/deep/x', 'guide/hidden'],
      translated: ['guide/start'],
    };
    const metas: Metas = {
      'en/guide': [
        { type: 'section-header', label: 'First' },
        { type: 'file', name: 'start', label: 'Start here' },
        { type: 'file', name: 'api', label: 'API' },
        'deep',
      ],
    };
    expect(itemsOf(files, metas)['/zh/guide']).toEqual([
      '# First',
      '/zh/guide/start zh guide/start',
      '/zh/guide/api API',
      ['Deep', '/zh/guide/deep/x en guide/deep/x'],
    ]);
    expect(itemsOf(files)['/zh/guide']).toEqual([
      '/zh/guide/ en guide/index',
      '/zh/guide/api en guide/api',
      ['Deep', '/zh/guide/deep/x en guide/deep/x'],
      '/zh/guide/hidden en guide/hidden',
      '/zh/guide/start zh guide/start',
    ]);
  });

  test('have the labels of the i18n file, which precede the titles of translated pages', () => {
    const files = { original: ['guide/a', 'guide/b/index'] };
    const metas: Metas = {
      'en/guide': [
        { type: 'file', name: 'a', label: 'setup' },
        { type: 'dir', name: 'b', label: 'setup' },
      ],
    };
    const translated = ['guide/a', 'guide/b/index'];
    for (const each of [files, { ...files, translated }]) {
      expect(itemsOf(each, metas)['/zh/guide']).toEqual([
        '/zh/guide/a 安装',
        ['安装 /zh/guide/b/'],
      ]);
    }
  });

  test('end with the pages that have no original', () => {
    const files = {
      original: ['guide/b', 'guide/hidden'],
      translated: ['guide/b', 'guide/a', 'guide/deep/x', 'guide/hidden'],
    };
    expect(sidebarsOf(files, { 'en/guide': ['b'] })).toEqual({
      '/zh/guide': ['/zh/guide/b', '/zh/guide/a', ['Deep', '/zh/guide/deep/x']],
    });
  });

  test('have only the items of the meta file of the language', () => {
    const files = { original: ['guide/a', 'guide/b', 'guide/c'], translated: ['guide/a'] };
    const metas: Metas = { 'en/guide': ['c', 'b', 'a'], 'zh/guide': ['a', 'b'] };
    expect(sidebarsOf(files, metas)).toEqual({ '/zh/guide': ['/zh/guide/a', '/zh/guide/b'] });
  });

  test('an error in the meta file of the default language is reported once', () => {
    const metas: Metas = { 'en/guide': ['gone', 'start', 'start'] };
    expect(sidebarsOf(guide, metas)['/zh/guide']).toEqual(['/zh/guide/start', '/zh/guide/start']);
  });

  test('have the navbar and sections of the default language', () => {
    const nav = { file: 'en/_nav.json', source: '', items: [{ text: 'setup', link: '/guide/a' }] };
    const built = build({ original: ['guide/a', 'api/a'] }, {}, { en: nav });
    expect(built.nav).toEqual([{ text: '安装', link: '/zh/guide/a' }]);
    expect([...built.sidebarKeys]).toEqual(['/zh/guide', '/zh/api']);
  });

  test('are groups in a section above', () => {
    const original = ['guide/start', 'api/a', 'api/b'];
    const root = (metas: Metas) =>
      sidebarsOf({ ...guide, original }, metas, { hasNav: false })['/zh'];
    expect(root({})).toEqual([
      ['Api', '/zh/api/a', '/zh/api/b'],
      ['Guide', '/zh/guide/start'],
    ]);
    expect(root({ zh: ['guide'], 'zh/guide': ['start'] })).toEqual([['Guide', '/zh/guide/start']]);
  });

  test.each(['en', 'zh'])('the default language can be in the content root (%s)', (lang) => {
    const files = { original: ['guide/a', 'guide/b'], folder: '' };
    const nav = { file: '_nav.json', source: '', items: [{ text: 'Guide', link: '/guide/a' }] };
    const built = build(files, { guide: ['b', 'a'] }, { '': nav }, lang);
    const prefix = lang === 'en' ? '' : '/zh';
    expect(built.nav).toEqual([{ text: 'Guide', link: `${prefix}/guide/a` }]);
    expect([...built.sidebarKeys]).toEqual([`${prefix}/guide`]);
    expect(linksIn(built.sidebar(`${prefix}/guide`).items)).toEqual([
      `${prefix}/guide/b`,
      `${prefix}/guide/a`,
    ]);
  });

  test('a file is used instead of the folder with the same name', () => {
    const original = ['guide/start', 'guide/deep', 'guide/deep/x'];
    expect(sidebarsOf({ ...guide, original }, { 'zh/guide': ['deep', 'start'] })).toEqual({
      '/zh/guide': ['/zh/guide/deep', '/zh/guide/start'],
    });
  });
});
