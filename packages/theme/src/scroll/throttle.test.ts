import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { throttle } from './throttle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('calls immediately, and again at the end of the interval', () => {
  const callback = vi.fn();
  const throttled = throttle(callback, 100);
  throttled();
  throttled();
  throttled();
  expect(callback).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(99);
  expect(callback).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(2);
});

test('cancels a pending call', () => {
  const callback = vi.fn();
  const throttled = throttle(callback, 100);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});
