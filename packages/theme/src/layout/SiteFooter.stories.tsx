import type { Meta, StoryObj } from '@storybook/react-vite';

import { say } from '../stories/site-data';
import { onSite, type StoryLang } from '../stories/site-parameters';
import { SiteFooter } from './SiteFooter';

const message = (lang: StoryLang): string =>
  say(lang, 'Released under the <a href="/licence">MIT licence</a>', '基于 MIT 许可证发布');

/** The last line of pages without a sidebar: markup of the site's configuration. */
const meta = {
  title: 'Components/SiteFooter',
  component: SiteFooter,
  parameters: onSite((lang) => ({ themeConfig: { footer: { message: message(lang) } } })),
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' } };

export const Chinese: Story = { globals: { lang: 'zh' } };

export const SeveralLines: Story = {
  parameters: onSite((lang) => ({
    themeConfig: { footer: { message: `${message(lang)}<br>© 2024–2026 Octavo` } },
  })),
};

/** Without a message, and on pages with `footer: false`, there is nothing. */
export const Nothing: Story = { parameters: onSite({ themeConfig: { footer: undefined } }) };
