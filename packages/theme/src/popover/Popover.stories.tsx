import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { Popover } from './Popover';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: (props) => (
      <button type="button" className="oct-button" data-variant="alt" {...props}>
        Tools
      </button>
    ),
    title: 'One toolchain',
    children: (
      <p>
        Bundler, build tool, <a href="/guide/start/">test framework</a>.
      </p>
    ),
  },
  argTypes: { trigger: { control: false } },
  parameters: { layout: 'centered', docs: { story: { inline: false, iframeHeight: 240 } } },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens 100 ms after the pointer enters the trigger, and on keyboard focus. */
export const OnHover: Story = {};

export const OnFocus: Story = { args: { openOn: 'focus' } };

export const OnClick: Story = {
  args: { openOn: 'click' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tools' }));
    await screen.findByRole('dialog', { name: 'One toolchain' });
  },
};

/** Controlled, so that colors can be reviewed without a pointer. */
export const Open: Story = { args: { open: true } };

export const OpenDark: Story = { args: { open: true }, globals: { colorMode: 'dark' } };

export const WithoutArrow: Story = { args: { open: true, arrow: false } };

/** Has an accessible name but no visible title. */
export const WithoutTitle: Story = {
  args: { open: true, title: undefined, 'aria-label': 'Tools of the toolchain' },
};

export const Above: Story = { args: { open: true, placement: 'top' } };

export const LongText: Story = {
  args: {
    open: true,
    title: 'A title that is much too long for a single line of such a small panel',
    children: <p>{'Text that is long enough to need many lines. '.repeat(8)}</p>,
  },
};
