import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon } from '../../icons/Icon';
import { Card } from './Card';

const meta = {
  title: 'MDX/Card',
  component: Card,
  args: { title: 'Fast', content: 'Compiled once with Rspack.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const WithIcon: Story = { args: { icon: <Icon name="globe" /> } };

export const Children: Story = {
  args: {
    content: undefined,
    children: (
      <p>
        Content with a <a href="/guide/start/">link to the guide</a>.
      </p>
    ),
  },
};

export const TitleOnly: Story = { args: { content: undefined } };

export const LongTexts: Story = {
  args: {
    title: 'A card title that is much longer than one line and has to wrap in narrow columns',
    content: 'anUnbreakableWord'.repeat(6),
  },
};
