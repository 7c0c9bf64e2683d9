import type { Meta, StoryObj } from '@storybook/react-vite';

import { Prose } from '../../stories/prose';
import { CommandBlock } from './CommandBlock';

const meta = {
  title: 'MDX/CommandBlock',
  component: CommandBlock,
  args: { text: 'npm install --save-dev @rstest/core' },
  decorators: [
    (Story) => (
      <Prose>
        <Story />
      </Prose>
    ),
  ],
} satisfies Meta<typeof CommandBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneCommand: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const CommandsAndComments: Story = {
  args: { text: '# once\nnpm install\n# then\nnpm test -- --watch' },
};

export const LongLine: Story = { args: { text: `npm install ${'@rstest/core '.repeat(12)}` } };

export const Empty: Story = { args: { text: '' } };
