import type { Meta, StoryObj } from '@storybook/react-vite';

import EnglishGallery from './gallery.en.mdx?page';
import ChineseGallery from './gallery.zh.mdx?page';
import { Prose } from './prose';

/** All components of the theme on one page. The browser tests build the same page as a site. */
const meta = {
  title: 'Gallery',
  component: Prose,
  args: { children: null },
  parameters: { controls: { disable: true }, docs: { story: { inline: false } } },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { args: { children: <EnglishGallery /> } };

export const Dark: Story = {
  args: { children: <EnglishGallery /> },
  globals: { colorMode: 'dark' },
};

export const Chinese: Story = {
  args: { children: <ChineseGallery /> },
  globals: { lang: 'zh' },
};

export const Phone: Story = {
  args: { children: <EnglishGallery /> },
  tags: ['phone'],
  globals: { viewport: { value: 'mobile1' } },
};
