import type { SearchClient, SearchResult } from '@octavo/search';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SEARCH_DEBOUNCE } from '../model/constants';
import { fakeModalDialogs } from '../testing/browser';
import { SearchDialog } from './SearchDialog';

beforeEach(() => {
  vi.useFakeTimers();
  fakeModalDialogs();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PAYLOADS = [
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=1">',
  '<svg onload=window.hit=1>',
  '"><script>window.hit=1</script>',
  "'><img src=x onerror=window.hit=1>",
  '<iframe src="javascript:window.hit=1"></iframe>',
  '<a href="javascript:window.hit=1">x</a>',
  '<body onload=window.hit=1>',
  '<details open ontoggle=window.hit=1>',
  '<input autofocus onfocus=window.hit=1>',
  '<math><mtext></mtext><script>window.hit=1</script></math>',
  '<style>@import "javascript:window.hit=1"</style>',
  '<mark>fake</mark>',
  '</mark><script>window.hit=1</script><mark>',
  '&lt;script&gt;window.hit=1&lt;/script&gt;',
  '&#60;img src=x onerror=window.hit=1&#62;',
  '{{constructor.constructor("window.hit=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the payload is plain text
  '${window.hit=1}',
  '<%= window.hit=1 %>',
  '`window.hit=1`',
  'javascript:window.hit=1',
  'data:text/html,<script>window.hit=1</script>',
  '\u2028window.hit=1\u2029',
  '\u202e<script>',
  '\0<script>window.hit=1</script>',
  '<scr\0ipt>window.hit=1</scr\0ipt>',
  '<ſcript>window.hit=1</ſcript>',
  ']]><script>window.hit=1</script>',
  '<!--<img src="--><img src=x onerror=window.hit=1>',
  '<object data="javascript:window.hit=1"></object>',
  '__proto__',
];

test.each(PAYLOADS)('renders %s as text', async (payload) => {
  const base = { query: payload, title: payload, routePath: '/p' };
  const highlights = [{ start: 0, length: 3 }];
  const link = `/p#${encodeURIComponent(payload)}`;
  const breadcrumb = [payload, payload, payload];
  const results: SearchResult[] = [
    { ...base, kind: 'title', link, highlights },
    { ...base, kind: 'heading', link, breadcrumb, heading: payload, highlights },
    { ...base, kind: 'content', link, breadcrumb, statement: payload, highlights },
  ];
  let answer = { results, total: 1 };
  const client: SearchClient = { state: 'inited', init: async () => {}, query: async () => answer };
  const { container } = render(
    <SearchDialog client={client} open onClose={() => {}} onNavigate={() => {}} />,
  );
  const type = async (value: string) => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  };

  await type(payload);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    payload,
    `${payload}${payload}`,
    `${payload} › ${payload}${payload}`,
  ]);
  answer = { results: [], total: 0 };
  await type(`${payload} `);
  expect(screen.getAllByRole('paragraph')[0]?.textContent).toContain(payload.trim());

  expect(
    container.querySelector('script, img, iframe, object, style, math, details, body'),
  ).toBeNull();
  for (const element of container.querySelectorAll('*')) {
    expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
  }
  expect('hit' in window).toBe(false);
});

test('removes links that execute code', async () => {
  const result: SearchResult = {
    kind: 'title',
    query: 'x',
    title: 'x',
    routePath: '/x',
    link: 'javascript:window.hit=1',
    highlights: [],
  };
  const client: SearchClient = {
    state: 'inited',
    init: async () => {},
    query: async () => ({ results: [result], total: 1 }),
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<SearchDialog client={client} open onClose={() => {}} onNavigate={() => {}} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'x' } });
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE));
  expect(screen.getByRole('option').getAttribute('href')).not.toMatch(/^javascript:window/);
});
