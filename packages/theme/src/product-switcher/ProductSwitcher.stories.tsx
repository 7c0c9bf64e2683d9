import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { brokenImageUrl } from '../stories/images';
import { storyTools } from '../stories/tools-data';
import { ProductSwitcher } from './ProductSwitcher';

const meta = {
  title: 'Components/ProductSwitcher',
  component: ProductSwitcher,
  args: { tools: storyTools, trigger: 'click' },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof ProductSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('dialog');
};

export const Closed: Story = {};

export const OnHover: Story = { args: { trigger: 'hover' } };

export const Open: Story = { play: open };

export const OpenDark: Story = { globals: { colorMode: 'dark' }, play: open };

export const OpenChinese: Story = { globals: { lang: 'zh' }, play: open };

export const WithHeader: Story = {
  args: { header: <a href="https://example.com">All products</a> },
  play: open,
};

/** Renders nothing. */
export const Empty: Story = { args: { tools: [] } };

export const OneToolWithoutLogo: Story = {
  args: {
    tools: [
      {
        name: 'A tool with a rather long name',
        desc: '说明很长的一个工具，它的说明需要占用两行以上的空间才能写完',
        descEn: 'A tool with a description that is longer than the recommended two lines',
        logo: brokenImageUrl,
        url: 'https://example.com',
      },
    ],
  },
  play: open,
};
