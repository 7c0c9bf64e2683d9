import type { Meta, StoryObj } from '@storybook/react-vite';

import { Prose } from '../../stories/prose';
import { Badge } from './Badge';

const types = ['tip', 'info', 'warning', 'danger'] as const;

const meta = {
  title: 'MDX/Badge',
  component: Badge,
  args: { text: 'v1.2' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllTypes: Story = {
  render: (args) => (
    <Prose>
      {types.map((type) => (
        <p key={type}>
          <Badge {...args} type={type} text={type} />{' '}
          <Badge {...args} type={type} text={type} outline />
        </p>
      ))}
    </Prose>
  ),
};

export const AllTypesDark: Story = {
  ...AllTypes,
  globals: { colorMode: 'dark' },
  tags: ['!autodocs'],
};

export const InHeading: Story = {
  render: (args) => (
    <Prose>
      <h2>
        testTimeout <Badge {...args} type="warning" />
      </h2>
    </Prose>
  ),
};

export const Children: Story = { args: { text: undefined, children: <code>beta</code> } };

export const Empty: Story = { args: { text: '' } };
