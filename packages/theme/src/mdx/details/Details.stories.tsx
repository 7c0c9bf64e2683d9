import type { Meta, StoryObj } from '@storybook/react-vite';

import { Prose } from '../../stories/prose';
import { Details } from './Details';

const meta = {
  title: 'MDX/Details',
  component: Details,
  args: { title: 'How it works', children: <p>It reads the source line by line.</p> },
  decorators: [
    (Story) => (
      <Prose>
        <Story />
      </Prose>
    ),
  ],
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const OpenDark: Story = {
  args: { open: true },
  globals: { colorMode: 'dark' },
  tags: ['!autodocs'],
};

export const Nested: Story = {
  args: {
    open: true,
    children: (
      <Details title="Nested details" open>
        <p>Nested content.</p>
      </Details>
    ),
  },
};

export const LongTitle: Story = {
  args: { title: 'A title that does not fit into one line of the column. '.repeat(3) },
};
