import type { Meta, StoryObj } from '@storybook/react-vite';

import { pathIn, say } from '../stories/site-data';
import { onSite, type SiteChanges, type StoryLang } from '../stories/site-parameters';
import { DocFooter } from './DocFooter';

const everything = (lang: StoryLang): SiteChanges => ({
  page: {
    editUrl: 'https://github.com/example/example/edit/main/docs/index.mdx',
    lastUpdatedTime: '2026-11-21T08:00:00Z',
    prev: { text: say(lang, 'Quick start', '快速开始'), link: pathIn(lang, '/guide/start/quick') },
    next: { text: say(lang, 'Mock `modules`', '模拟 `模块`'), link: pathIn(lang, '/guide/mock') },
  },
});

const meta = {
  title: 'Components/DocFooter',
  component: DocFooter,
  parameters: onSite(everything),
} satisfies Meta<typeof DocFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' } };

export const Chinese: Story = { globals: { lang: 'zh' } };

export const FirstPage: Story = { parameters: withoutPage('prev') };

export const LastPage: Story = { parameters: withoutPage('next') };

/** The date is left out where the page has none, or where it is no date. */
export const NoDate: Story = {
  parameters: onSite((lang) => ({
    page: { ...everything(lang).page, lastUpdatedTime: 'not a date' },
  })),
};

export const Empty: Story = { parameters: onSite({ page: {} }) };

export const LongTitles: Story = {
  parameters: onSite({
    page: {
      prev: {
        text: 'Everything that has to be said about the page before this one, in its title',
        link: '/a',
      },
      next: { text: 'someFunction.withAVeryLongName.thatCannotBeBroken()', link: '/b' },
    },
  }),
};

/** A page without a title is named by its address. */
export const MissingTitle: Story = {
  parameters: onSite({ page: { next: { text: '', link: '/guide/untitled' } } }),
};

function withoutPage(side: 'prev' | 'next') {
  return onSite((lang) => ({ page: { ...everything(lang).page, [side]: undefined } }));
}
