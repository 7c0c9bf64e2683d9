import type { Meta, StoryObj } from '@storybook/react-vite';

import { CopyPage } from './CopyPage';

const meta = {
  title: 'Components/CopyPage',
  component: CopyPage,
} satisfies Meta<typeof CopyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { globals: { lang: 'zh' } };
