import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { loadFloatingPanel } from './load-floating-panel';
import { Popover } from './Popover';

vi.mock('./load-floating-panel', { spy: true });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a panel that fails to load is closed and can be opened again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onOpenChange = vi.fn();
  const error = new Error('offline');
  vi.mocked(loadFloatingPanel).mockRejectedValue(error);
  render(
    <Popover
      openOn="click"
      onOpenChange={onOpenChange}
      trigger={(props) => <button {...props}>Tools</button>}
    >
      Content
    </Popover>,
  );
  const trigger = screen.getByRole('button');
  await act(async () => fireEvent.click(trigger));
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('[octavo]'), error);

  vi.mocked(loadFloatingPanel).mockRestore();
  fireEvent.click(trigger);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
});
