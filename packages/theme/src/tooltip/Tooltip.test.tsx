import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { POPOVER_ENTER_DELAY, POPOVER_LEAVE_DELAY } from '../model/constants';
import { Tooltip } from './Tooltip';

beforeAll(async () => {
  await import('../popover/FloatingPanel');
});

beforeEach(() => {
  vi.useFakeTimers();
  render(<Tooltip trigger={(props) => <button {...props}>Copy</button>}>Copies the code</Tooltip>);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const hover = () => fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' });

test('describes its trigger after the delay', async () => {
  hover();
  await wait(POPOVER_ENTER_DELAY - 1);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await wait(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Copies the code');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(
    screen.getByRole('tooltip').id,
  );
});

test('closes when the pointer leaves and on Escape', async () => {
  hover();
  await wait(POPOVER_ENTER_DELAY);
  fireEvent.pointerLeave(screen.getByRole('button'), { pointerType: 'mouse' });
  await wait(POPOVER_LEAVE_DELAY);
  expect(screen.queryByRole('tooltip')).toBeNull();

  hover();
  await wait(POPOVER_ENTER_DELAY);
  fireEvent.keyDown(document, { key: 'Escape' });
  await wait(0);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
