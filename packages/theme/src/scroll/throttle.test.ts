import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { throttle } from './throttle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('runs at once, and once more at the end of the wait', () => {
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

test('forgets a waiting call that is cancelled', () => {
  const callback = vi.fn();
  const throttled = throttle(callback, 100);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});
