import fr from '@octavo/mdx-plugins/messages/fr.json';
import ru from '@octavo/mdx-plugins/messages/ru.json';
import type { SearchAnswer, SearchClient, SearchResult } from '@octavo/search';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SEARCH_DEBOUNCE, SEARCH_EVENT } from '../model/constants';
import { messagesFor } from '../model/messages';
import { fakeModalDialogs } from '../testing/browser';
import { captureEarlyInput } from './early-input';
import { SearchDialog } from './SearchDialog';
import type { SearchPanelProps } from './types';

beforeEach(() => {
  vi.useFakeTimers();
  fakeModalDialogs();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const base = { query: 'mock', title: 'Mocking', routePath: '/mock' };
const titleRow: SearchResult = {
  ...base,
  kind: 'title',
  link: '/mock',
  highlights: [{ start: 0, length: 4 }],
};
const headingRow: SearchResult = {
  ...base,
  kind: 'heading',
  link: '/mock#modules',
  breadcrumb: ['Mocking', 'Modules'],
  heading: 'Modules',
  highlights: [],
};
const contentRow: SearchResult = {
  ...base,
  kind: 'content',
  title: 'Spies',
  routePath: '/spies',
  link: '/spies#calls',
  breadcrumb: ['Spies', 'Calls'],
  statement: '...a mock counts its calls',
  highlights: [{ start: 5, length: 4 }],
};

const answer: SearchAnswer = { results: [titleRow, headingRow, contentRow], total: 2 };

function clientOf(query: SearchClient['query'] = async () => answer): SearchClient {
  return { state: 'inited', init: vi.fn(async () => {}), query: vi.fn(query) };
}

/** Options of a query with a limit. */
const options = (limit: number) => ({ limit, onUpdate: expect.any(Function) });

function renderPanel(props: Partial<SearchPanelProps> = {}) {
  const onClose = vi.fn();
  const onNavigate = vi.fn();
  const client = props.client ?? clientOf();
  const panel = (more: Partial<SearchPanelProps> = {}) => (
    <SearchDialog
      open
      onClose={onClose}
      onNavigate={onNavigate}
      messages={messagesFor('en')}
      {...props}
      client={client}
      {...more}
    />
  );
  const view = render(panel());
  const update = (more: Partial<SearchPanelProps>) => view.rerender(panel(more));
  return { onClose, onNavigate, client, update };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const rows = () => screen.queryAllByRole('option');
const selected = () => rows().findIndex((row) => row.getAttribute('aria-selected') === 'true');
const press = (key: string, init = {}) => fireEvent.keyDown(box(), { key, ...init });

async function type(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
}

test('loads the index and focuses the input when it opens', () => {
  const { client } = renderPanel();
  expect(client.init).toHaveBeenCalled();
  expect(document.activeElement).toBe(box());
  expect(box().placeholder).toBe('Search docs');
});

test('debounces queries', async () => {
  const { client } = renderPanel();
  fireEvent.change(box(), { target: { value: 'mo' } });
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE - 1));
  fireEvent.change(box(), { target: { value: 'mock' } });
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE - 1));
  expect(client.query).not.toHaveBeenCalled();

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(client.query).toHaveBeenCalledExactlyOnceWith('mock', options(7));
});

test('dispatches an event with the query and the number of results', async () => {
  const onSearch = vi.fn();
  const listener = (event: Event) => onSearch((event as CustomEvent).detail);
  document.addEventListener(SEARCH_EVENT, listener);
  renderPanel();
  await type('mock');
  document.removeEventListener(SEARCH_EVENT, listener);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ query: 'mock', total: expect.any(Number) });
});

test('prepares a query on every input', async () => {
  const { client } = renderPanel();
  const prepare = vi.fn();
  client.prepare = prepare;
  for (const value of ['mo', 'mock']) fireEvent.change(box(), { target: { value } });
  expect(prepare.mock.calls).toEqual([
    ['mo', { limit: 7 }],
    ['mock', { limit: 7 }],
  ]);
});

test('groups rows by page and highlights matches', async () => {
  renderPanel();
  await type('mock');

  expect(
    within(screen.getByRole('group', { name: 'Mocking' })).getAllByRole('option'),
  ).toHaveLength(2);
  expect(
    screen.getByRole('option', { name: /counts its calls/ }).querySelector('mark')?.textContent,
  ).toBe('mock');
  expect(screen.getByRole('status').textContent).toBe('3 results');
});

