import type { Meta, StoryObj } from '@storybook/react-vite';

import { LinkCard } from './LinkCard';

const meta = {
  title: 'MDX/LinkCard',
  component: LinkCard,
  args: {
    href: '/guide/start/',
    title: 'Quick start',
    description: 'Write your first test in a minute.',
  },
} satisfies Meta<typeof LinkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const External: Story = { args: { href: 'https://example.com' } };

export const WithoutDescription: Story = { args: { description: undefined } };
