import type { Meta, StoryObj } from '@storybook/react-vite';

import { overrideSite } from '../stories/site-parameters';
import { ColorModeControl } from './ColorModeControl';

const meta = {
  title: 'Components/ColorModeControl',
  component: ColorModeControl,
} satisfies Meta<typeof ColorModeControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { colorMode: 'light' } };

export const Dark: Story = { globals: { colorMode: 'dark' } };

export const LikeTheSystem: Story = { globals: { colorMode: 'auto' } };

export const Chinese: Story = { globals: { lang: 'zh' } };

/** The new mode opens as a circle, where the browser can and motion is welcome. */
export const WithReveal: Story = {
  parameters: overrideSite({ themeConfig: { enableAppearanceAnimation: true } }),
};

/** Sites without dark mode have no control. */
export const NoDarkMode: Story = { parameters: overrideSite({ themeConfig: { darkMode: false } }) };