test('arrow keys move the selection and wrap around', async () => {
  renderPanel();
  await type('mock');
  expect(selected()).toBe(0);

  press('ArrowDown');
  press('ArrowDown');
  expect(selected()).toBe(2);
  expect(box().getAttribute('aria-activedescendant')).toBe(rows()[2]!.id);
  press('ArrowDown');
  expect(selected()).toBe(0);
  press('ArrowUp');
  expect(selected()).toBe(2);
});

test('page keys move the selection, and Home and End are left to the input', async () => {
  renderPanel();
  await type('mock');
  expect(press('PageDown')).toBe(false);
  expect(selected()).toBe(2);
  expect(press('Home')).toBe(true);
  expect(press('End')).toBe(true);
  expect(selected()).toBe(2);
  expect(press('PageUp')).toBe(false);
  expect(selected()).toBe(0);
});

test('Enter opens the first result of the current text, not of the previous one', async () => {
  const spies: SearchAnswer = { results: [contentRow], total: 1 };
  const { onNavigate, client } = renderPanel({
    client: clientOf(async (query) => (query === 'mock' ? answer : spies)),
  });
  await type('mock');
  fireEvent.change(box(), { target: { value: 'coverage' } });
  press('Enter');
  expect(onNavigate).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/spies#calls');
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  expect(client.query).toHaveBeenCalledTimes(2);
});

test('Enter waits for the first answer', async () => {
  const answers: ((value: SearchAnswer) => void)[] = [];
  const { onNavigate } = renderPanel({
    client: clientOf(() => new Promise((resolve) => answers.push(resolve))),
  });
  fireEvent.change(box(), { target: { value: 'mock' } });
  press('Enter');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(onNavigate).not.toHaveBeenCalled();
  await act(async () => answers[0]!(answer));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/mock');
});

test.each<[string, () => void]>([
  ['more text', () => fireEvent.change(box(), { target: { value: 'mocks' } })],
  ['an arrow key', () => press('ArrowDown')],
])('%s cancels Enter', async (_, cancel) => {
  const { onNavigate } = renderPanel();
  await type('m');
  fireEvent.change(box(), { target: { value: 'mock' } });
  press('Enter');
  cancel();
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  expect(onNavigate).not.toHaveBeenCalled();
});

test('closing the panel cancels Enter', async () => {
  const { onNavigate, update } = renderPanel();
  fireEvent.change(box(), { target: { value: 'mock' } });
  press('Enter');
  update({ open: false });
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  update({ open: true });
  expect(onNavigate).not.toHaveBeenCalled();
});

test('Enter does nothing if the answer is empty', async () => {
  const { onNavigate } = renderPanel({ client: clientOf(async () => ({ results: [], total: 0 })) });
  fireEvent.change(box(), { target: { value: 'mock' } });
  press('Enter');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(onNavigate).not.toHaveBeenCalled();
  expect(document.querySelector('.oct-search-empty')).not.toBeNull();
});

test('Ctrl+Enter opens a tab when the answer arrives', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { onNavigate } = renderPanel();
  fireEvent.change(box(), { target: { value: 'mock' } });
  press('Enter', { ctrlKey: true });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(open).toHaveBeenCalledExactlyOnceWith('/mock', '_blank', 'noopener');
  expect(onNavigate).not.toHaveBeenCalled();
});

test('rows of another client are never rendered or opened', async () => {
  const { onNavigate, update } = renderPanel();
  await type('mock');
  expect(rows()).toHaveLength(3);
  const answers: ((value: SearchAnswer) => void)[] = [];
  const other = clientOf(() => new Promise((resolve) => answers.push(resolve)));
  update({ client: other });
  expect(rows()).toEqual([]);
  press('Enter');
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  expect(onNavigate).not.toHaveBeenCalled();
  await act(async () => answers[0]!({ results: [contentRow], total: 1 }));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/spies#calls');
});

test('rows of the previous client are not rendered when the panel is opened again', async () => {
  const { update } = renderPanel();
  await type('mock');
  update({ open: false });
  update({ open: false, client: clientOf(() => new Promise(() => {})) });
  update({ open: true, client: clientOf(() => new Promise(() => {})) });
  expect(rows()).toEqual([]);
});

