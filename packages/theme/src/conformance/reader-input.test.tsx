import { formatMessage } from '@octavo/mdx-plugins/messages/format';
import type { SearchAnswer, SearchClient } from '@octavo/search';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';

import { getColorModeStorageKey } from '../color-mode/color-mode';
import { Layout } from '../layout/Layout';
import { Tab, Tabs } from '../mdx/index';
import { TAB_STORAGE_PREFIX } from '../mdx/tabs/tab-storage';
import { SEARCH_DEBOUNCE } from '../model/constants';
import { messagesFor } from '../model/messages';
import { SearchDialog } from '../search-panel/SearchDialog';
import { getSidebarStorageKey } from '../sidebar/sidebar-key';
import { fakeMatchMedia, fakeModalDialogs } from '../testing/browser';
import { Fixture, pageData, siteData } from '../testing/site-fixture';

// Readers, browsers and servers control these values. No value may cause an error.
const HASHES = ['#', '#%', '#%E0%A4%A', '#"]', "#'", '#\\', '#constructor', `#${'a'.repeat(5000)}`];
const QUERIES = ['?navbar', '?navbar=%E0%A4%A', '?sidebar=0&sidebar=1', '?=&&', '?__proto__=0'];
const STORED = [
  '',
  'null',
  '7',
  '"',
  '[]',
  '[null]',
  '{"groups":7}',
  '{"groups":{"a":1},"top":"x"}',
];
const LOCAL_KEYS = [
  getColorModeStorageKey('/'),
  `${TAB_STORAGE_PREFIX}os`,
  'octavo-recent-searches',
];
const SESSION_KEYS = [getSidebarStorageKey('/'), 'octavo.scroll', 'octavo.reloaded'];

let error: Mock;
beforeEach(() => {
  fakeMatchMedia(false);
  fakeModalDialogs();
  window.scrollTo = (() => {}) as typeof window.scrollTo;
  error = vi.spyOn(console, 'error').mockImplementation(() => {}) as unknown as Mock;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const site = siteData({
  themeConfig: { enableScrollToTop: true, announcement: { message: 'News' } },
});
const page = pageData({ overview: [{ name: 'Group', items: [] }] });

/** Renders a page with a query string and a hash in the URL. */
function renderAt(search: string, hash: string): void {
  window.history.replaceState(null, '', `${page.routePath}${search}${hash}`);
  const location = { pathname: page.routePath, search, hash };
  render(
    <Fixture site={site} page={page} navigation={{ location }}>
      <Layout>
        <Tabs groupId="os">
          <Tab label="Linux">Content</Tab>
        </Tabs>
      </Layout>
    </Fixture>,
  );
}

function expectPage(): void {
  expect(screen.getByText('Content')).toBeTruthy();
  expect(error).not.toHaveBeenCalled();
}

test.each(HASHES)('a page renders with the hash %s', (hash) => {
  renderAt('', hash);
  act(() => window.dispatchEvent(new PopStateEvent('popstate')));
  expectPage();
});

test.each(QUERIES)('a page renders with the query string %s', (search) => {
  renderAt(search, '');
  expectPage();
});

test.each(STORED)('a page renders when storage contains %j', (value) => {
  for (const key of LOCAL_KEYS) localStorage.setItem(key, value);
  for (const key of SESSION_KEYS) sessionStorage.setItem(key, value);
  renderAt('', '');
  expectPage();
});

test('a page renders when the browser blocks storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  renderAt('', '');
  fireEvent.click(screen.getByRole('tab'));
  expectPage();
});

/** Types a query into a dialog with this client, and returns the text of the dialog. */
async function search(query: string, client: Pick<SearchClient, 'query'>): Promise<string | null> {
  vi.useFakeTimers();
  render(
    <SearchDialog
      open
      client={{ state: 'inited', init: async () => {}, ...client }}
      messages={messagesFor('en')}
      onClose={() => {}}
      onNavigate={() => {}}
    />,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: query } });
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  return screen.getByRole('dialog').textContent;
}

test.each(['(', '\\', '[a-', '*'.repeat(100), '\u0000', '\ud800', '<b>&amp;'])(
  'a reader can search for %j',
  async (query) => {
    const text = await search(query, { query: async () => ({ results: [], total: 0 }) });
    expect(text).toContain(formatMessage(messagesFor('en').searchNoResults, { query }));
    expect(error).not.toHaveBeenCalled();
  },
);

test('results with ranges outside their text are shown', async () => {
  const base = { query: 'mock', title: 'Mocking', routePath: '/mock', link: '/mock' };
  const highlights = [
    { start: -3, length: 2 },
    { start: 4, length: 99 },
    { start: 2, length: -1 },
    { start: 50, length: 1 },
  ];
  const answer: SearchAnswer = { results: [{ ...base, kind: 'title', highlights }], total: 1 };
  expect(await search('mock', { query: async () => answer })).toContain('Mocking');
  expect(error).not.toHaveBeenCalled();
});
