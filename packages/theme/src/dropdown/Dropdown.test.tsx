import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { DROPDOWN_CLOSE_DELAY } from '../model/constants';
import { Dropdown } from './Dropdown';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Dropdown trigger="More">
        <a href="/a">A</a>
        <a href="/b">B</a>
      </Dropdown>
      <button type="button">Outside</button>
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole('button', { name: 'More' });
const box = () => button().parentElement!;
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const enter = () => fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
const leave = () => fireEvent.pointerLeave(box(), { pointerType: 'mouse' });

test('renders its links only while it is open', () => {
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(button());
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('opens on hover and closes 150 ms after the pointer leaves', () => {
  enter();
  expect(isOpen()).toBe(true);
  leave();
  wait(DROPDOWN_CLOSE_DELAY - 1);
  expect(isOpen()).toBe(true);
  wait(1);
  expect(isOpen()).toBe(false);
});

test('stays open if the pointer returns before the delay', () => {
  enter();
  leave();
  wait(DROPDOWN_CLOSE_DELAY - 1);
  enter();
  wait(DROPDOWN_CLOSE_DELAY);
  expect(isOpen()).toBe(true);
});

test('a click on a hovered dropdown keeps it open, and the next click closes it', () => {
  enter();
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});

test('arrow keys open it and move through its links', () => {
  button().focus();
  fireEvent.keyDown(button(), { key: 'ArrowDown' });
  wait(50);
  const [first, second] = screen.getAllByRole('link');
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first!, { key: 'End' });
  expect(document.activeElement).toBe(second);
});

test('the arrow key moves to the selected radio button, which handles the next ones', () => {
  cleanup();
  render(
    <Dropdown trigger="More">
      <input type="radio" name="mode" aria-label="Light" />
      <input type="radio" name="mode" aria-label="Dark" defaultChecked />
    </Dropdown>,
  );
  button().focus();
  fireEvent.click(button());
  fireEvent.keyDown(button(), { key: 'ArrowDown' });
  const dark = screen.getByRole('radio', { name: 'Dark' });
  expect(document.activeElement).toBe(dark);
  // Not prevented, so the browser selects the next radio button.
  expect(fireEvent.keyDown(dark, { key: 'ArrowDown' })).toBe(true);
});

test('Escape closes it wherever the focus is, without moving the focus', () => {
  const outside = screen.getByRole('button', { name: 'Outside' });
  outside.focus();
  fireEvent.pointerEnter(button());
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(outside, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(outside);
});

test('Escape closes it and restores focus', () => {
  fireEvent.click(button());
  screen.getAllByRole('link')[0]!.focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('closes when it loses focus and when a link is clicked', () => {
  fireEvent.click(button());
  act(() => screen.getAllByRole('link')[0]!.focus());
  expect(isOpen()).toBe(true);
  act(() => screen.getByRole('button', { name: 'Outside' }).focus());
  expect(isOpen()).toBe(false);

  fireEvent.click(button());
  fireEvent.click(screen.getAllByRole('link')[1]!);
  expect(isOpen()).toBe(false);
});

test('closes on a press outside, even if the button never had the focus', () => {
  // WebKit does not focus a button that is tapped.
  fireEvent.click(button());
  fireEvent.pointerDown(screen.getAllByRole('link')[0]!);
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Outside' }));
  expect(isOpen()).toBe(false);
});

test('opens on a long press, but not on a right click', () => {
  const contextMenu = (pointerType: string) => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    return fireEvent(button(), Object.assign(event, { pointerType }));
  };
  expect(contextMenu('mouse')).toBe(true);
  expect(isOpen()).toBe(false);
  expect(contextMenu('touch')).toBe(false);
  expect(isOpen()).toBe(true);
});
