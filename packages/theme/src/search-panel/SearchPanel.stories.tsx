import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';

import { messagesFor } from '../model/messages';
import { createMockClient, mockResults } from '../stories/search-data';
import { saveRecentSearch } from './recent-searches';
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

/** Types a query after the dialog has loaded. */
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

/** Every query has the same results. */
export const Results: Story = { play: typing('mock', /rs\./) };

export const ResultsDark: Story = {
  globals: { colorMode: 'dark' },
  play: typing('mock', /rs\./),
};

export const Chinese: Story = {
  args: { messages: messagesFor('zh') },
  globals: { lang: 'zh' },
  play: typing('mock', /rs\./),
};

/** If more pages match than are listed, a button shows all of them. */
export const MoreThanShown: Story = {
  args: { client: createMockClient({ results: mockResults, total: 40 }) },
  play: typing('mock', /Show all results/),
};

export const NothingFound: Story = {
  args: { client: createMockClient({ results: [], total: 0 }) },
  play: typing('no such page', /No results for/),
};

/** The query never completes. */
export const Searching: Story = {
  args: { client: createMockClient(new Promise(() => {})) },
  play: async () => userEvent.type(await screen.findByRole('combobox'), 'mock'),
};

export const RecentSearches: Story = {
  beforeEach: () => {
    for (const query of ['snapshot', 'mock timers']) saveRecentSearch(query);
    return () => localStorage.removeItem('octavo-recent-searches');
  },
  play: async () => void (await screen.findByText('mock timers')),
};

/** Additional indexes are tabs. */
export const OtherIndexes: Story = {
  args: {
    name: 'English',
    indexes: [
      { name: '中文', client: createMockClient({ results: mockResults.slice(2), total: 1 }) },
    ],
  },
  play: typing('mock', /rs\./),
};

/** Groups of the search answer are tabs as well. */
export const ResultGroups: Story = {
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
        title:
          'A page with a title that is too long to fit into a single line of the search results',
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
