import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { POPOVER_ENTER_DELAY } from '../model/constants';
import { useLazyPanel } from './useLazyPanel';
import type { OpenInteraction } from './useTrigger';

const load = vi.fn(async () => () => <p>panel</p>);

function Trigger({ openOn }: { openOn: OpenInteraction }) {
  const { Panel, events } = useLazyPanel(openOn, load);
  return (
    <>
      <button type="button" {...events}>
        open
      </button>
      {Panel && <Panel />}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const button = () => screen.getByRole('button');
const isOpen = () => screen.queryByText('panel') !== null;
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(button(), { pointerType });

test('loads when the pointer enters, and opens after the delay', async () => {
  render(<Trigger openOn="hover" />);
  expect(load).not.toHaveBeenCalled();
  enter();
  expect(load).toHaveBeenCalledOnce();
  await pass(POPOVER_ENTER_DELAY - 1);
  expect(isOpen()).toBe(false);
  await pass(1);
  expect(isOpen()).toBe(true);
});

test.each([
  ['the pointer leaves', () => fireEvent.pointerLeave(button(), { pointerType: 'mouse' })],
  ['the focus leaves', () => fireEvent.blur(button())],
  ['Escape is pressed', () => fireEvent.keyDown(button(), { key: 'Escape' })],
])('does not open if %s before the delay', async (_, leave) => {
  render(<Trigger openOn="hover" />);
  enter();
  await pass(POPOVER_ENTER_DELAY - 1);
  leave();
  await pass(POPOVER_ENTER_DELAY);
  expect(isOpen()).toBe(false);
});

test.each<[OpenInteraction, 'hover' | 'focus' | 'click', boolean]>([
  ['hover', 'click', true],
  ['focus', 'focus', true],
  ['focus', 'hover', false],
  ['focus', 'click', false],
  ['click', 'click', true],
  ['click', 'hover', false],
  ['click', 'focus', false],
])('with openOn %s, %s opens the panel: %s', async (openOn, gesture, opens) => {
  render(<Trigger openOn={openOn} />);
  if (gesture === 'hover') enter();
  if (gesture === 'focus') fireEvent.focus(button());
  if (gesture === 'click') fireEvent.click(button());
  await pass(POPOVER_ENTER_DELAY);
  expect(isOpen()).toBe(opens);
});

test('opens on tap but not on touch hover', async () => {
  render(<Trigger openOn="hover" />);
  enter('touch');
  await pass(POPOVER_ENTER_DELAY);
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  await pass(0);
  expect(isOpen()).toBe(true);
});

test('warns if loading fails, and retries on the next click', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  load.mockRejectedValueOnce(new Error('gone'));
  render(<Trigger openOn="click" />);
  fireEvent.click(button());
  await pass(0);
  expect(warn).toHaveBeenCalledOnce();
  fireEvent.click(button());
  await pass(0);
  expect(isOpen()).toBe(true);
});
