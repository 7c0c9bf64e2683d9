import type { Meta, StoryObj } from '@storybook/react-vite';

import { ContentLink as Link } from './ContentLink';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/guide/start/quick-start', children: 'Quick start' },
  decorators: [
    (Story) => (
      <p className="oct-prose">
        A sentence with a <Story /> in it.
      </p>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Internal: Story = {};

/** Opens in a new tab and has a description for screen readers. */
export const External: Story = { args: { href: 'https://example.com', children: 'site' } };

export const Hash: Story = { args: { href: '#next', children: 'heading' } };

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

/** The browser handles an invalid URL. */
export const Malformed: Story = { args: { href: 'http://%', children: 'broken link' } };
