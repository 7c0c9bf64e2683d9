import type { Meta, StoryObj } from '@storybook/react-vite';

import { localize, localizePath } from '../stories/site-data';
import { overrideSite, type SiteOverrides, type StoryLang } from '../stories/site-parameters';
import { DocFooter } from './DocFooter';

const completePage = (lang: StoryLang): SiteOverrides => ({
  page: {
    editUrl: 'https://github.com/example/example/edit/main/docs/index.mdx',
    lastUpdatedTime: '2026-11-21T08:00:00Z',
    prev: {
      text: localize(lang, 'Quick start', '快速开始'),
      link: localizePath(lang, '/guide/start/quick'),
    },
    next: {
      text: localize(lang, 'Mock `modules`', '模拟 `模块`'),
      link: localizePath(lang, '/guide/mock'),
    },
  },
});

const meta = {
  title: 'Components/DocFooter',
  component: DocFooter,
  parameters: overrideSite(completePage),
} satisfies Meta<typeof DocFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { globals: { lang: 'zh' } };

export const FirstPage: Story = { parameters: withoutPage('prev') };

export const LastPage: Story = { parameters: withoutPage('next') };

/** Renders no date if the page has none or it is invalid. */
export const InvalidDate: Story = {
  parameters: overrideSite((lang) => ({
    page: { ...completePage(lang).page, lastUpdatedTime: 'not a date' },
  })),
};

export const Empty: Story = { parameters: overrideSite({ page: {} }) };

export const LongTitles: Story = {
  parameters: overrideSite({
    page: {
      prev: {
        text: 'A page title that is too long for a single line of the previous link',
        link: '/a',
      },
      next: { text: 'someFunction.withAVeryLongName.thatCannotBeBroken()', link: '/b' },
    },
  }),
};

/** A page without a title is listed with its route path. */
export const MissingTitle: Story = {
  parameters: overrideSite({ page: { next: { text: '', link: '/guide/untitled' } } }),
};

function withoutPage(side: 'prev' | 'next') {
  return overrideSite((lang) => ({ page: { ...completePage(lang).page, [side]: undefined } }));
}
