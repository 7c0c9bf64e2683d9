import type { Meta, StoryObj } from '@storybook/react-vite';

import { overrideSite } from '../stories/site-parameters';
import { NotFound } from './NotFound';

const meta = {
  title: 'Components/NotFound',
  component: NotFound,
  parameters: overrideSite({ page: { pageType: '404' } }),
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { globals: { lang: 'zh' } };
