import type { Meta, StoryObj } from '@storybook/react-vite';

import { brokenImageUrl, createPlaceholderImage } from '../stories/images';
import { BackgroundImage } from './BackgroundImage';

const meta = {
  title: 'Components/BackgroundImage',
  component: BackgroundImage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof BackgroundImage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a gradient in the accent color. */
export const WithoutImage: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' } };

export const Image: Story = { args: { src: createPlaceholderImage('', '#fbd9c6', 1600, 900) } };

export const MissingImage: Story = { args: { src: brokenImageUrl } };
