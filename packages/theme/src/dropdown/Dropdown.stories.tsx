import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon } from '../icons/Icon';
import { Dropdown } from './Dropdown';

const meta = {
  title: 'Components/Dropdown',
  component: Dropdown,
  args: {
    trigger: 'Ecosystem',
    align: 'start',
    children: (
      <ul className="oct-menu-list">
        {['Plugins', 'Releases', 'Community'].map((text) => (
          <li key={text}>
            <a className="oct-menu-item" href={`/${text.toLowerCase()}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 220 } } },
} satisfies Meta<typeof Dropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
};

export const Closed: Story = {};

export const Open: Story = { play: open };

export const OpenDark: Story = { globals: { colorMode: 'dark' }, play: open };

/** A trigger without text needs a label. */
export const IconTrigger: Story = {
  args: { trigger: <Icon name="dots" />, label: 'More' },
  play: open,
};

/** Hovering a link before the button also opens the panel. */
export const Lead: Story = {
  args: {
    lead: <a href="/guide/start/">Guide</a>,
    trigger: <Icon name="chevron" />,
    label: 'Pages of the guide',
  },
  play: open,
};

export const KeyboardNavigation: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
  },
};
