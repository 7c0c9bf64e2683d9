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

test('has a title, a filter box and an entry for each page with its headings', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Introduction' })).toBeTruthy();
  expect(screen.getByPlaceholderText('Enter keyword')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'expect' }).getAttribute('href')).toBe('/api/expect');
  expect(screen.getByRole('link', { name: 'toBe' }).getAttribute('href')).toBe('/api/expect#tobe');
  expect(screen.getByRole('heading', { name: 'Others' })).toBeTruthy();
});

test('is called Overview where the page has no title', () => {
  show({ title: '' });
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeTruthy();
});

test('adds no second title to content that has one', () => {
  show({ headingTitle: 'API' });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('narrows down with every key, and says when nothing is left', () => {
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

test('500 entries are narrowed down with the first key', () => {
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

test('lists only the levels it is given', () => {
  show({}, { overviewHeaders: [3] });
  expect(screen.queryByRole('link', { name: 'toBe' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Deep' })).toBeTruthy();
});
