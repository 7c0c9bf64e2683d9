import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';

import { ScrollToTop } from './ScrollToTop';

const meta = {
  title: 'Components/ScrollToTop',
  component: ScrollToTop,
  decorators: [
    (Story) => (
      <div className="oct-story-tall">
        <p>The button appears past 100 px.</p>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {};

const scroll: Story['play'] = async () => {
  window.scrollTo(0, 400);
  fireEvent.scroll(window);
};

export const Scrolled: Story = { play: scroll };

export const Dark: Story = { globals: { colorMode: 'dark' }, play: scroll };
