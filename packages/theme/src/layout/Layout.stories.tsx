import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import EnglishArticle, { toc as englishToc } from '../stories/article.en.mdx?page';
import ChineseArticle, { toc as chineseToc } from '../stories/article.zh.mdx?page';
import { picture } from '../stories/images';
import { pathIn, say } from '../stories/site-data';
import { onSite, type SiteChanges, type StoryLang } from '../stories/site-parameters';
import { storyTools } from '../stories/tools-data';
import { Layout } from './Layout';

const docPage = (lang: StoryLang): SiteChanges => ({
  themeConfig: {
    footer: { message: say(lang, 'MIT License', 'MIT 许可证') },
    tools: storyTools,
  },
  page: {
    toc: lang === 'zh' ? chineseToc : englishToc,
    editUrl: 'https://github.com/example/example/edit/main/docs/index.mdx',
    lastUpdatedTime: '2026-11-21T08:00:00Z',
    next: { text: say(lang, 'Quick start', '快速开始'), link: pathIn(lang, '/guide/start/quick') },
  },
});

/** A doc page with something changed. */
const docWith = (page: SiteChanges['page'], rest: SiteChanges = {}) =>
  onSite((lang) => ({ ...docPage(lang), ...rest, page: { ...docPage(lang).page, ...page } }));

const homePage = onSite((lang) => ({
  themeConfig: docPage(lang).themeConfig,
  page: {
    pageType: 'home',
    routePath: pathIn(lang, '/'),
    toc: [],
    frontmatter: {
      hero: {
        name: 'Rstest',
        text: say(lang, 'The test runner built on Rspack', '基于 Rspack 的测试框架'),
        tagline: say(lang, 'One build setup for app and tests', '应用与测试共用一份构建配置'),
        image: { src: picture('R', '#bd3f0b', 176), alt: 'Rstest' },
        actions: [
          {
            theme: 'brand',
            text: say(lang, 'Get started', '快速开始'),
            link: pathIn(lang, '/guide/start/'),
          },
          { theme: 'alt', text: 'GitHub', link: 'https://github.com/example/example' },
        ],
      },
      features: [1, 2, 3].map((number) => ({
        title: say(lang, `Feature ${number}`, `特性 ${number}`),
        details: say(lang, 'What it is good for, in a sentence.', '用一句话说明它的用处。'),
      })),
      toolStack: {
        title: say(lang, 'One toolchain', '同一套工具链'),
        tools: storyTools.slice(0, 6).map(({ name, desc, descEn, logo, url }) => ({
          name,
          description: say(lang, descEn, desc),
          logo,
          url,
          urlText: say(lang, 'Read more', '了解更多'),
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

export const DocInTheDark: Story = { globals: { colorMode: 'dark' } };

export const DocInChinese: Story = {
  args: { children: <ChineseArticle /> },
  globals: { lang: 'zh' },
};

export const DocOnTablets: Story = { tags: ['tablet'], globals: { viewport: { value: 'tablet' } } };

export const DocOnPhones: Story = { tags: ['phone'], globals: { viewport: { value: 'mobile1' } } };

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

/** Frontmatter can hide every area. */
export const ContentAlone: Story = {
  parameters: docWith({
    frontmatter: { navbar: false, sidebar: false, outline: false, footer: false },
  }),
};

/** The original is shown, with a notice and in its own language. */
export const Untranslated: Story = {
  parameters: docWith({ contentLang: 'en' }),
  globals: { lang: 'zh' },
};

/** A page that says nothing has its title all the same. */
export const EmptyPage: Story = {
  args: { children: null },
  parameters: docWith({ toc: [], headingTitle: undefined, title: 'A page without content' }),
};

/** Markup in a title is text. */
export const LongTitle: Story = {
  args: { children: <p>Content</p> },
  parameters: docWith({
    headingTitle: undefined,
    title: 'A title of more words than a title should have, with <b>markup</b> & `code` in it',
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

export const HomeInTheDark: Story = {
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
  args: { children: <h1>A page that draws itself, below the bar</h1> },
  parameters: docWith({ pageType: 'custom' }),
};

export const Blank: Story = {
  args: { children: <h1>Nothing but the page</h1> },
  parameters: docWith({ pageType: 'blank' }),
};

export const NotFound: Story = {
  args: { children: null },
  parameters: docWith({ pageType: '404', toc: [] }),
};

/** Each place where a site may put something of its own. */
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
