import type { SearchAnswer, SearchClient, SearchResult } from '@octavo/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { messagesFor } from '../messages';
import { SearchButton } from './SearchButton';
import { SearchPanel } from './SearchPanel';
import type { SearchPanelProps } from './types';

const page = { query: 'mock', title: 'Mock modules', routePath: '/api/mock-modules' };

const results: SearchResult[] = [
  { ...page, kind: 'title', link: '/api/mock-modules', highlights: [{ start: 0, length: 4 }] },
  {
    ...page,
    kind: 'heading',
    link: '/api/mock-modules#rs-mock',
    breadcrumb: ['Mock modules', 'Functions', 'rs.mock'],
    heading: 'rs.mock',
    highlights: [{ start: 3, length: 4 }],
  },
  {
    ...page,
    kind: 'content',
    title: '模拟函数',
    routePath: '/zh/api/mock-functions',
    link: '/zh/api/mock-functions#spies',
    breadcrumb: ['模拟函数', '监听'],
    statement: '...用 mock 替换方法，并记录每一次调用。',
    highlights: [{ start: 5, length: 4 }],
  },
];

function clientOf(answer: SearchAnswer | Promise<SearchAnswer>): SearchClient {
  return { state: 'inited', init: async () => {}, query: async () => answer };
}

function Panel(props: SearchPanelProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <SearchPanel {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  component: SearchPanel,
  render: Panel,
  args: {
    client: clientOf({ results, total: 2 }),
    open: true,
    onClose: () => {},
    onNavigate: () => {},
    messages: messagesFor('en'),
  },
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type anything: the answer is the same. */
export const Results: Story = {};

export const InChinese: Story = { args: { messages: messagesFor('zh') } };

export const MoreThanShown: Story = { args: { client: clientOf({ results, total: 40 }) } };

export const NothingFound: Story = { args: { client: clientOf({ results: [], total: 0 }) } };

/** The spinner turns for ever. */
export const Searching: Story = { args: { client: clientOf(new Promise(() => {})) } };

export const OtherIndexes: Story = {
  args: {
    name: 'English',
    indexes: [{ name: '中文', client: clientOf({ results: results.slice(2), total: 1 }) }],
  },
};

export const GroupsOfTheSite: Story = {
  args: { client: clientOf({ results, total: 2, groups: [{ name: 'Blog', results }] }) },
};

/** What the navbar shows; opens with Ctrl or Cmd and K as well. */
export const Button: Story = {
  render: ({ client, onNavigate, messages }) => (
    <SearchButton client={client} onNavigate={onNavigate} messages={messages} />
  ),
};
