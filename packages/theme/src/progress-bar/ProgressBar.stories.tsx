import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { loading: true },
  parameters: { docs: { story: { inline: false, iframeHeight: 80 } } },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Appears if loading takes longer than 200 ms. */
export const Loading: Story = { play: async () => void (await screen.findByRole('progressbar')) };

export const Dark: Story = {
  globals: { colorMode: 'dark' },
  play: async () => void (await screen.findByRole('progressbar')),
};

export const Idle: Story = { args: { loading: false } };
