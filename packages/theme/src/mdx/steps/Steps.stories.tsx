import type { Meta, StoryObj } from '@storybook/react-vite';

import { Prose } from '../../stories/prose';
import { Steps } from './Steps';

const meta = {
  title: 'MDX/Steps',
  component: Steps,
  args: {
    children: (
      <>
        <h3 id="install">Install</h3>
        <p>Add the package to the project.</p>
        <h3 id="write">Write a test</h3>
        <p>
          Test files end with <code>.test.ts</code>.
        </p>
        <h3 id="run">Run the test</h3>
        <p>The test fails.</p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Prose>
        <h2 id="steps">Getting started</h2>
        <Story />
      </Prose>
    ),
  ],
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const OrderedList: Story = {
  args: {
    children: (
      <ol>
        <li>Install the package.</li>
        <li>
          Write a test
          <ul>
            <li>with a descriptive name.</li>
          </ul>
        </li>
        <li>Run the test.</li>
      </ol>
    ),
  },
};

export const TenSteps: Story = {
  args: {
    children: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => (
      <div key={step}>
        <h3>Step {step}</h3>
        <p>Instructions for this step.</p>
      </div>
    )),
  },
};

export const Empty: Story = { args: { children: undefined } };
