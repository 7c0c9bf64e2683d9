import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import EnglishArticle from './article.en.mdx?page';
import ChineseArticle from './article.zh.mdx?page';
import Callouts from './callouts.mdx?page';
import ChineseCallouts from './callouts.zh.mdx?page';
import Code from './code.mdx?page';
import { createPlaceholderImage } from './images';
import { Prose } from './prose';

/** Rendered Markdown. The pages are compiled like pages of a site. */
const meta = {
  title: 'Prose',
  component: Prose,
  args: { children: null },
  parameters: { controls: { disable: true }, docs: { story: { inline: false } } },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = { args: { children: <EnglishArticle /> } };

export const ArticleDark: Story = {
  args: { children: <EnglishArticle /> },
  globals: { colorMode: 'dark' },
};

export const ArticleInChinese: Story = {
  args: { children: <ChineseArticle /> },
  globals: { lang: 'zh' },
};

export const AllCallouts: Story = { args: { children: <Callouts /> } };

export const CalloutsDark: Story = {
  args: { children: <Callouts /> },
  globals: { colorMode: 'dark' },
};

export const CalloutsInChinese: Story = {
  args: { children: <ChineseCallouts /> },
  globals: { lang: 'zh' },
};

export const CodeBlocks: Story = { args: { children: <Code /> } };

export const CodeBlocksDark: Story = {
  args: { children: <Code /> },
  globals: { colorMode: 'dark' },
};

export const ExpandedFold: Story = {
  args: { children: <Code /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('.oct-fold')!);
  },
};

const image = (
  <p>
    <img
      src={createPlaceholderImage('Chart', '#1c63b7', 480, 270)}
      alt="A chart"
      width={480}
      height={270}
    />
  </p>
);

/** Images with alternative text can be zoomed, including with the keyboard. */
export const Image: Story = { args: { children: image } };

export const ZoomedImage: Story = {
  args: { children: image },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('img')!);
    await within(document.body).findByRole('dialog');
  },
};
