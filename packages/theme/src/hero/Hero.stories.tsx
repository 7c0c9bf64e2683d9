import type { Meta, StoryObj } from '@storybook/react-vite';

import { brokenImageUrl, createPlaceholderImage, themedLogo } from '../stories/images';
import { Hero } from './Hero';

const meta = {
  title: 'Components/Hero',
  component: Hero,
  args: {
    title: 'Rstest',
    subTitle: 'The test runner built on Rspack',
    description: 'One build setup for your app and its tests',
    logoUrl: createPlaceholderImage('R', '#bd3f0b', 176),
    getStartedHref: '/guide/start/',
    learnMoreHref: '/guide/',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { args: { logoUrl: themedLogo }, globals: { colorMode: 'dark' } };

export const Chinese: Story = {
  args: { subTitle: '基于 Rspack 的测试框架', description: '应用与测试共用一份构建配置' },
  globals: { lang: 'zh' },
};

/** Stars move towards the pointer, unless the reader prefers reduced motion. */
export const Stars: Story = { args: { showStars: true } };

export const WithoutOval: Story = { args: { showOvalBg: false } };

/** The logo is above the text. */
export const Centered: Story = { args: { align: 'center' } };

export const TitleOnly: Story = {
  args: {
    subTitle: undefined,
    description: undefined,
    logoUrl: undefined,
    getStartedHref: undefined,
    learnMoreHref: undefined,
  },
};

/** The repository link replaces the "Learn More" button. */
export const Repository: Story = { args: { githubURL: 'https://github.com/example/example' } };

/** Renders buttons for click handlers without links. */
export const Buttons: Story = {
  args: {
    getStartedHref: undefined,
    learnMoreHref: undefined,
    onClickGetStarted: () => {},
    onClickLearnMore: () => {},
    getStartedButtonText: 'Try it',
    learnMoreButtonText: 'Learn how',
  },
};

export const CustomActions: Story = {
  args: {
    actions: [
      { text: 'Install', link: '/install', theme: 'brand' },
      { text: 'Compare', link: '/compare', theme: 'alt' },
      { text: 'Source', link: 'https://example.com', theme: 'alt' },
    ],
  },
};

export const LongTexts: Story = {
  args: {
    title: 'A product with a name that is too long for a single line',
    subTitle: 'A subtitle that is long enough to need more than two lines on the screen of a phone',
    description:
      'A description that is also longer than usual, to show how several lines are wrapped and aligned, with **bold** text and `code` in the middle of a sentence.',
  },
};

export const MissingLogo: Story = { args: { logoUrl: brokenImageUrl, logoAlt: 'Rstest' } };
