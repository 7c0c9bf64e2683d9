import type { Meta, StoryObj } from '@storybook/react-vite';

import { Toc } from './Toc';

const meta = {
  title: 'MDX/Toc',
  component: Toc,
} satisfies Meta<typeof Toc>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { globals: { lang: 'zh' } };

export const SecondLevelOnly: Story = { args: { maxDepth: 2 } };

/** Renders nothing. */
export const Empty: Story = { args: { toc: [] } };
