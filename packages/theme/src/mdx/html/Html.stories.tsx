import type { Meta, StoryObj } from '@storybook/react-vite';

import { Prose } from '../../stories/prose';
import { Html } from './Html';

const meta = {
  title: 'MDX/Html',
  component: Html,
  args: { html: '<h2 id="a">Compiled</h2><p>Static HTML with <code>code</code>.</p>' },
  decorators: [
    (Story) => (
      <Prose>
        <Story />
      </Prose>
    ),
  ],
} satisfies Meta<typeof Html>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};

export const Inline: Story = { args: { inline: true, html: 'a few <em>words</em>' } };

/** A missing fragment renders nothing. */
export const MissingFragment: Story = { args: { html: undefined, fragment: 7 } };
