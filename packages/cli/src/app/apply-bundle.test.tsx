import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Sets the hash of the bundle on the page. Each hot update changes it. */
const setHash = (hash: string) => vi.stubGlobal('__webpack_hash__', hash);
const check = vi.fn<(autoApply: boolean) => Promise<void>>();
const reload = vi.fn();

beforeEach(() => {
  vi.resetModules();
  setHash('1');
  vi.stubGlobal('webpackHot', { check });
  vi.stubGlobal('location', { reload });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  check.mockReset();
  reload.mockReset();
});

/** Returns the module as a new document has it. */
const load = () => import('./apply-bundle');

test('applies hot updates one by one up to the hash', async () => {
  const { applyBundle, hasAppliedUpdate, hasBundle } = await load();
  expect([hasBundle('1'), hasBundle('3'), hasAppliedUpdate()]).toEqual([true, false, false]);
  check.mockImplementationOnce(async () => setHash('2'));
  check.mockImplementationOnce(async () => setHash('3'));
  await applyBundle('3');
  expect(check.mock.calls).toEqual([[true], [true]]);
  expect([hasBundle('1'), hasBundle('3'), hasAppliedUpdate()]).toEqual([false, true, true]);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['the page has the bundle', '1', true],
  ['the server has not built a bundle', undefined, true],
  ['hot updates are not available', '2', false],
])('does nothing if %s', async (_name, hash, isHot) => {
  if (!isHot) vi.stubGlobal('webpackHot', undefined);
  const { applyBundle } = await load();
  await applyBundle(hash, true);
  expect(check).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  [false, 0],
  [true, 1],
])('without an update to a hash (required: %s), reloads %i times', async (isRequired, times) => {
  const { applyBundle, hasAppliedUpdate } = await load();
  check.mockResolvedValue();
  await applyBundle('2', isRequired);
  expect(check).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledTimes(times);
  expect(hasAppliedUpdate()).toBe(false);
});

test('reloads and prints the error if an update fails', async () => {
  const { applyBundle } = await load();
  const error = new Error('Aborted because ./a.tsx is not accepted');
  check.mockRejectedValue(error);
  await applyBundle('2');
  expect(reload).toHaveBeenCalledOnce();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), error);
});

test('does not reload while the browser is offline, and applies the update when it is sent again', async () => {
  const { applyBundle, hasBundle } = await load();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  check.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await applyBundle('2');
  expect(reload).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  check.mockImplementationOnce(async () => setHash('2'));
  await applyBundle('2', true);
  expect(hasBundle('2')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('updates that arrive together are applied one after the other', async () => {
  const { applyBundle } = await load();
  let finish = () => {};
  check.mockImplementationOnce(() => new Promise((done) => (finish = done)));
  check.mockImplementationOnce(async () => setHash('3'));
  const first = applyBundle('2');
  const second = applyBundle('3');
  // The second update would call `check` in one of these microtasks.
  for (let i = 0; i < 10; i++) await Promise.resolve();
  expect(check).toHaveBeenCalledOnce();
  setHash('2');
  finish();
  await Promise.all([first, second]);
  expect(check).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});
