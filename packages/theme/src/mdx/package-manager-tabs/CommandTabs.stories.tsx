import type { Meta, StoryObj } from '@storybook/react-vite';

import { Prose } from '../../stories/prose';
import { CommandTabs } from './CommandTabs';

/** Replaces `PackageManagerTabs` in compiled pages if its commands are known at build time. */
const meta = {
  title: 'MDX/CommandTabs',
  component: CommandTabs,
  args: { commands: { npm: 'npm install', pnpm: 'pnpm install' } },
  decorators: [
    (Story) => (
      <Prose>
        <Story />
      </Prose>
    ),
  ],
} satisfies Meta<typeof CommandTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Icons: Story = {
  args: {
    icons: new Map([
      [
        'npm',
        <span key="npm" aria-hidden="true">
          📦
        </span>,
      ],
    ]),
  },
};

export const Empty: Story = { args: { commands: {} } };