test('arrow keys and Enter do nothing without rows', () => {
  const { onNavigate } = renderPanel();
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Home', 'End']) press(key);
  expect(onNavigate).not.toHaveBeenCalled();
});

test('Enter opens the selected row and closes the dialog', async () => {
  const { onNavigate, onClose } = renderPanel();
  await type('mock');
  press('ArrowDown');
  press('Enter');
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/mock#modules');
  expect(onClose).toHaveBeenCalledOnce();
});

test('the browser handles clicks with modifier keys', async () => {
  const { onNavigate } = renderPanel({ hrefOf: (link) => `/docs${link}` });
  await type('mock');
  const row = rows()[0]!;
  expect(row.getAttribute('href')).toBe('/docs/mock');
  row.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(row, { ctrlKey: true });
  expect(onNavigate).not.toHaveBeenCalled();
  fireEvent.click(row);
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/mock');
});

test('a new answer selects its first row', async () => {
  renderPanel();
  await type('mock');
  press('PageDown');
  await type('mocks');
  expect(selected()).toBe(0);
});

/** Changes the text during a composition. */
function compose(data: string, value: string) {
  fireEvent.compositionUpdate(box(), { data });
  fireEvent.change(box(), { target: { value } });
}

test('ignores keys during a composition and searches for Chinese at its end', async () => {
  const { client, onClose, onNavigate } = renderPanel({ lang: 'zh' });
  await type('mock');
  vi.mocked(client.query).mockClear();

  fireEvent.compositionStart(box());
  compose('ce shi', 'mock ce shi');
  for (const key of ['Enter', 'Escape', 'ArrowDown']) press(key, { isComposing: true });
  press('Enter', { keyCode: 229 });
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE * 2));
  expect(client.query).not.toHaveBeenCalled();
  expect(onNavigate).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();

  compose('测试', 'mock 测试');
  fireEvent.compositionEnd(box());
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  expect(client.query).toHaveBeenCalledExactlyOnceWith('mock 测试', options(7));
  press('Enter');
  expect(onNavigate).toHaveBeenCalledOnce();
});

