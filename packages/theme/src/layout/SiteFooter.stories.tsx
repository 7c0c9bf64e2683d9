import type { Meta, StoryObj } from '@storybook/react-vite';

import { localize } from '../stories/site-data';
import { overrideSite, type StoryLang } from '../stories/site-parameters';
import { SiteFooter } from './SiteFooter';

const message = (lang: StoryLang): string =>
  localize(lang, 'Released under the <a href="/license">MIT license</a>', '基于 MIT 许可证发布');

/** Footer of home pages and custom pages; its HTML comes from the site configuration. */
const meta = {
  title: 'Components/SiteFooter',
  component: SiteFooter,
  parameters: overrideSite((lang) => ({ themeConfig: { footer: { message: message(lang) } } })),
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { globals: { lang: 'zh' } };

export const MultipleLines: Story = {
  parameters: overrideSite((lang) => ({
    themeConfig: { footer: { message: `${message(lang)}<br>© 2024–2026 Octavo` } },
  })),
};

/** Renders nothing without a message, and on pages with `footer: false`. */
export const Empty: Story = { parameters: overrideSite({ themeConfig: { footer: undefined } }) };
