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
const announcement = () => screen.queryByRole('complementary', { name: 'Announcement' });

test('renders its message as a link', () => {
  render(tree({ href: '/blog/one' }));
  const link = screen.getByRole('link', { name: 'Version 1.0 is out' });
  expect(link.getAttribute('href')).toBe('/blog/one');
  expect(link.querySelector('strong')?.textContent).toBe('1.0');
});

test('stays closed until the ID changes', () => {
  render(tree({ id: 'one' }));
  close();
  expect(announcement()).toBeNull();
  expect(localStorage.getItem(KEY)).toBe('one');
  cleanup();
  render(tree({ id: 'one' }));
  expect(announcement()).toBeNull();
  cleanup();
  render(tree({ id: 'two' }));
  expect(announcement()).not.toBeNull();
});

test('uses the message as ID by default', () => {
  render(tree());
  close();
  expect(localStorage.getItem(KEY)).toBe('Version **1.0** is out');
});

test('stores the closed ID separately for each base path', () => {
  render(tree({ id: 'one' }, '/docs/'));
  close();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(localStorage.getItem(`${KEY}:/docs/`)).toBe('one');
});

test('closes even if storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(tree());
  close();
  expect(announcement()).toBeNull();
});

test('renders nothing without a message, or with display set to false', () => {
  render(tree({ message: '' }));
  expect(announcement()).toBeNull();
  render(tree({ display: false }));
  expect(announcement()).toBeNull();
});

test('is in the server HTML even if the reader closed it', () => {
  localStorage.setItem(KEY, 'one');
  expect(renderToString(tree({ id: 'one' }))).toContain('data-announcement="one"');
});
