import type { Meta, StoryObj } from '@storybook/react-vite';

import { Prose } from '../../stories/prose';
import { PackageManagerTabs } from './PackageManagerTabs';

const meta = {
  title: 'MDX/PackageManagerTabs',
  component: PackageManagerTabs,
  args: { command: 'install @rstest/core -D' },
  decorators: [
    (Story) => (
      <Prose>
        <Story />
      </Prose>
    ),
  ],
} satisfies Meta<typeof PackageManagerTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Install: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { globals: { lang: 'zh' } };

export const Exec: Story = { args: { command: 'rstest --watch', exec: true } };

export const Dlx: Story = { args: { command: 'create-rstest@latest', dlx: true } };

export const CustomCommands: Story = {
  args: { command: { npm: 'npm run test', pnpm: 'pnpm test', yarn: 'yarn test' } },
};

export const AdditionalTools: Story = {
  args: { additionalTabs: [{ tool: 'deno', icon: <span aria-hidden="true">🦕</span> }] },
};

export const Empty: Story = { args: { command: {} } };

export const SelectTool: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'pnpm' }));
  },
};
