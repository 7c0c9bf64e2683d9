import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import EnglishArticle, { toc as englishToc } from '../stories/article.en.mdx?page';
import ChineseArticle, { toc as chineseToc } from '../stories/article.zh.mdx?page';
import { createPlaceholderImage } from '../stories/images';
import { localize, localizePath } from '../stories/site-data';
import { overrideSite, type SiteOverrides, type StoryLang } from '../stories/site-parameters';
import { storyTools } from '../stories/tools-data';
import { Layout } from './Layout';

const docPage = (lang: StoryLang): SiteOverrides => ({
  themeConfig: {
    footer: { message: localize(lang, 'MIT License', 'MIT 许可证') },
    tools: storyTools,
  },
  page: {
    toc: lang === 'zh' ? chineseToc : englishToc,
    editUrl: 'https://github.com/example/example/edit/main/docs/index.mdx',
    lastUpdatedTime: '2026-11-21T08:00:00Z',
    next: {
      text: localize(lang, 'Quick start', '快速开始'),
      link: localizePath(lang, '/guide/start/quick'),
    },
  },
});

/** Returns parameters of a doc page with changes. */
const docWith = (page: SiteOverrides['page'], rest: SiteOverrides = {}) =>
  overrideSite((lang) => ({ ...docPage(lang), ...rest, page: { ...docPage(lang).page, ...page } }));

const homePage = overrideSite((lang) => ({
  themeConfig: docPage(lang).themeConfig,
  page: {
    pageType: 'home',
    routePath: localizePath(lang, '/'),
    toc: [],
    frontmatter: {
      hero: {
        name: 'Rstest',
        text: localize(lang, 'The test runner built on Rspack', '基于 Rspack 的测试框架'),
        tagline: localize(lang, 'One build setup for app and tests', '应用与测试共用一份构建配置'),
        image: { src: createPlaceholderImage('R', '#bd3f0b', 176), alt: 'Rstest' },
        actions: [
          {
            theme: 'brand',
            text: localize(lang, 'Get started', '快速开始'),
            link: localizePath(lang, '/guide/start/'),
          },
          { theme: 'alt', text: 'GitHub', link: 'https://github.com/example/example' },
        ],
      },
      features: [1, 2, 3].map((number) => ({
        title: localize(lang, `Feature ${number}`, `特性 ${number}`),
        details: localize(lang, 'A short description of the feature.', '用一句话说明它的用处。'),
      })),
      toolStack: {
        title: localize(lang, 'One toolchain', '同一套工具链'),
        tools: storyTools.slice(0, 6).map(({ name, desc, descEn, logo, url }) => ({
          name,
          description: localize(lang, descEn, desc),
          logo,
          url,
          urlText: localize(lang, 'Read more', '了解更多'),
        })),
      },
    },
  },
}));

const meta = {
  title: 'Layout',
  component: Layout,
  args: { children: <EnglishArticle /> },
  argTypes: { children: { control: false }, slots: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
    ...docWith({}),
  },
} satisfies Meta<typeof Layout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Doc: Story = {};

export const DocDark: Story = { globals: { colorMode: 'dark' } };

export const DocInChinese: Story = {
  args: { children: <ChineseArticle /> },
  globals: { lang: 'zh' },
};

export const DocOnTablet: Story = { tags: ['tablet'], globals: { viewport: { value: 'tablet' } } };

export const DocOnPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'mobile1' } } };

export const DrawerOpen: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu', hidden: true }));
    await screen.findByRole('dialog');
  },
};

export const WithoutSidebar: Story = { parameters: docWith({}, { sidebar: [] }) };

export const WithoutOutline: Story = { parameters: docWith({ toc: [] }) };

/** Frontmatter can hide all other areas. */
export const ContentOnly: Story = {
  parameters: docWith({
    frontmatter: { navbar: false, sidebar: false, outline: false, footer: false },
  }),
};

/** Shows the original page with a notice and the language of its content. */
export const Untranslated: Story = {
  parameters: docWith({ contentLang: 'en' }),
  globals: { lang: 'zh' },
};

/** A page without content still has a title. */
export const EmptyPage: Story = {
  args: { children: null },
  parameters: docWith({ toc: [], headingTitle: undefined, title: 'A page without content' }),
};

/** HTML in a title is shown as text. */
export const LongTitle: Story = {
  args: { children: <p>Content</p> },
  parameters: docWith({
    headingTitle: undefined,
    title: 'A title that is long enough to need several lines, with <b>markup</b> & `code` in it',
  }),
};

export const OverviewPage: Story = {
  args: { children: null },
  parameters: docWith({
    headingTitle: undefined,
    title: 'API overview',
    overview: ['Runtime API', 'Configuration'].map((name) => ({
      name,
      items: ['expect', 'test', 'rs.mock'].map((text) => ({
        text,
        link: `/api/${text}`,
        headings: [{ id: 'a', text: 'A heading', depth: 2 }],
      })),
    })),
  }),
};

export const Home: Story = { args: { children: null }, parameters: homePage };

export const HomeDark: Story = {
  args: { children: null },
  parameters: homePage,
  globals: { colorMode: 'dark' },
};

export const HomeInChinese: Story = {
  args: { children: null },
  parameters: homePage,
  globals: { lang: 'zh' },
};

export const Custom: Story = {
  args: { children: <h1>A custom page below the navbar</h1> },
  parameters: docWith({ pageType: 'custom' }),
};

export const Blank: Story = {
  args: { children: <h1>A page without any layout</h1> },
  parameters: docWith({ pageType: 'blank' }),
};

export const NotFound: Story = {
  args: { children: null },
  parameters: docWith({ pageType: '404', toc: [] }),
};

/** Slots for custom content. */
export const Slots: Story = {
  args: {
    slots: Object.fromEntries(
      [
        'top',
        'navbarBefore',
        'navbarAfter',
        'sidebarBefore',
        'sidebarAfter',
        'outlineBefore',
        'outlineAfter',
        'docBefore',
        'docAfter',
        'bottom',
      ].map((name) => [
        name,
        <p key={name} className="oct-story-slot">
          {name}
        </p>,
      ]),
    ),
  },
};
