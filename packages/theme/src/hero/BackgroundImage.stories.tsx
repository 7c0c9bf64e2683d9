import type { Meta, StoryObj } from '@storybook/react-vite';

import { missingPicture, picture } from '../stories/images';
import { BackgroundImage } from './BackgroundImage';

const meta = {
  title: 'Components/BackgroundImage',
  component: BackgroundImage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof BackgroundImage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A soft light of the accent. */
export const WithoutImage: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' } };

export const Image: Story = { args: { src: picture('', '#fbd9c6', 1600, 900) } };

export const ImageMissing: Story = { args: { src: missingPicture } };
