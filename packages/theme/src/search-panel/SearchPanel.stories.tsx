import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';

import { messagesFor } from '../model/messages';
import { createMockClient, mockResults } from '../stories/search-data';
import { rememberSearch } from './recent-searches';
import { SearchPanel } from './SearchPanel';
import type { SearchPanelProps } from './types';

function Panel({ open: initially, ...props }: SearchPanelProps) {
  const [open, setOpen] = useState(initially);
  return (
    <>
      <button type="button" className="oct-button" data-variant="alt" onClick={() => setOpen(true)}>
        Open
      </button>
      <SearchPanel {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Type into the box that the dialog has once its code is there. */
const typing =
  (query: string, answer: RegExp): Story['play'] =>
  async () => {
    await userEvent.type(await screen.findByRole('combobox'), query);
    await screen.findAllByText(answer);
  };

const meta = {
  title: 'Components/SearchPanel',
  component: SearchPanel,
  render: (args) => <Panel {...args} />,
  args: {
    client: createMockClient({ results: mockResults, total: 2 }),
    open: true,
    onClose: () => {},
    onNavigate: () => {},
    messages: messagesFor('en'),
  },
  argTypes: { client: { control: false }, messages: { control: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };

export const Empty: Story = { play: async () => void (await screen.findByRole('combobox')) };

/** Type anything: the answer is the same. */
export const Results: Story = { play: typing('mock', /rs\./) };

export const ResultsInTheDark: Story = {
  globals: { colorMode: 'dark' },
  play: typing('mock', /rs\./),
};

export const Chinese: Story = {
  args: { messages: messagesFor('zh') },
  globals: { lang: 'zh' },
  play: typing('mock', /rs\./),
};

/** Where more pages match than are listed, a button lists all. */
export const MoreThanShown: Story = {
  args: { client: createMockClient({ results: mockResults, total: 40 }) },
  play: typing('mock', /Show all results/),
};

export const NothingFound: Story = {
  args: { client: createMockClient({ results: [], total: 0 }) },
  play: typing('nothing like it', /No results for/),
};

/** The spinner turns for ever. */
export const Searching: Story = {
  args: { client: createMockClient(new Promise(() => {})) },
  play: async () => userEvent.type(await screen.findByRole('combobox'), 'mock'),
};

export const RecentSearches: Story = {
  beforeEach: () => {
    for (const query of ['snapshot', 'mock timers']) rememberSearch(query);
    return () => localStorage.removeItem('octavo-recent-searches');
  },
  play: async () => void (await screen.findByText('mock timers')),
};

/** Each other index is a tab. */
export const OtherIndexes: Story = {
  args: {
    name: 'English',
    indexes: [
      { name: '中文', client: createMockClient({ results: mockResults.slice(2), total: 1 }) },
    ],
  },
  play: typing('mock', /rs\./),
};

/** Groups that the site adds to the answer are tabs as well. */
export const GroupsOfTheSite: Story = {
  args: {
    client: createMockClient({
      results: mockResults,
      total: 2,
      groups: [{ name: 'Blog', results: mockResults }],
    }),
  },
  play: typing('mock', /rs\./),
};

export const LongTitles: Story = {
  args: {
    client: createMockClient({
      results: mockResults.map((result) => ({
        ...result,
        title: 'A page whose title says everything that stands on it, and then some more of it',
      })),
      total: 2,
    }),
  },
  play: typing('mock', /rs\./),
};

export const Small: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'mobile1' } },
  play: typing('mock', /rs\./),
};