test.each([
  ['ko', '색', '검색'],
  ['en', 'mock', 'mock'],
  ['ja', 'けんさく', 'けんさく'],
])('in %s, searches for %s while it is being composed, once', async (lang, data, value) => {
  const { client } = renderPanel({ lang });
  fireEvent.compositionStart(box());
  compose(data, value);
  expect(box().getAttribute('aria-busy')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  expect(client.query).toHaveBeenCalledExactlyOnceWith(value, options(7));
  expect(rows()).toHaveLength(3);

  fireEvent.compositionEnd(box());
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  expect(client.query).toHaveBeenCalledOnce();
});

test.each([
  ['zh-TW', 'ㄘㄜˋ'],
  ['ja', 'けｎ'],
])('in %s, searches for %s once it is converted or committed', async (lang, value) => {
  const { client } = renderPanel({ lang });
  fireEvent.compositionStart(box());
  compose(value, value);
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  expect(client.query).not.toHaveBeenCalled();
  fireEvent.compositionEnd(box());
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  expect(client.query).toHaveBeenCalledExactlyOnceWith(value, options(7));
});

test('shows a spinner until the latest query is answered', async () => {
  const answers: ((value: SearchAnswer) => void)[] = [];
  renderPanel({ client: clientOf(() => new Promise((resolve) => answers.push(resolve))) });
  await type('first');
  await type('second');
  expect(screen.getByRole('img', { name: 'Searching' })).toBeTruthy();

  await act(async () => answers[1]!(answer));
  expect(screen.queryByRole('img', { name: 'Searching' })).toBeNull();
  expect(rows()).toHaveLength(3);

  await act(async () => answers[0]!({ results: [], total: 0 }));
  expect(rows()).toHaveLength(3);
});

test('shows a message with the query if there are no results', async () => {
  renderPanel({ client: clientOf(async () => ({ results: [], total: 0 })) });
  await type('<b>zzz</b>');
  const lines = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'No results for "<b>zzz</b>"',
    'Please try again with a different keyword',
  ]);
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('the close button clears the query, then closes the dialog', async () => {
  const { onClose } = renderPanel();
  await type('mock');
  fireEvent.click(screen.getByRole('button', { name: 'Clear query' }));
  expect(box().value).toBe('');
  expect(rows()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('closes on a click on the backdrop, a cancel event and the cancel button', () => {
  const { onClose } = renderPanel();
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  fireEvent.click(box());
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('stays open if a drag from the panel ends on the backdrop', () => {
  const { onClose } = renderPanel();
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  fireEvent.pointerDown(box());
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('handles Escape before the browser, from any element inside', () => {
  const { onClose } = renderPanel();
  for (const element of [box(), screen.getByRole('button', { name: 'Cancel' })])
    expect(fireEvent.keyDown(element, { key: 'Escape' })).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('removes the focus from the dialog when it closes', () => {
  const { update } = renderPanel();
  expect(document.activeElement).toBe(box());
  update({ open: false });
  expect(document.activeElement).toBe(document.body);
});

test('traps the focus, hides the page from screen readers and locks scrolling', () => {
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = '<a href="#x">A link of the page</a>';
  const link = page.querySelector('a')!;
  const { update } = renderPanel();
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('main')).toBeNull();
  link.focus();
  expect(document.activeElement).toBe(box());
  act(() => void vi.advanceTimersByTime(100));
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true);
  update({ open: false });
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
  expect(screen.getByRole('main')).toBe(page);
  link.focus();
  expect(document.activeElement).toBe(link);
  page.remove();
});

test('searches for text that was typed while it was loading, after the rest of the delay', async () => {
  captureEarlyInput('Search', () => {});
  const field = document.querySelector<HTMLInputElement>('html > input')!;
  fireEvent.input(field, { target: { value: 'moc' } });
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE - 50);
  const { client } = renderPanel();
  expect(box().value).toBe('moc');
  expect(document.activeElement).toBe(box());
  await act(() => vi.advanceTimersByTimeAsync(49));
  expect(client.query).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(client.query).toHaveBeenCalledExactlyOnceWith('moc', options(7));
  expect(rows()).toHaveLength(3);
});

test('opens the first result if Enter was pressed while it was loading', async () => {
  captureEarlyInput('Search', () => {});
  const field = document.querySelector<HTMLInputElement>('html > input')!;
  fireEvent.input(field, { target: { value: 'mock' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const { onNavigate } = renderPanel();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/mock');
});

test('opens the first result if Enter is pressed before the transferred text is rendered', async () => {
  captureEarlyInput('Search', () => {});
  const field = document.querySelector<HTMLInputElement>('html > input')!;
  fireEvent.input(field, { target: { value: 'mock' } });
  const remove = field.remove.bind(field);
  field.remove = () => {
    remove();
    box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  };
  const { onNavigate } = renderPanel();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/mock');
});

test('Tab wraps around', () => {
  renderPanel();
  const tab = (shiftKey = false) =>
    fireEvent.keyDown(document.activeElement!, { key: 'Tab', shiftKey });
  const last = screen.getByRole('button', { name: 'Cancel' });
  // Between the ends, the browser moves the focus.
  expect(tab()).toBe(true);
  expect(tab(true)).toBe(false);
  expect(document.activeElement).toBe(last);
  expect(tab()).toBe(false);
  expect(document.activeElement).toBe(box());
  screen.getByRole('dialog', { name: 'Search' }).focus();
  tab(true);
  expect(document.activeElement).toBe(last);
});

test('restores the page if it is closed immediately', () => {
  const { update } = renderPanel();
  update({ open: false });
  act(() => void vi.advanceTimersByTime(100));
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
  expect(document.querySelector('[aria-hidden=true]:not(dialog *)')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens as a modal dialog above another modal dialog', () => {
  const other = document.body.appendChild(document.createElement('dialog'));
  other.open = true;
  vi.spyOn(other, 'matches').mockImplementation((selector) => selector === ':modal');
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  renderPanel();
  expect(showModal).toHaveBeenCalledOnce();
  other.remove();
});

test('closes on a close request of the platform', () => {
  const watchers: { onclose?: () => void; destroy: () => void }[] = [];
  vi.stubGlobal(
    'CloseWatcher',
    class {
      destroy = vi.fn();
      constructor() {
        watchers.push(this);
      }
    },
  );
  const { onClose, update } = renderPanel();
  watchers[0]!.onclose?.();
  expect(onClose).toHaveBeenCalledOnce();
  update({ open: false });
  expect(watchers).toHaveLength(1);
  expect(watchers[0]!.destroy).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('ignores a late close event if it is open again', async () => {
  const { update, onClose } = renderPanel();
  act(() => void vi.advanceTimersByTime(100));
  update({ open: false });
  update({ open: true });
  await act(async () => {});
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy();
});

test('returns the focus to the opener', () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { update } = renderPanel();
  act(() => void vi.advanceTimersByTime(100));
  update({ open: false });
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

test('shows the tabs of other indexes after a second without input', async () => {
  renderPanel({ name: 'English', indexes: [{ name: '中文', client: clientOf() }] });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['English']);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getAllByRole('tab')).toHaveLength(2);
});

test('calls onClose if the browser closes the dialog', async () => {
  const { onClose } = renderPanel();
  act(() => void vi.advanceTimersByTime(100));
  (screen.getByRole('dialog', { name: 'Search' }) as HTMLDialogElement).close();
  await Promise.resolve();
  expect(onClose).toHaveBeenCalledOnce();
});

test('preserves the query when it is opened again', async () => {
  const { update, client } = renderPanel();
  await type('mock');
  update({ open: false });
  update({ open: true });
  expect(box().value).toBe('mock');
  expect(rows()).toHaveLength(3);
  expect(client.query).toHaveBeenCalledOnce();
});

test('shows recent searches while the input is empty', async () => {
  const { update } = renderPanel();
  await type('mock');
  press('Enter');
  update({ open: false });
  fireEvent.click(screen.getByRole('button', { name: 'Clear query', hidden: true }));
  update({ open: true });
  expect(rows().map(({ textContent }) => textContent)).toEqual(['mock']);
  expect(selected()).toBe(-1);

  press('ArrowDown');
  press('Enter');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(box().value).toBe('mock');
  expect(rows()).toHaveLength(3);
});

test('shows other indexes as tabs and opens their results in a new tab', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const other = clientOf(async () => ({ results: [contentRow], total: 1 }));
  const { onNavigate } = renderPanel({
    name: 'English',
    indexes: [{ name: '中文', client: other }],
  });
  expect(screen.queryByRole('tab', { name: '中文' })).toBeNull();
  await type('mock');
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.click(screen.getByRole('tab', { name: '中文' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(other.query).toHaveBeenCalledExactlyOnceWith('mock', options(7));
  expect(rows()).toHaveLength(1);
  expect(rows()[0]!.getAttribute('target')).toBe('_blank');

  press('Enter');
  expect(open).toHaveBeenCalledExactlyOnceWith('/spies#calls', '_blank', 'noopener');
  expect(onNavigate).not.toHaveBeenCalled();
});

test('shows groups of the answer as tabs', async () => {
  const groups = [{ name: 'Blog', results: [contentRow] }];
  renderPanel({ client: clientOf(async () => ({ ...answer, groups })) });
  await type('mock');
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.click(screen.getByRole('tab', { name: 'Blog' }));
  expect(rows()).toHaveLength(1);
});

test('requests all pages when the button is clicked', async () => {
  const { client } = renderPanel({ client: clientOf(async () => ({ ...answer, total: 30 })) });
  await type('mock');
  fireEvent.click(screen.getByRole('button', { name: 'Show all results' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(client.query).toHaveBeenLastCalledWith('mock', options(200));
});

test('selects a row only if the pointer moves', async () => {
  renderPanel();
  await type('mock');
  fireEvent.mouseEnter(rows()[2]!);
  expect(selected()).toBe(0);
  fireEvent.pointerMove(rows()[2]!);
  expect(selected()).toBe(2);
});

test('shows the messages of another language', async () => {
  renderPanel({
    client: clientOf(async () => ({ results: [], total: 0 })),
    messages: { ...fr.navbar, ...fr.page },
    lang: 'fr',
  });
  await type('zzz');
  const note = document.querySelector('.oct-search-empty p');
  expect(note?.textContent).toBe('Aucun résultat pour «\u00a0zzz\u00a0»');
  expect(note?.querySelector('strong')?.textContent).toBe('zzz');
  expect(screen.getByRole('status').textContent).toBe('Aucun résultat pour «\u00a0zzz\u00a0»');
  expect(document.querySelector('.oct-search-footer')?.textContent).toContain('Échap');
});

test('omits the query if the message has no placeholder for it', async () => {
  renderPanel({
    client: clientOf(async () => ({ results: [], total: 0 })),
    messages: { ...messagesFor('en'), searchNoResults: 'Nothing found' },
  });
  await type('zzz');
  expect(document.querySelector('.oct-search-empty p')?.textContent).toBe('Nothing found');
  expect(document.querySelector('.oct-search-empty strong')).toBeNull();
});

test('uses the plural forms of the language', async () => {
  renderPanel({ messages: { ...ru.navbar, ...ru.page }, lang: 'ru' });
  await type('mock');
  expect(screen.getByRole('status').textContent).toBe('3 результата');
});

test('shows the start pages without recent searches, and opens the selected one', () => {
  const nav = [
    { text: 'Quick start', link: '/quick-start' },
    { text: 'CLI', link: '/cli' },
  ];
  const { onNavigate } = renderPanel({ start: { sidebar: [], nav } });
  const group = screen.getByRole('group', { name: 'Start here' });
  expect(within(group).getAllByRole('option', { name: /Quick start|CLI/ })).toHaveLength(2);
  expect(selected()).toBe(-1);
  press('Enter');
  expect(onNavigate).not.toHaveBeenCalled();
  press('ArrowDown');
  press('ArrowDown');
  press('Enter');
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/cli');
});

test('recent searches replace the start pages', () => {
  localStorage.setItem('octavo-recent-searches', '["mock"]');
  renderPanel({ start: { sidebar: [], nav: [{ text: 'CLI', link: '/cli' }] } });
  expect(rows().map((row) => row.textContent)).toEqual(['mock']);
});

test('a query without results shows pages with similar titles', async () => {
  const nearest = [titleRow, { ...titleRow, title: 'Script', link: 'javascript:alert(1)' }];
  const client = clientOf(async () => ({ results: [], total: 0, nearest }));
  const { onNavigate } = renderPanel({ client });
  await type('no match');
  const list = screen.getByRole('navigation', { name: 'Similar pages' });
  expect(within(list).getByRole('link', { name: 'Script' }).getAttribute('href')).toBe('#');
  fireEvent.click(within(list).getByRole('link', { name: 'Mocking' }));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/mock');
});

test('a query without results offers a similar query as a button, and with Enter', async () => {
  const client = clientOf(async (query) =>
    query === 'mock' ? answer : { results: [], total: 0, suggestion: 'mock' },
  );
  const { onNavigate } = renderPanel({ client });
  for (const accept of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Did you mean "mock"?' })),
    () => press('Enter'),
  ]) {
    await type('mokc');
    accept();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(box().value).toBe('mock');
    expect(rows()).toHaveLength(3);
    expect(document.activeElement).toBe(box());
  }
  expect(onNavigate).not.toHaveBeenCalled();
});

test('an index that is only offered for queries without results is a tab while it is open', async () => {
  const old = { ...clientOf(), count: async () => 3 };
  renderPanel({
    name: 'English',
    client: clientOf(async () => ({ results: [], total: 0 })),
    indexes: [{ name: 'v1', client: old, onlyIfEmpty: true }],
  });
  await type('mock');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryAllByRole('tab')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Search in v1 3 pages' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'English',
    'v1',
  ]);
  expect(rows()).toHaveLength(3);
  const tab = screen.getByRole('tab', { name: 'v1' });
  fireEvent.keyDown(tab, { key: 'ArrowLeft' });
  expect(screen.queryAllByRole('tab')).toEqual([]);
});

test('a query without results shows the number of hits in other indexes, and Enter searches there', async () => {
  const empty = clientOf(async () => ({ results: [], total: 0 }));
  const count = vi.fn(async () => 12);
  const indexes = [
    { name: 'Deutsch', client: { ...empty, count: async () => 0 } },
    { name: '简体中文', client: { ...clientOf(), count } },
    { name: 'Rspack', client: clientOf() },
  ];
  renderPanel({ name: 'English', client: empty, indexes });
  await type('快照');
  await act(() => vi.advanceTimersByTimeAsync(0));
  const buttons = screen.getAllByRole('button', { name: /^Search in/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Search in 简体中文 12 pages',
    'Search in Rspack',
  ]);
  expect(count).toHaveBeenCalledExactlyOnceWith('快照');
  press('Enter');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('tab', { name: '简体中文' }).getAttribute('aria-selected')).toBe('true');
  expect(rows()).toHaveLength(3);
});

test('an index is offered once its hits are counted, or if they cannot be counted', async () => {
  const empty = clientOf(async () => ({ results: [], total: 0 }));
  let resolve = (_count: number): void => {};
  const slow = vi.fn(() => new Promise<number>((done) => (resolve = done)));
  const indexes = [
    { name: 'Deutsch', client: { ...clientOf(), count: slow } },
    {
      name: 'Rspack',
      client: { ...clientOf(), count: () => Promise.reject(new Error('Offline')) },
    },
  ];
  renderPanel({ name: 'English', client: empty, indexes });
  await type('mock');
  const offers = () =>
    screen.queryAllByRole('button', { name: /^Search in/ }).map(({ textContent }) => textContent);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(offers()).toEqual(['Search in Rspack']);
  await act(async () => resolve(1));
  expect(offers()).toEqual(['Search in Deutsch 1 page', 'Search in Rspack']);
});

test('a query without results can be repeated in another index', async () => {
  const other = clientOf();
  renderPanel({
    name: 'English',
    client: clientOf(async () => ({ results: [], total: 0 })),
    indexes: [{ name: '简体中文', client: other }],
  });
  await type('快照');
  fireEvent.click(screen.getByRole('button', { name: 'Search in 简体中文' }));
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  expect(other.query).toHaveBeenCalledExactlyOnceWith('快照', options(7));
  expect(rows()).toHaveLength(3);
  expect(document.activeElement).toBe(box());
});

const kitRow: SearchResult = {
  ...titleRow,
  site: 'Kit',
  title: 'Mock server',
  link: 'https://kit.example/mock',
};

test('results of other sites have the name of the site, and open in a new tab', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  // The page of the other site has the same route path.
  const results = [titleRow, kitRow, { ...contentRow, site: 'Kit', link: 'https://kit.example/s' }];
  renderPanel({ client: clientOf(async () => ({ results, total: 3 })) });
  await type('mock');
  const groups = screen
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-labelledby')!);
  expect(groups.map((id) => document.getElementById(id)!.textContent)).toEqual([
    'Mocking',
    'Mock server Kit',
    'Spies Kit',
  ]);
  expect(rows().map((row) => row.querySelector('.oct-search-site')?.textContent)).toEqual([
    undefined,
    'Kit',
    undefined,
  ]);
  press('ArrowDown');
  press('Enter');
  expect(open).toHaveBeenCalledExactlyOnceWith('https://kit.example/mock', '_blank', 'noopener');
});

/** Types a query, and returns a function that shows a more complete answer. */
async function typeWithUpdate(first: SearchAnswer) {
  let update: (answer: SearchAnswer) => void = () => {};
  const client = clientOf(async (_query, { onUpdate } = {}) => {
    update = onUpdate!;
    return first;
  });
  renderPanel({ client });
  await type('mock');
  return (answer: SearchAnswer) => act(async () => update(answer));
}

test('results that arrive later are added, and the selected result stays selected', async () => {
  const show = await typeWithUpdate(answer);
  press('ArrowDown');
  expect(selected()).toBe(1);
  await show({ results: [kitRow, ...answer.results], total: 3 });
  expect(rows()).toHaveLength(4);
  expect(selected()).toBe(2);
  press('ArrowUp');
  press('ArrowUp');
  await show({ results: [contentRow, kitRow], total: 2 });
  expect(selected()).toBe(1);
});

test('without a choice, the first row stays selected, and results of an older query are ignored', async () => {
  const show = await typeWithUpdate(answer);
  await show({ results: [kitRow, titleRow], total: 2 });
  expect(selected()).toBe(0);
  fireEvent.change(box(), { target: { value: '' } });
  await show(answer);
  expect(screen.queryAllByRole('option')).toHaveLength(0);
});

test('sites that do not respond are listed below the results', async () => {
  renderPanel({ client: clientOf(async () => ({ ...answer, unavailable: ['Kit', 'Lab'] })) });
  await type('mock');
  const status = screen.getByRole('status');
  expect(screen.getByText('No response from Kit and Lab')).toBeDefined();
  expect(status.textContent).toBe('3 results\nNo response from Kit and Lab');
});

test('messages do not repeat a long query in full', async () => {
  renderPanel({ client: clientOf(async () => ({ results: [], total: 0 })) });
  await type('😀'.repeat(5000));
  const shown = `"${'😀'.repeat(100)}…"`;
  expect(screen.getByRole('status').textContent).toBe(`No results for ${shown}`);
  expect(document.querySelector('.oct-search-empty')?.textContent).toContain(shown);
});

test('closes when the page behind it is replaced by Back', async () => {
  const { onClose, update } = renderPanel();
  fireEvent.popState(window);
  expect(onClose).toHaveBeenCalledOnce();
  update({ open: false });
  fireEvent.popState(window);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a search that takes long is announced to screen readers', async () => {
  let finish: (answer: SearchAnswer) => void = () => {};
  renderPanel({ client: clientOf(() => new Promise((resolve) => (finish = resolve))) });
  const status = screen.getByRole('status');
  await type('mock');
  expect(status.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(status.textContent).toBe('Searching');
  await act(async () => finish(answer));
  expect(status.textContent).toBe('3 results');

  fireEvent.change(box(), { target: { value: 'mocks' } });
  expect(status.textContent).toBe('');
});

test('an index that fails is empty, says so, and is queried again', async () => {
  const text = 'The search index could not be loaded. Check your connection and search again.';
  const failed = { results: [], total: 0, isFailed: true };
  const onSearch = vi.fn();
  document.addEventListener(SEARCH_EVENT, onSearch);
  const { client, update } = renderPanel({ client: clientOf(async () => failed), name: 'English' });
  await type('mock');
  const shown = document.querySelector('.oct-search-empty')?.textContent;
  // Another keyword would not help.
  expect(shown).toBe(`No results for "mock"${text}`);
  expect(screen.getByRole('status').textContent).toBe(`No results for "mock"\n${text}`);
  expect(onSearch).not.toHaveBeenCalled();
  document.removeEventListener(SEARCH_EVENT, onSearch);

  vi.mocked(client.query).mockResolvedValue(answer);
  update({ open: false });
  update({ open: true });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(rows()).toHaveLength(3);
  expect(screen.queryByText(text)).toBeNull();
});

test('sites are filters of the first tab, and are not offered if it is empty', async () => {
  const empty = { results: [], total: 0 };
  const filter = (name: string, client: SearchClient) => ({ name, client, isFilter: true });
  const kit = clientOf(async () => ({ results: [kitRow], total: 1 }));
  const failed = clientOf(async () => ({ ...empty, isFailed: true }));
  renderPanel({
    client: clientOf(async () => empty),
    name: 'English',
    indexes: [filter('Docs', clientOf()), filter('Kit', kit), filter('Lab', failed)],
  });
  await type('mock');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All sites',
    'Docs',
    'Kit',
    'Lab',
  ]);
  expect(screen.queryByRole('button', { name: /Search in/ })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Kit' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(rows()).toHaveLength(1);
  fireEvent.click(screen.getByRole('tab', { name: 'Lab' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const shown = [...document.querySelectorAll('.oct-search-empty > p')];
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'No results for "mock"',
    'No response from Lab',
  ]);
});

test('swaps the arrow keys of the tabs in right-to-left text', async () => {
  renderPanel({
    name: 'English',
    indexes: ['v1', 'v2'].map((name) => ({ name, client: clientOf() })),
  });
  await type('mock');
  await act(() => vi.advanceTimersByTimeAsync(0));
  screen.getByRole('tablist').style.direction = 'rtl';
  const pressInTab = (key: string) => {
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    return screen.getByRole('tab', { selected: true }).textContent;
  };
  expect(pressInTab('ArrowLeft')).toBe('v1');
  expect(pressInTab('ArrowRight')).toBe('English');
  expect(pressInTab('End')).toBe('v2');
  expect(pressInTab('ArrowDown')).toBe('v2');
});
