import type { Meta, StoryObj } from '@storybook/react-vite';

import { Prose } from '../../stories/prose';
import { Tab } from './Tab';
import { Tabs } from './Tabs';

const tabs = ['First', 'Second', 'Third'].map((label) => (
  <Tab key={label} label={label}>
    <p>Content of the {label.toLowerCase()} tab.</p>
  </Tab>
));

const meta = {
  title: 'MDX/Tabs',
  component: Tabs,
  args: { children: tabs, 'aria-label': 'Examples' },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <Prose>
        <Story />
      </Prose>
    ),
  ],
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Centered: Story = { args: { tabPosition: 'center' } };

export const DefaultValue: Story = { args: { defaultValue: 'Second' } };

export const Disabled: Story = {
  args: {
    children: [
      ...tabs,
      <Tab key="disabled" label="Disabled" disabled>
        <p>Hidden content.</p>
      </Tab>,
    ],
  },
};

/** The `values` prop can define labels. A tab without a label shows its number. */
export const MissingLabels: Story = {
  args: {
    values: ['From values'],
    children: [1, 2, 3].map((number) => (
      <Tab key={number}>
        <p>Content {number}</p>
      </Tab>
    )),
  },
};

export const LongLabels: Story = {
  args: {
    children: ['with webpack', 'with Rspack', 'with Vite', 'without any bundler at all'].map(
      (setup) => (
        <Tab key={setup} label={`How to configure it ${setup}`}>
          <p>Content.</p>
        </Tab>
      ),
    ),
  },
};

export const Nested: Story = {
  args: {
    children: [
      <Tab key="outer" label="Outer">
        <Tabs aria-label="Inner tabs">{tabs}</Tabs>
      </Tab>,
      <Tab key="other" label="Other">
        <p>Other content.</p>
      </Tab>,
    ],
  },
};

export const Empty: Story = { args: { children: null } };

/** Tab sets with the same group ID show the same tab. */
export const Group: Story = {
  args: { groupId: 'story' },
  render: (args) => (
    <>
      <Tabs {...args} aria-label="First tabs" />
      <Tabs {...args} aria-label="Second tabs" />
    </>
  ),
  beforeEach: () => () => localStorage.clear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('tab', { name: 'Second' })[0]!);
  },
};

export const KeyboardNavigation: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
  },
};
