import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { OUTLINE_SCROLL_THROTTLE } from '../model/constants';
import { scrollWindow } from '../testing/browser';
import { Fixture, pageData } from '../testing/site-fixture';
import { LocalOutline } from './LocalOutline';
import { Outline } from './Outline';

const tops = new Map<string, number>();

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: (tops.get(this.id) ?? 0) - window.scrollY } as DOMRect;
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 10_000,
    configurable: true,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  scrollWindow(0);
});

const outline = (
  <Fixture>
    <Outline />
    <h2 id="first">First</h2>
    <h3 id="inner">Inner</h3>
    <h2 id="second">Second</h2>
  </Fixture>
);
const active = () =>
  screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;
const scroll = (top: number) => act(() => scrollWindow(top));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('is in the server HTML', () => {
  const html = renderToString(outline);
  expect(html).toContain('ON THIS PAGE');
  expect(html).toContain('href="#inner"');
});

test('skips headings in hidden tabs', () => {
  tops.set('first', 0).set('inner', 0).set('second', 2000);
  render(outline);
  expect(active()).toBe('Inner code');
  document.getElementById('inner')!.checkVisibility = () => false;
  scroll(1);
  wait(OUTLINE_SCROLL_THROTTLE);
  expect(active()).toBe('First');
});

test('marks the links before the active heading', () => {
  for (const [id, top] of Object.entries({ first: 0, inner: 1000, second: 2000 }))
    tops.set(id, top);
  render(outline);
  const passed = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('data-passed'))
      .map((link) => link.textContent);
  expect(passed()).toEqual([]);
  scroll(2000);
  wait(OUTLINE_SCROLL_THROTTLE);
  expect(passed()).toEqual(['First', 'Inner code']);
});

test('nests headings and renders their inline Markdown', () => {
  render(outline);
  const nav = within(screen.getByRole('navigation', { name: 'ON THIS PAGE' }));
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'First',
    'Inner code',
    'Second',
  ]);
  expect(
    nav.getByRole('link', { name: 'Inner code' }).closest('ul')?.parentElement?.textContent,
  ).toContain('First');
});

test('updates the active heading at most every 100 ms while scrolling', () => {
  tops.set('first', 500).set('inner', 1000).set('second', 2000);
  render(outline);
  wait(OUTLINE_SCROLL_THROTTLE);
  // Above the first heading, its entry is active.
  expect(active()).toBe('First');
  scroll(600);
  expect(active()).toBe('First');
  scroll(1100);
  wait(OUTLINE_SCROLL_THROTTLE - 1);
  expect(active()).toBe('First');
  wait(1);
  expect(active()).toBe('Inner code');
});

test('keeps a clicked heading active until the reader scrolls', () => {
  tops.set('first', 500).set('inner', 1000).set('second', 2000);
  render(outline);
  wait(OUTLINE_SCROLL_THROTTLE);
  fireEvent.click(screen.getByRole('link', { name: 'Second' }));
  wait(1);
  expect(active()).toBe('Second');
  scroll(1100);
  wait(OUTLINE_SCROLL_THROTTLE);
  expect(active()).toBe('Second');
  act(() => void window.dispatchEvent(new Event('wheel')));
  expect(active()).toBe('Inner code');
});

test('renders nothing on pages without headings', () => {
  render(
    <Fixture page={pageData({ toc: [] })}>
      <Outline />
      <LocalOutline />
    </Fixture>,
  );
  expect(screen.queryByText('ON THIS PAGE')).toBeNull();
});

test('a dropdown that was opened before hydration stays open', async () => {
  const content = (
    <Fixture>
      <LocalOutline />
    </Fixture>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(content);
  container.querySelector('details')!.open = true;
  // React reports the attribute in development only.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = await act(async () => hydrateRoot(container, content));
  expect(container.querySelector('details')!.open).toBe(true);
  await act(async () => root.unmount());
  container.remove();
});

test('the dropdown closes on selection, Escape, outside presses and navigation', () => {
  const local = (routePath: string) => (
    <Fixture page={pageData({ routePath })}>
      <LocalOutline />
    </Fixture>
  );
  const { container, rerender } = render(local('/a'));
  const details = container.querySelector('details')!;
  const isOpenAfter = (close: () => void): boolean => {
    details.open = true;
    act(close);
    return details.open;
  };
  expect(isOpenAfter(() => void fireEvent.click(screen.getByText('First')))).toBe(false);
  expect(isOpenAfter(() => void fireEvent.keyDown(document, { key: 'Escape' }))).toBe(false);
  expect(isOpenAfter(() => void fireEvent.pointerDown(document.body))).toBe(false);
  expect(isOpenAfter(() => void fireEvent.pointerDown(screen.getByText('First')))).toBe(true);
  expect(isOpenAfter(() => rerender(local('/b')))).toBe(false);
});
