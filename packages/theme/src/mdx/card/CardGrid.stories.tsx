import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from './Card';
import { CardGrid } from './CardGrid';
import { LinkCard } from './LinkCard';

const meta = {
  title: 'MDX/CardGrid',
  component: CardGrid,
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  args: {
    children: ['Fast', 'Small', 'Plain'].map((title) => (
      <Card key={title} title={title} content="A short description." />
    )),
  },
};

export const LinkCards: Story = {
  args: {
    children: ['Guide', 'API', 'Configuration', 'Releases'].map((title) => (
      <LinkCard key={title} href={`/${title.toLowerCase()}`} title={title} description="Read on." />
    )),
  },
};

export const OnPhones: Story = {
  ...LinkCards,
  tags: ['phone'],
  globals: { viewport: { value: 'mobile1' } },
};

export const Empty: Story = {};
