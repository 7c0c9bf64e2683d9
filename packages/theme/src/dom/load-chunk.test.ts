import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadChunk } from './load-chunk';

const reload = vi.fn();
const fail = () => Promise.reject(new Error('not found'));
/** Resolves to the result or the error message of a load, or to `pending` if it does not settle. */
const outcome = (load: () => Promise<string>): Promise<string> =>
  Promise.race([
    loadChunk(load).catch((error: Error) => error.message),
    new Promise<string>((resolve) => setTimeout(() => resolve('pending'), 20)),
  ]);

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://x.y/a', reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  sessionStorage.clear();
});

test('returns the loaded module', async () => {
  expect(await outcome(async () => 'module')).toBe('module');
  expect(reload).not.toHaveBeenCalled();
});

test('a missing file reloads the page once', async () => {
  expect(await outcome(fail)).toBe('pending');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await outcome(fail)).toBe('not found');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('does not reload the page offline or without storage', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await outcome(fail)).toBe('not found');
  vi.restoreAllMocks();
  sessionStorage.clear();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await outcome(fail)).toBe('not found');
  expect(reload).not.toHaveBeenCalled();
});
