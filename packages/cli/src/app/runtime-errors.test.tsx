import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { hideOverlay } from './error-overlay';
import { OfflineError } from './load-data';
import { reportRuntimeError, reportUncaughtErrors } from './runtime-errors';

const request = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
const messages = () =>
  request.mock.calls.map(([, { body }]) => JSON.parse(String(body)).message as string);

beforeEach(() => {
  HTMLDialogElement.prototype.show = function open() {
    this.open = true;
  };
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  hideOverlay();
  vi.unstubAllGlobals();
  request.mockClear();
  sessionStorage.clear();
});

test('sends an error to the server, unless the server cannot be reached', async () => {
  await reportRuntimeError(new TypeError('no'), '/');
  await reportRuntimeError(new OfflineError('Failed to load /a.json'), '/');
  expect(messages()).toEqual(['TypeError: no']);
});

test('reports that a page renders again, also in the next document of the tab', async () => {
  await reportRuntimeError(new TypeError('no'), '/');
  vi.resetModules();
  const { clearRuntimeError } = await import('./runtime-errors');
  clearRuntimeError('/');
  clearRuntimeError('/');
  expect(messages()).toEqual(['TypeError: no', '']);
});

test('does not report errors while the document is replaced', async () => {
  reportUncaughtErrors('/');
  window.dispatchEvent(new Event('beforeunload'));
  await reportRuntimeError(new TypeError('Failed to fetch'), '/');
  expect(messages()).toEqual([]);
  expect(document.querySelector('dialog')).toBeNull();
  // The browser restores the document, for example after the user goes back.
  window.dispatchEvent(new Event('pageshow'));
  await reportRuntimeError(new TypeError('no'), '/');
  expect(messages()).toEqual(['TypeError: no']);
});
