import type { Meta, StoryObj } from '@storybook/react-vite';

import { createPlaceholderImage } from '../stories/images';
import { Features } from './Features';

const items = [
  {
    title: 'No setup',
    details: 'TypeScript and JSX work without a config file.',
    icon: '⚡',
  },
  {
    title: 'Your build setup',
    details: 'Plugins and aliases also apply to tests.',
    icon: '🧱',
  },
  { title: 'Familiar API', details: '`describe`, `test`, `expect` and mocks.', icon: '📖' },
];

const meta = {
  title: 'Components/Features',
  component: Features,
  args: { items },
} satisfies Meta<typeof Features>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Links: Story = {
  args: { items: items.map((item) => ({ ...item, link: '/guide/start/' })) },
};

/** Icons can be characters, image URLs or HTML. */
export const Icons: Story = {
  args: {
    items: [
      { title: 'Character', icon: '⚡' },
      { title: 'Image', icon: createPlaceholderImage('I', '#1c63b7') },
      {
        title: 'Markup',
        icon: '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor"><circle cx="12" cy="12" r="9"/></svg>',
      },
      { title: 'None' },
    ],
  },
};

export const Empty: Story = { args: { items: [] } };

export const Spans: Story = {
  args: { items: [{ ...items[0]!, span: 6 }, { ...items[1]!, span: 6 }, ...items] },
};

export const LongTexts: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      title: `${item.title} in a title that is too long for one line`,
      details: item.details.repeat(5),
    })),
  },
};
