import type { Meta, StoryObj } from '@storybook/react-vite';

import { Prose } from '../../stories/prose';
import { Details } from './Details';

const meta = {
  title: 'MDX/Details',
  component: Details,
  args: { title: 'How it works', children: <p>By reading the source, line by line.</p> },
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

export const OpenInTheDark: Story = { args: { open: true }, globals: { colorMode: 'dark' } };

export const Nested: Story = {
  args: {
    open: true,
    children: (
      <Details title="And inside of it" open>
        <p>The rest.</p>
      </Details>
    ),
  },
};

export const LongTitle: Story = {
  args: { title: 'A title that does not fit into one line of the column. '.repeat(3) },
};
