import type { NavItem, PageData, SidebarItem, SiteData } from '../model/types';
import { siteData } from '../testing/site-fixture';
import { logoPair } from './images';
import type { SiteChanges, StoryLang } from './site-parameters';

/** Choose between the two languages of the stories. */
export function say(lang: StoryLang, en: string, zh: string): string {
  return lang === 'zh' ? zh : en;
}

/** Prefix of a language's paths. */
export function pathIn(lang: StoryLang, path: string): string {
  return lang === 'zh' ? `/zh${path}` : path;
}

export function storyNav(lang: StoryLang): NavItem[] {
  return [
    {
      text: say(lang, 'Guide', '指南'),
      link: pathIn(lang, '/guide/start/'),
      activeMatch: '/guide/',
    },
    { text: say(lang, 'Configuration', '配置'), link: pathIn(lang, '/config/'), tag: 'new' },
    {
      text: say(lang, 'More', '更多'),
      items: [
        { text: say(lang, 'Releases', '版本说明'), link: pathIn(lang, '/releases') },
        {
          text: say(lang, 'Community', '社区'),
          items: [{ text: 'Discord', link: 'https://discord.com' }],
        },
      ],
    },
  ];
}

export function storySidebar(lang: StoryLang): SidebarItem[] {
  const link = (en: string, zh: string, path: string, tag?: string): SidebarItem => ({
    kind: 'link',
    text: say(lang, en, zh),
    link: pathIn(lang, path),
    tag,
  });
  return [
    {
      kind: 'group',
      text: say(lang, 'Getting started', '快速上手'),
      items: [
        link('Introduction', '介绍', '/guide/start/'),
        link('Quick start', '快速开始', '/guide/start/quick-start', 'new'),
        link('Features', '功能导览', '/guide/start/features'),
      ],
    },
    {
      kind: 'group',
      text: say(lang, 'Basics', '基础'),
      items: [
        link('Configure `rstest`', '配置 `rstest`', '/guide/basic/configure'),
        link('Command line', '命令行', '/guide/basic/cli'),
        link('Mock modules', '模拟模块', '/guide/basic/mock', 'beta'),
      ],
    },
    {
      kind: 'group',
      text: say(lang, 'Advanced', '进阶'),
      collapsed: true,
      items: [link('Profiling', '性能分析', '/guide/advanced/profiling')],
    },
  ];
}

/** The site around a story, in a language. */
export function storySite(lang: StoryLang, { site, themeConfig }: SiteChanges = {}): SiteData {
  return siteData({
    lang,
    logo: logoPair,
    logoText: 'Rstest',
    ...site,
    themeConfig: { nav: storyNav(lang), ...themeConfig },
  });
}

/** The page around a story, in a language. */
export function storyPage(lang: StoryLang, { page }: SiteChanges = {}): PageData {
  const title = say(lang, 'Introduction', '介绍');
  return {
    routePath: pathIn(lang, '/guide/start/'),
    lang,
    version: '',
    pageType: 'doc',
    title,
    headingTitle: title,
    toc: [
      { id: 'why', text: say(lang, 'Why Rstest', '为什么是 Rstest'), depth: 2 },
      { id: 'one-build', text: say(lang, 'One build for both', '一份构建配置'), depth: 3 },
      { id: 'mock', text: say(lang, 'Mock with `rs.mock`', '用 `rs.mock` 模拟'), depth: 3 },
      { id: 'next', text: say(lang, 'Next steps', '下一步'), depth: 2 },
    ],
    frontmatter: {},
    alternates: { en: '/guide/start/', zh: '/zh/guide/start/' },
    ...page,
  };
}
