import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { Tooltip } from './Tooltip';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    trigger: (props) => (
      <button type="button" className="oct-button" data-variant="alt" {...props}>
        Copy
      </button>
    ),
    children: 'Copies the command',
  },
  argTypes: { trigger: { control: false } },
  parameters: { layout: 'centered', docs: { story: { inline: false, iframeHeight: 160 } } },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const KeyboardFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const Open: Story = { args: { open: true } };

export const OpenDark: Story = { args: { open: true }, globals: { colorMode: 'dark' } };

export const Below: Story = { args: { open: true, placement: 'bottom', arrow: false } };

/** At most 250 px wide. */
export const LongText: Story = {
  args: { open: true, children: 'A tooltip that needs more than one line. '.repeat(3) },
};

export const Chinese: Story = {
  args: { open: true, children: '复制这条命令' },
  globals: { lang: 'zh' },
};
