import type { Meta, StoryObj } from '@storybook/react-vite';

import { logoPair, missingPicture, picture } from '../stories/images';
import { Hero } from './Hero';

const meta = {
  title: 'Components/Hero',
  component: Hero,
  args: {
    title: 'Rstest',
    subTitle: 'The test runner built on Rspack',
    description: 'One build setup for your app and its tests',
    logoUrl: picture('R', '#bd3f0b', 176),
    getStartedHref: '/guide/start/',
    learnMoreHref: '/guide/',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { args: { logoUrl: logoPair }, globals: { colorMode: 'dark' } };

export const Chinese: Story = {
  args: { subTitle: '基于 Rspack 的测试框架', description: '应用与测试共用一份构建配置' },
  globals: { lang: 'zh' },
};

/** Stars lean towards the pointer, where motion is welcome. */
export const Stars: Story = { args: { showStars: true } };

export const WithoutOval: Story = { args: { showOvalBg: false } };

export const TitleOnly: Story = {
  args: {
    subTitle: undefined,
    description: undefined,
    logoUrl: undefined,
    getStartedHref: undefined,
    learnMoreHref: undefined,
  },
};

/** The repository takes the place of Learn More. */
export const Repository: Story = { args: { githubURL: 'https://github.com/example/example' } };

/** Buttons where there is something to call and nothing to link. */
export const Buttons: Story = {
  args: {
    getStartedHref: undefined,
    learnMoreHref: undefined,
    onClickGetStarted: () => {},
    onClickLearnMore: () => {},
    getStartedButtonText: 'Try it',
    learnMoreButtonText: 'Read on',
  },
};

export const OwnActions: Story = {
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
    title: 'A product with a name that nobody would have chosen for it',
    subTitle:
      'And a sentence below it that goes on well beyond what fits into two lines of a phone',
    description:
      'Whoever writes such a description has not decided yet what the product is for, and so it says a little of everything, with **bold** and `code` between.',
  },
};

export const LogoMissing: Story = { args: { logoUrl: missingPicture, logoAlt: 'Rstest' } };
