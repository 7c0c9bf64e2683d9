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
  args: { children: tabs, 'aria-label': 'Ways to do it' },
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

export const Dark: Story = { globals: { colorMode: 'dark' } };

export const Centered: Story = { args: { tabPosition: 'center' } };

export const SecondAtFirst: Story = { args: { defaultValue: 'Second' } };

export const Disabled: Story = {
  args: {
    children: [
      ...tabs,
      <Tab key="disabled" label="Not yet" disabled>
        <p>Nobody sees this.</p>
      </Tab>,
    ],
  },
};

/** Labels may come from `values`; a tab without any label has its number. */
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
      (way) => (
        <Tab key={way} label={`How to configure it ${way}`}>
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
        <Tabs aria-label="Inner set">{tabs}</Tabs>
      </Tab>,
      <Tab key="other" label="Other">
        <p>Other content.</p>
      </Tab>,
    ],
  },
};

export const Empty: Story = { args: { children: null } };

/** Sets of one group show the same tab. */
export const Group: Story = {
  args: { groupId: 'story' },
  render: (args) => (
    <>
      <Tabs {...args} aria-label="One set" />
      <Tabs {...args} aria-label="Another set" />
    </>
  ),
  beforeEach: () => () => localStorage.clear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('tab', { name: 'Second' })[0]!);
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
  },
};
