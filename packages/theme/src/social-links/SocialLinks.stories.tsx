import type { Meta, StoryObj } from '@storybook/react-vite';

import { createPlaceholderImage } from '../stories/images';
import { SocialLinks } from './SocialLinks';

const link = (icon: string) => ({ icon, content: `https://example.com/${icon}` });

const meta = {
  title: 'Components/SocialLinks',
  component: SocialLinks,
  args: { links: ['github', 'x', 'discord'].map(link) },
  decorators: [
    (Story) => (
      <div className="oct-story-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SocialLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Empty: Story = { args: { links: [] } };

export const EveryIcon: Story = {
  args: {
    links: ['github', 'x', 'discord', 'youtube', 'instagram'].map(link),
  },
};

/** A menu contains all links after the fifth. */
export const MoreThanFive: Story = {
  args: {
    links: ['github', 'x', 'discord', 'youtube', 'slack', 'linkedin', 'bluesky', 'wechat'].map(
      link,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
};

export const Text: Story = {
  args: { links: [{ icon: 'qq', mode: 'text', content: 'Group 123456', label: 'QQ' }] },
  play: open,
};

export const Image: Story = {
  args: {
    links: [
      {
        icon: 'wechat',
        mode: 'img',
        content: createPlaceholderImage('QR', '#18181b', 160),
        label: 'WeChat',
      },
    ],
  },
  play: open,
};

export const Markup: Story = {
  args: {
    links: [
      {
        icon: {
          svg: '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M4 6h16v12H4zM4 7l8 6 8-6"/></svg>',
        },
        mode: 'dom',
        content: '<a href="mailto:hello@example.com">hello@example.com</a>',
        label: 'Mail',
      },
    ],
  },
  play: open,
};

/** Unknown icons are replaced by a link icon, with a warning. */
export const UnknownIcon: Story = { args: { links: [link('myspace')] } };
