import type { Meta, StoryObj } from '@storybook/react-vite';

import { Prose } from '../../stories/prose';
import { FileTree } from './FileTree';

const meta = {
  title: 'MDX/FileTree',
  component: FileTree,
  args: {
    children: (
      <ul>
        <li>
          src
          <ul>
            <li>
              <strong>index.ts</strong> <em>entry point</em>
            </li>
            <li>
              routes
              <ul>
                <li>home.tsx</li>
              </ul>
            </li>
          </ul>
        </li>
        <li>package.json</li>
        <li>…</li>
      </ul>
    ),
  },
  decorators: [
    (Story) => (
      <Prose>
        <Story />
      </Prose>
    ),
  ],
} satisfies Meta<typeof FileTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nested: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const LongNames: Story = {
  args: {
    children: (
      <ul>
        <li>{'a-file-with-a-very-long-name-'.repeat(6)}.test.tsx</li>
      </ul>
    ),
  },
};

export const Empty: Story = { args: { children: undefined } };
