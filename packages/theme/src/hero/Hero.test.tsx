import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { fakeMatchMedia } from '../testing/browser';
import { Fixture } from '../testing/site-fixture';
import { Hero, type HeroProps } from './Hero';
import { getStarOffset, STAR_RANGE, STARS } from './stars';

afterEach(cleanup);

const show = (props: Partial<HeroProps> = {}) =>
  render(
    <Fixture>
      <Hero title="Rstest" {...props} />
    </Fixture>,
  );

test('renders title, subtitle, description and logo', () => {
  show({ subTitle: 'Tests', description: 'Fast.', logoUrl: '/logo.svg', logoAlt: 'Logo' });
  expect(screen.getByRole('heading', { level: 1, name: 'Rstest' })).toBeTruthy();
  expect(screen.getByText('Tests')).toBeTruthy();
  expect(screen.getByText('Fast.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('width')).toBe('176');
});

test('renders links with hrefs', () => {
  show({ getStartedHref: '/guide/', learnMoreHref: '/about' });
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/guide/');
  expect(screen.getByRole('link', { name: 'Learn More: Rstest' }).getAttribute('href')).toBe(
    '/about',
  );
});

test('renders buttons with click handlers and without hrefs', () => {
  const onClickGetStarted = vi.fn();
  show({ onClickGetStarted, getStartedButtonText: 'Go' });
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(onClickGetStarted).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Learn More' })).toBeNull();
});

test('a repository link replaces Learn More', () => {
  show({ githubURL: 'https://github.com/x/y', learnMoreHref: '/about' });
  expect(screen.getByRole('link', { name: 'GitHub' }).getAttribute('target')).toBe('_blank');
  expect(screen.queryByText('Learn More')).toBeNull();
});

test('renders an oval but no stars by default', () => {
  fakeMatchMedia(false);
  const { container } = show({ logoUrl: '/logo.svg' });
  expect(container.querySelector('[data-oval]')).toBeTruthy();
  expect(container.querySelectorAll('circle')).toHaveLength(0);
  cleanup();
  const other = show({ logoUrl: '/logo.svg', showOvalBg: false, showStars: true });
  expect(other.container.querySelector('[data-oval]')).toBeNull();
  expect(other.container.querySelectorAll('circle')).toHaveLength(35);
});

test('code and logos are next to the text, unless the hero is centered', () => {
  const align = (props: Partial<HeroProps>) => {
    const { container } = show(props);
    const value = container.querySelector('.oct-hero')?.getAttribute('data-align');
    cleanup();
    return value;
  };
  const code = { html: 'test()' };
  expect(align({ code })).toBe('start');
  expect(align({ logoUrl: '/logo.svg' })).toBe('start');
  expect(align({ code, align: 'center' })).toBe('center');
  expect(align({})).toBe('center');
});

test('stars stay inside the hero and move towards a nearby pointer', () => {
  expect(STARS.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
  expect(new Set(STARS.map(({ x }) => x)).size).toBe(STARS.length);
  expect(getStarOffset(STAR_RANGE - 1, 0)).toEqual({ x: 49.5, y: 0 });
  expect(getStarOffset(STAR_RANGE, 0)).toEqual({ x: 0, y: 0 });
  expect(getStarOffset(10, -STAR_RANGE)).toEqual({ x: 0, y: 0 });
});
