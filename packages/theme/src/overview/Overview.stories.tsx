import type { Meta, StoryObj } from '@storybook/react-vite';

import type { OverviewGroup } from '../model/types';
import { overrideSite } from '../stories/site-parameters';
import { Overview } from './Overview';

const groups: OverviewGroup[] = [
  {
    name: 'Runtime API',
    items: [
      {
        text: 'expect',
        link: '/api/expect',
        headings: [
          { id: 'to-be', text: '`toBe`', depth: 2 },
          { id: 'to-equal', text: '`toEqual`', depth: 2 },
          { id: 'not', text: '`not`', depth: 3 },
        ],
      },
      {
        text: 'Mock modules',
        link: '/api/mock-modules',
        headings: [{ id: 'rs-mock', text: '`rs.mock`', depth: 2 }],
      },
      { text: 'Without headings', link: '/api/empty', headings: [] },
    ],
  },
  { name: '', items: [{ text: '', link: '/api/others', headings: [] }] },
];

const meta = {
  title: 'Components/Overview',
  component: Overview,
  args: { title: 'API overview', groups },
  parameters: overrideSite({ page: { headingTitle: undefined } }),
} satisfies Meta<typeof Overview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { args: { title: 'API 概览' }, globals: { lang: 'zh' } };

export const SecondLevelOnly: Story = { args: { overviewHeaders: [2] } };

export const DescriptionsAndBadges: Story = {
  args: {
    groups: [
      {
        name: 'Running tests',
        items: [
          {
            text: 'retry',
            link: '/config/retry',
            description: 'How often a failed test runs again.',
            badges: ['Default: `0`'],
            headings: [],
          },
          {
            text: 'bail',
            link: '/config/bail',
            description: 'Stop the run after a number of `failures`.',
            headings: [],
          },
        ],
      },
    ],
  },
};

export const Empty: Story = { args: { groups: [] } };

export const LongTitles: Story = {
  args: {
    groups: [
      {
        name: 'A group whose name is much longer than the width of a single card of the overview',
        items: [
          {
            text: 'someFunction.withAVeryLongName.thatCannotBeBroken.becauseItHasNoSpaces()',
            link: '/a',
            headings: [{ id: 'a', text: 'A heading that is too long for a single line', depth: 2 }],
          },
        ],
      },
    ],
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'mock');
  },
};

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such entry');
  },
};

/** The filter responds to the first key press, even with this many entries. */
export const FiveHundredEntries: Story = {
  args: {
    groups: Array.from({ length: 20 }, (_, group) => ({
      name: `Group ${group + 1}`,
      items: Array.from({ length: 25 }, (_, entry) => ({
        text: `Entry ${group * 25 + entry + 1}`,
        link: `/entry/${group}/${entry}`,
        headings: [],
      })),
    })),
  },
};
