import type { SearchClient } from '@octavo/search';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { messagesFor } from '../model/messages';
import { fakeModalDialogs } from '../testing/browser';
import { SearchButton } from './SearchButton';

beforeEach(() => {
  fakeModalDialogs();
});

afterEach(cleanup);

function renderButton() {
  const client: SearchClient = {
    state: 'initial',
    init: vi.fn(async () => {}),
    query: async () => ({ results: [], total: 0 }),
  };
  render(
    <>
      <SearchButton client={client} onNavigate={() => {}} messages={messagesFor('en')} />
      <textarea aria-label="Notes" />
    </>,
  );
  return client;
}

const dialog = () => screen.queryByRole('dialog', { name: 'Search' });

test('renders a button on the server', () => {
  const client = { state: 'initial', init: vi.fn(), query: vi.fn() } as const;
  const html = renderToString(<SearchButton client={client} onNavigate={() => {}} />);
  expect(html).toContain('Ctrl');
  expect(client.init).not.toHaveBeenCalled();
});

test('shows the name of the Ctrl key in the language of the page', () => {
  const client = { state: 'initial', init: vi.fn(), query: vi.fn() } as const;
  const html = renderToString(
    <SearchButton client={client} onNavigate={() => {}} messages={{ ctrlKey: 'Strg' }} />,
  );
  expect(html).toContain('Strg');
});

test('opens the panel on click', async () => {
  renderButton();
  expect(dialog()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeTruthy();
});

test.each([{ key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }, { key: '/' }])(
  'opens the panel on %o',
  async (keys) => {
    renderButton();
    fireEvent.keyDown(document.body, keys);
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeTruthy();
  },
);

test.each([
  { key: 'k' },
  { key: 'k', ctrlKey: true, shiftKey: true },
  { key: '/', ctrlKey: true },
  { key: 'k', ctrlKey: true, isComposing: true },
])('stays closed on %o', (keys) => {
  renderButton();
  fireEvent.keyDown(document.body, keys);
  expect(dialog()).toBeNull();
});

test('opens from a radio button, which does not accept text', async () => {
  renderButton();
  const radio = document.body.appendChild(document.createElement('input'));
  radio.type = 'radio';
  fireEvent.keyDown(radio, { key: 'k', ctrlKey: true });
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeTruthy();
  radio.remove();
});

test('ignores shortcuts in text fields', () => {
  renderButton();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'k', ctrlKey: true });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: '/' });
  expect(dialog()).toBeNull();
});

test.each(['radio', 'checkbox', 'range'])(
  'opens the panel while a %s input has the focus',
  async (type) => {
    renderButton();
    const input = document.body.appendChild(document.createElement('input'));
    input.type = type;
    fireEvent.keyDown(input, { key: 'k', ctrlKey: true });
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeTruthy();
    input.remove();
  },
);

test('a second Ctrl+K does not reach the browser and preserves the query', async () => {
  renderButton();
  const pressAgain = (field: Element, key: string) =>
    fireEvent.keyDown(field, { key, ctrlKey: key === 'k' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByRole('dialog', { name: 'Search' });
  const box = screen.getByRole<HTMLInputElement>('combobox');
  fireEvent.change(box, { target: { value: 'mock' } });
  expect(pressAgain(box, 'k')).toBe(false);
  expect(pressAgain(box, '/')).toBe(true);
  expect(box.value).toBe('mock');
});

test('loads the index on hover', async () => {
  const client = renderButton();
  expect(client.init).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Search' }));
  await expect.poll(() => client.init).toHaveBeenCalled();
});

test('opens one panel if there are two buttons', async () => {
  renderButton();
  renderButton();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByRole('dialog', { name: 'Search' });
  expect(screen.getAllByRole('dialog', { name: 'Search' })).toHaveLength(1);
});
