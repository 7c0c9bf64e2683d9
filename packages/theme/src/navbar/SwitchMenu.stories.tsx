import type { Meta, StoryObj } from '@storybook/react-vite';

import { SwitchMenu } from './SwitchMenu';

/** The language and version menus of the navbar. */
const meta = {
  title: 'Components/SwitchMenu',
  component: SwitchMenu,
  args: {
    label: 'Language',
    icon: 'globe',
    current: 'en',
    options: [
      { key: 'en', text: 'English', lang: 'en', href: '/guide/start/' },
      { key: 'zh', text: '简体中文', lang: 'zh', href: '/zh/guide/start/' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="oct-story-end">
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
} satisfies Meta<typeof SwitchMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
};

export const Languages: Story = {};

export const LanguagesOpen: Story = { play: open };

export const LanguagesDark: Story = { globals: { colorMode: 'dark' }, play: open };

export const Versions: Story = {
  args: {
    label: 'Version',
    icon: undefined,
    current: '2.0.0-beta.4',
    options: ['2.0.0-beta.4', '1.x', '0.x'].map((version) => ({
      key: version,
      text: version,
      href: `/${version}/guide/start/`,
    })),
  },
  play: open,
};

/** A language that the site does not have is shown as its tag. */
export const UnknownCurrent: Story = { args: { current: 'eo' }, play: open };
