import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadChunk } from './load-chunk';

const reload = vi.fn();
const gone = () => Promise.reject(new Error('gone'));
/** Whether a load ends, and how, once everything that was under way is done. */
const outcome = (load: () => Promise<string>): Promise<string> =>
  Promise.race([
    loadChunk(load).catch((error: Error) => error.message),
    new Promise<string>((done) => setTimeout(() => done('waiting'), 20)),
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

test('gives what was loaded', async () => {
  expect(await outcome(async () => 'part')).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('a file that is gone loads the page anew, once', async () => {
  expect(await outcome(gone)).toBe('waiting');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await outcome(gone)).toBe('gone');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing is loaded anew offline, or where it could not be remembered', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await outcome(gone)).toBe('gone');
  vi.restoreAllMocks();
  sessionStorage.clear();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await outcome(gone)).toBe('gone');
  expect(reload).not.toHaveBeenCalled();
});
