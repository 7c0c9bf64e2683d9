import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { SOCIAL_LINKS_SHOWN } from '../model/constants';
import type { SocialLink } from '../model/types';
import { Fixture } from '../testing/site-fixture';
import { SocialLinks } from './SocialLinks';

afterEach(cleanup);

const show = (links: SocialLink[]) =>
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

test('shows five, and the rest in a dropdown', () => {
  show(Array.from({ length: SOCIAL_LINKS_SHOWN }, (_, index) => link(index)));
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();

  show(Array.from({ length: SOCIAL_LINKS_SHOWN + 2 }, (_, index) => link(index)));
  expect(screen.getAllByRole('link')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'More social links' }));
  expect(screen.getAllByRole('link')).toHaveLength(7);
});

test('shows text, image and markup in a panel', () => {
  show([
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

test('knows icons in any case; an unknown one becomes a link sign and is said once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  show([
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

test('is nothing without links', () => {
  show([]);
  expect(screen.queryByRole('list')).toBeNull();
});
