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
          Any file that ends in <code>.test.ts</code> is one.
        </p>
        <h3 id="run">Run it</h3>
        <p>And watch it fail.</p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Prose>
        <h2 id="steps">In three steps</h2>
        <Story />
      </Prose>
    ),
  ],
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' } };

export const OrderedList: Story = {
  args: {
    children: (
      <ol>
        <li>Install it.</li>
        <li>
          Write a test
          <ul>
            <li>with a name that says what is true.</li>
          </ul>
        </li>
        <li>Run it.</li>
      </ol>
    ),
  },
};

export const TenSteps: Story = {
  args: {
    children: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => (
      <div key={step}>
        <h3>Step {step}</h3>
        <p>What to do.</p>
      </div>
    )),
  },
};

export const Empty: Story = { args: { children: undefined } };
