import type { Meta, StoryObj } from '@storybook/react-vite';

import { Announcement } from './Announcement';

const meta = {
  title: 'Components/Announcement',
  component: Announcement,
  args: { message: 'Version **1.0** is out', href: '/guide/start/', id: 'story' },
} satisfies Meta<typeof Announcement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { args: { message: '1.0 版本已发布' }, globals: { lang: 'zh' } };

export const WithoutLink: Story = { args: { href: undefined } };

export const LongMessage: Story = {
  args: {
    message:
      'The next version needs Node.js 22, removes deprecated options, and loads configuration files as modules. Read the migration guide for details.',
  },
};

export const Closed: Story = {
  args: { id: 'closed' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button');
    if (button) await userEvent.click(button);
  },
};
