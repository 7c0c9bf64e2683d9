import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { Fixture, siteData } from '../testing/site-fixture';
import { Announcement, type AnnouncementProps } from './Announcement';

const KEY = 'octavo.announcement';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const tree = (props: Partial<AnnouncementProps> = {}, base = '/') => (
  <Fixture site={siteData({ base })}>
    <Announcement message="Version **1.0** is out" {...props} />
  </Fixture>
);
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close announcement' }));
const shown = () => screen.queryByRole('complementary', { name: 'Announcement' });

test('says its message, and leads where it should', () => {
  render(tree({ href: '/blog/one' }));
  const link = screen.getByRole('link', { name: 'Version 1.0 is out' });
  expect(link.getAttribute('href')).toBe('/blog/one');
  expect(link.querySelector('strong')?.textContent).toBe('1.0');
});

test('stays away once it was closed, until there is another one', () => {
  render(tree({ id: 'one' }));
  close();
  expect(shown()).toBeNull();
  expect(localStorage.getItem(KEY)).toBe('one');
  cleanup();
  render(tree({ id: 'one' }));
  expect(shown()).toBeNull();
  cleanup();
  render(tree({ id: 'two' }));
  expect(shown()).not.toBeNull();
});

test('is known by its message where it has no id', () => {
  render(tree());
  close();
  expect(localStorage.getItem(KEY)).toBe('Version **1.0** is out');
});

test('a site below a base remembers its own', () => {
  render(tree({ id: 'one' }, '/docs/'));
  close();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(localStorage.getItem(`${KEY}:/docs/`)).toBe('one');
});

test('closes where storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(tree());
  close();
  expect(shown()).toBeNull();
});

test('is nothing without a message, or when it should not be displayed', () => {
  render(tree({ message: '' }));
  expect(shown()).toBeNull();
  render(tree({ display: false }));
  expect(shown()).toBeNull();
});

test('is in the HTML, whatever the reader closed', () => {
  localStorage.setItem(KEY, 'one');
  expect(renderToString(tree({ id: 'one' }))).toContain('data-announcement="one"');
});
