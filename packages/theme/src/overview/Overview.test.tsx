import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { PageData } from '../model/types';
import { Fixture, pageData } from '../testing/site-fixture';
import { Overview } from './Overview';

afterEach(cleanup);

const overview = [
  {
    name: 'Test API',
    items: [
      {
        text: 'expect',
        link: '/api/expect',
        headings: [
          { id: 'tobe', text: '`toBe`', depth: 2 },
          { id: 'deep', text: 'Deep', depth: 3 },
        ],
      },
    ],
  },
  { name: '', items: [{ text: 'Lonely', link: '/lonely', headings: [] }] },
];

const show = (page: Partial<PageData> = {}, props = {}) =>
  render(
    <Fixture page={pageData({ overview, headingTitle: undefined, ...page })}>
      <Overview {...props}>
        <p>Intro</p>
      </Overview>
    </Fixture>,
  );
const filter = (query: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filter' }), { target: { value: query } });

test('renders a title, a filter and each page with its headings', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Introduction' })).toBeTruthy();
  expect(screen.getByPlaceholderText('Enter keyword')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'expect' }).getAttribute('href')).toBe('/api/expect');
  expect(screen.getByRole('link', { name: 'toBe' }).getAttribute('href')).toBe('/api/expect#tobe');
  expect(screen.getByRole('heading', { name: 'Others' })).toBeTruthy();
  expect(screen.getByText('2 pages')).toBeTruthy();
});

test('renders no group heading if no page has a group', () => {
  const lonely = ['A', 'B'].map((text) => ({ text, link: `/${text}`, headings: [] }));
  show({
    overview: [
      { name: 'Empty', items: [] },
      { name: '', items: lonely },
    ],
  });
  const headings = () =>
    screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings()).toEqual(['H1 Introduction', 'H2 A', 'H2 B']);
  filter('b');
  expect(headings()).toEqual(['H1 Introduction', 'H2 B']);
});

test('keeps the heading of pages without a group if a filter hides the other groups', () => {
  show();
  filter('lonely');
  expect(screen.getByRole('heading', { name: 'Others' })).toBeTruthy();
});

test('has the title Overview if the page has no title', () => {
  show({ title: '' });
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeTruthy();
});

test('renders no title if the content has one', () => {
  show({ headingTitle: 'API' });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('filters on every key press and reports missing results', () => {
  show();
  filter('e');
  expect(screen.queryByRole('link', { name: 'expect' })).toBeTruthy();
  filter('lone');
  expect(screen.queryByRole('link', { name: 'expect' })).toBeNull();
  filter('nothing');
  expect(screen.getByRole('status').textContent).toBe('No matching API found: nothing');
  filter('');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('filters 500 entries on the first key press', () => {
  const items = Array.from({ length: 500 }, (_, index) => ({
    text: `Entry ${index}`,
    link: `/e${index}`,
    headings: [{ id: 'a', text: index === 7 ? 'quick' : 'slow', depth: 2 }],
  }));
  show({ overview: [{ name: 'All', items }] });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(500);
  filter('q');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Entry 7');
});

test('renders and filters descriptions', () => {
  const items = [
    { text: 'retry', link: '/retry', description: 'Repeat `failed` tests.', headings: [] },
    { text: 'bail', link: '/bail', headings: [] },
  ];
  show({ overview: [{ name: 'All', items }] });
  expect(screen.getByText('failed').tagName).toBe('CODE');
  filter('repeat');
  expect(screen.getAllByRole('heading', { level: 3 }).map((node) => node.textContent)).toEqual([
    'retry',
  ]);
});

test('lists only the given heading levels', () => {
  show({}, { overviewHeaders: [3] });
  expect(screen.queryByRole('link', { name: 'toBe' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Deep' })).toBeTruthy();
});

test('renders badges with inline code', () => {
  const items = [
    { text: 'retry', link: '/retry', badges: ['Default: `0`', 'Since 2.1'], headings: [] },
    { text: 'bail', link: '/bail', headings: [] },
  ];
  const { container } = show({ overview: [{ name: 'Options', items }] });
  const [first, second] = container.querySelectorAll('.oct-overview-item');
  const badges = [...first!.querySelectorAll('.oct-badge')];
  expect(badges.map(({ textContent }) => textContent)).toEqual(['Default: 0', 'Since 2.1']);
  expect(badges[0]!.querySelector('code')!.textContent).toBe('0');
  expect(second!.querySelector('p')).toBeNull();
});
