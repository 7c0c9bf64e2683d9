import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { PROGRESS_BAR_DELAY, SCROLLED_THRESHOLD } from '../model/constants';
import { ProgressBar } from '../progress-bar/ProgressBar';
import { scrollWindow } from '../testing/browser';
import { Fixture } from '../testing/site-fixture';
import { ScrollToTop } from './ScrollToTop';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  scrollWindow(0);
});

test('the way back to the top shows past 100 px', () => {
  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo;
  render(
    <Fixture>
      <ScrollToTop />
    </Fixture>,
  );
  const button = () => screen.queryByRole('button', { name: 'Scroll to top' });
  act(() => scrollWindow(SCROLLED_THRESHOLD));
  expect(button()).toBeNull();
  act(() => scrollWindow(SCROLLED_THRESHOLD + 1));
  act(() => button()!.click());
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('the progress bar shows what takes longer than 200 ms, and goes with the end of it', () => {
  vi.useFakeTimers();
  const { rerender } = render(<ProgressBar loading />);
  const bar = () => screen.queryByRole('progressbar');
  act(() => vi.advanceTimersByTime(PROGRESS_BAR_DELAY - 1));
  expect(bar()).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(bar()).toBeTruthy();
  rerender(<ProgressBar loading={false} />);
  expect(bar()).toBeNull();
  rerender(<ProgressBar loading />);
  rerender(<ProgressBar loading={false} />);
  act(() => vi.advanceTimersByTime(1000));
  expect(bar()).toBeNull();
});
