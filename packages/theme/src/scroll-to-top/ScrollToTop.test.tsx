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

test('the scroll-to-top button appears past 100 px', () => {
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

test('the progress bar appears after 200 ms of loading and disappears at the end', () => {
  vi.useFakeTimers();
  const { rerender } = render(<ProgressBar loading />);
  const progressBar = () => screen.queryByRole('progressbar');
  act(() => vi.advanceTimersByTime(PROGRESS_BAR_DELAY - 1));
  expect(progressBar()).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(progressBar()).toBeTruthy();
  rerender(<ProgressBar loading={false} />);
  expect(progressBar()).toBeNull();
  rerender(<ProgressBar loading />);
  rerender(<ProgressBar loading={false} />);
  act(() => vi.advanceTimersByTime(1000));
  expect(progressBar()).toBeNull();
});
