import { getThemeMessages, resolveMessages } from '@octavo/mdx-plugins/messages';

import type { NavItem, PageData, SidebarItem, SiteData } from '../model/types';
import { siteData } from '../testing/site-fixture';
import { themedLogo } from './images';
import type { SiteOverrides, StoryLang } from './site-parameters';

/** Returns the name of a language in this language. */
export function nameLanguage(lang: StoryLang): string {
  return new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
}

/** Returns the text for the story language. Other languages than Chinese have English texts. */
export function localize(lang: StoryLang, en: string, zh: string): string {
  return lang === 'zh' ? zh : en;
}

/** Adds the language prefix to a route path. */
export function localizePath(lang: StoryLang, path: string): string {
  return lang === 'en' ? path : `/${lang}${path}`;
}

/** Creates navbar items for stories. */
export function createStoryNav(lang: StoryLang): NavItem[] {
  return [
    {
      text: localize(lang, 'Guide', '指南'),
      link: localizePath(lang, '/guide/start/'),
      activeMatch: '/guide/',
    },
    {
      text: localize(lang, 'Configuration', '配置'),
      link: localizePath(lang, '/config/'),
      tag: 'new',
    },
    {
      text: localize(lang, 'More', '更多'),
      items: [
        { text: localize(lang, 'Releases', '版本说明'), link: localizePath(lang, '/releases') },
        {
          text: localize(lang, 'Community', '社区'),
          items: [{ text: 'Discord', link: 'https://discord.com' }],
        },
      ],
    },
  ];
}

/** Creates sidebar items for stories. */
export function createStorySidebar(lang: StoryLang): SidebarItem[] {
  const link = (en: string, zh: string, path: string, tag?: string): SidebarItem => ({
    kind: 'link',
    text: localize(lang, en, zh),
    link: localizePath(lang, path),
    tag,
  });
  return [
    {
      kind: 'group',
      text: localize(lang, 'Getting started', '快速上手'),
      items: [
        link('Introduction', '介绍', '/guide/start/'),
        link('Quick start', '快速开始', '/guide/start/quick-start', 'new'),
        link('Features', '功能导览', '/guide/start/features'),
      ],
    },
    {
      kind: 'group',
      text: localize(lang, 'Basics', '基础'),
      items: [
        link('Configure `rstest`', '配置 `rstest`', '/guide/basic/configure'),
        link('Command line', '命令行', '/guide/basic/cli'),
        link('Mock modules', '模拟模块', '/guide/basic/mock', 'beta'),
      ],
    },
    {
      kind: 'group',
      text: localize(lang, 'Advanced', '进阶'),
      collapsed: true,
      items: [link('Profiling', '性能分析', '/guide/advanced/profiling')],
    },
  ];
}

/** Returns the languages of the site: English, Chinese and the language of the story. */
function storyLanguages(lang: StoryLang): StoryLang[] {
  return [...new Set<StoryLang>(['en', 'zh', lang])];
}

/** Creates site data for stories. */
export function createStorySite(
  lang: StoryLang,
  { site, themeConfig }: SiteOverrides = {},
): SiteData {
  return siteData({
    lang,
    logo: themedLogo,
    logoText: 'Rstest',
    locales: storyLanguages(lang).map((each) => ({ lang: each, label: nameLanguage(each) })),
    ...site,
    themeConfig: {
      nav: createStoryNav(lang),
      messages: getThemeMessages(resolveMessages(lang).messages),
      ...themeConfig,
    },
  });
}

/** Creates page data for stories. */
export function createStoryPage(lang: StoryLang, { page }: SiteOverrides = {}): PageData {
  const title = localize(lang, 'Introduction', '介绍');
  return {
    routePath: localizePath(lang, '/guide/start/'),
    lang,
    version: '',
    pageType: 'doc',
    title,
    headingTitle: title,
    toc: [
      { id: 'why', text: localize(lang, 'Why Rstest', '为什么是 Rstest'), depth: 2 },
      {
        id: 'one-build',
        text: localize(lang, 'Shared build configuration', '一份构建配置'),
        depth: 3,
      },
      { id: 'mock', text: localize(lang, 'Mock with `rs.mock`', '用 `rs.mock` 模拟'), depth: 3 },
      { id: 'next', text: localize(lang, 'Next steps', '下一步'), depth: 2 },
    ],
    frontmatter: {},
    alternates: Object.fromEntries(
      storyLanguages(lang).map((each) => [each, localizePath(each, '/guide/start/')]),
    ),
    ...page,
  };
}
