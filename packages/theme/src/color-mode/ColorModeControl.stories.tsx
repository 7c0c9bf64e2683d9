import type { Meta, StoryObj } from '@storybook/react-vite';

import { overrideSite } from '../stories/site-parameters';
import { ColorModeControl } from './ColorModeControl';

const meta = {
  title: 'Components/ColorModeControl',
  component: ColorModeControl,
} satisfies Meta<typeof ColorModeControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { colorMode: 'light' }, tags: ['!autodocs'] };

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Auto: Story = { globals: { colorMode: 'auto' }, tags: ['!autodocs'] };

export const Chinese: Story = { globals: { lang: 'zh' } };

/** The color mode changes with a circular reveal, if the browser supports it and motion is not reduced. */
export const WithReveal: Story = {
  parameters: overrideSite({ themeConfig: { enableAppearanceAnimation: true } }),
};

/** Renders nothing on sites without dark mode. */
export const NoDarkMode: Story = { parameters: overrideSite({ themeConfig: { darkMode: false } }) };
