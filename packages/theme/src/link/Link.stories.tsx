import type { Meta, StoryObj } from '@storybook/react-vite';

import { WrittenLink as Link } from './WrittenLink';

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

export const PageOfTheSite: Story = {};

/** Opens in a new tab, which is said to those who do not see it. */
export const Elsewhere: Story = { args: { href: 'https://example.com', children: 'site' } };

export const Hash: Story = { args: { href: '#next', children: 'heading' } };

export const Dark: Story = { globals: { colorMode: 'dark' } };

/** An address no URL can be made of is left to the browser. */
export const Malformed: Story = { args: { href: 'http://%', children: 'broken link' } };
