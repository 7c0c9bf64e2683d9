import type { Meta, StoryObj } from '@storybook/react-vite';

import { createPlaceholderImage, themedLogo } from '../stories/images';
import { createStoryNav, localize, localizePath } from '../stories/site-data';
import { overrideSite } from '../stories/site-parameters';
import { storyTools } from '../stories/tools-data';
import { Navbar } from './Navbar';

const meta = {
  title: 'Components/Navbar',
  component: Navbar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof Navbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' } };

export const Chinese: Story = { globals: { lang: 'zh' } };

/** Entries on both sides, a version menu, the product switcher, and a menu with more social links. */
export const Everything: Story = {
  parameters: overrideSite((lang) => ({
    site: { multiVersion: { default: 'v2', versions: ['v2', 'v1'] }, version: 'v2' },
    page: { version: 'v2' },
    themeConfig: {
      nav: [
        {
          text: localize(lang, 'Docs', '文档'),
          link: localizePath(lang, '/guide/start/'),
          position: 'left',
        },
        ...createStoryNav(lang),
      ],
      tools: storyTools,
      socialLinks: ['github', 'x', 'discord', 'youtube', 'bluesky', 'slack', 'gitlab'].map(
        (icon) => ({ icon, content: `https://example.com/${icon}` }),
      ),
    },
  })),
};

/** Only the name, without languages, dark mode, search and links. */
export const NameOnly: Story = {
  parameters: overrideSite({
    site: { locales: [{ lang: 'en', label: 'English' }], logo: undefined, logoText: undefined },
    themeConfig: { nav: [], socialLinks: [], darkMode: false },
    search: null,
  }),
};

export const LogoWithoutText: Story = {
  parameters: overrideSite({ site: { logo: themedLogo, logoText: undefined } }),
};

/** Entries without text show their link, and entries without a link are text. */
export const IncompleteEntries: Story = {
  parameters: overrideSite({
    themeConfig: {
      nav: [
        { text: '', link: '/guide/start/' },
        { text: 'No link' },
        { text: 'No entries', items: [] },
        { text: '<b>Markup</b> & `code`', link: '/a' },
      ],
    },
  }),
};

export const LongTitles: Story = {
  parameters: overrideSite({
    site: { logoText: 'A product with an extraordinarily long and unusual name' },
    themeConfig: {
      nav: [
        'Getting started from the very beginning',
        'All configuration options of the project',
        'Internationalization and localization',
      ].map((text, index) => ({ text, link: `/${index}` })),
    },
  }),
};

export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /More|更多/ }));
  },
};

export const LanguageMenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /English|简体中文/ }));
  },
};

export const VersionMenuOpen: Story = {
  parameters: overrideSite({
    site: { multiVersion: { default: 'v2', versions: ['v2', 'v1'] }, version: 'v2' },
    page: { version: 'v2', versionAlternates: { v2: '/guide/start/', v1: '/v1/guide/start/' } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /v2/ }));
  },
};

/** Content before the name and at the end of the navbar. */
export const BeforeAndAfter: Story = {
  args: {
    before: (
      <img src={createPlaceholderImage('B', '#1c63b7')} alt="Before" width={24} height={24} />
    ),
    after: <button type="button">After</button>,
  },
};

/** Below 768 px, the navbar shows the name, the search and a menu button. */
export const Small: Story = { tags: ['phone'], globals: { viewport: { value: 'mobile1' } } };

export const SmallMenuOpen: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open menu|打开菜单/, hidden: true }));
    await canvas.findByRole('dialog');
  },
};
