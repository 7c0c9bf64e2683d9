import type { Meta, StoryObj } from '@storybook/react-vite';

import { SourceCode } from './SourceCode';

const meta = {
  title: 'MDX/SourceCode',
  component: SourceCode,
  args: { href: 'https://github.com/example/example/tree/main/src' },
} satisfies Meta<typeof SourceCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GitHub: Story = {};

export const GitLab: Story = { args: { platform: 'gitlab' } };

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { globals: { lang: 'zh' } };
