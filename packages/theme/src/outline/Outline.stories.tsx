import type { Meta, StoryObj } from '@storybook/react-vite';

import { overrideSite } from '../stories/site-parameters';
import { LocalOutline } from './LocalOutline';
import { Outline } from './Outline';

const meta = {
  title: 'Components/Outline',
  component: Outline,
} satisfies Meta<typeof Outline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { globals: { lang: 'zh' } };

/** Renders nothing on pages without headings. */
export const Empty: Story = { parameters: overrideSite({ page: { toc: [] } }) };

/** Lists levels 2 to 4, even if levels are skipped. */
export const Nested: Story = {
  parameters: overrideSite({
    page: {
      toc: [
        { id: 'a', text: 'Second level', depth: 2 },
        { id: 'b', text: 'Fourth level without a third', depth: 4 },
        { id: 'c', text: 'Third level', depth: 3 },
        { id: 'd', text: 'Fourth level', depth: 4 },
        { id: 'e', text: 'Fifth level, not listed', depth: 5 },
        { id: 'f', text: 'Second level again', depth: 2 },
      ],
    },
  }),
};

export const LongTitles: Story = {
  parameters: overrideSite({
    page: {
      toc: [
        { id: 'a', text: 'A heading that is too long for a single line of the outline', depth: 2 },
        { id: 'b', text: '`someFunction.withAVeryLongName.thatCannotBeBroken()`', depth: 3 },
        { id: 'c', text: '<script>alert(1)</script> is **text**', depth: 2 },
      ],
    },
  }),
};

/** Below 1280 px, the outline is a dropdown in the toolbar. */
export const OnSmallScreens: Story = { render: () => <LocalOutline /> };

export const OnSmallScreensOpen: Story = {
  render: () => <LocalOutline />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
  },
};
