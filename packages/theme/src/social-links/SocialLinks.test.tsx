import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { MAX_SOCIAL_LINKS } from '../model/constants';
import type { SocialLink } from '../model/types';
import { Fixture } from '../testing/site-fixture';
import { SocialLinks } from './SocialLinks';

afterEach(cleanup);

const renderLinks = (links: SocialLink[]) =>
  render(
    <Fixture>
      <SocialLinks links={links} />
    </Fixture>,
  );
const link = (index: number): SocialLink => ({
  icon: 'github',
  label: `L${index}`,
  content: `https://x.y/${index}`,
});

test('shows five links, and the others in a dropdown', () => {
  renderLinks(Array.from({ length: MAX_SOCIAL_LINKS }, (_, index) => link(index)));
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();

  renderLinks(Array.from({ length: MAX_SOCIAL_LINKS + 2 }, (_, index) => link(index)));
  expect(screen.getAllByRole('link')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'More social links' }));
  expect(screen.getAllByRole('link')).toHaveLength(7);
});

test('shows text, images and HTML in a dropdown', () => {
  renderLinks([
    { icon: 'wechat', mode: 'text', content: 'rstest-group' },
    { icon: 'qq', mode: 'img', content: '/qr.png' },
    { icon: { svg: '<svg></svg>' }, mode: 'dom', content: '<b>Call us</b>', label: 'Phone' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'wechat' }));
  expect(screen.getByText('rstest-group')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'qq' }));
  expect(screen.getByRole('img', { name: 'qq' }).getAttribute('src')).toBe('/qr.png');
  fireEvent.click(screen.getByRole('button', { name: 'Phone' }));
  expect(screen.getByText('Call us').tagName).toBe('B');
});

test('icon names are case-insensitive, and unknown ones show a link icon with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  renderLinks([
    { icon: 'GitHub', content: 'https://a.b' },
    { icon: 'myspace', content: 'https://c.d' },
    { icon: 'constructor', content: 'https://e.f' },
  ]);
  expect(screen.getAllByRole('link').every((entry) => entry.querySelector('svg path'))).toBe(true);
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining('"myspace"'),
    expect.stringContaining('"constructor"'),
  ]);
});

test('renders nothing without links', () => {
  renderLinks([]);
  expect(screen.queryByRole('list')).toBeNull();
});
