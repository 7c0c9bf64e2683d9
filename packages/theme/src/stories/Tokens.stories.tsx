import type { Meta, StoryObj } from '@storybook/react-vite';

import css from '../styles/tokens.css?raw';
import { TokenTables } from './token-tables';

/** Custom properties that a site can set, read from `tokens.css`. */
const meta = {
  title: 'Tokens',
  component: TokenTables,
  args: { css },
  argTypes: { css: { control: false } },
} satisfies Meta<typeof TokenTables>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };
