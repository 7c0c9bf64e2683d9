import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon } from '../../icons/Icon';
import { Card } from './Card';

const meta = {
  title: 'MDX/Card',
  component: Card,
  args: { title: 'Fast', content: 'Compiled by Rspack, and only once.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' } };

export const WithIcon: Story = { args: { icon: <Icon name="globe" /> } };

export const Children: Story = {
  args: {
    content: undefined,
    children: (
      <p>
        Content with a <a href="/guide/start/">way to the guide</a>.
      </p>
    ),
  },
};

export const TitleOnly: Story = { args: { content: undefined } };

export const LongTexts: Story = {
  args: {
    title: 'A title that is much longer than the title of a card has any business to be',
    content: 'aWordThatCannotBeBroken'.repeat(6),
  },
};
