import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { hideOverlay } from './error-overlay';
import { OfflineError } from './load-data';
import { clearRuntimeError, reportRuntimeError, reportUncaughtErrors } from './runtime-errors';

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
});

test('sends an error to the server, unless the server cannot be reached', async () => {
  await reportRuntimeError(new TypeError('no'), '/');
  await reportRuntimeError(new OfflineError('Failed to load /a.json'), '/');
  expect(messages()).toEqual(['TypeError: no']);
});

test('reports that a page renders once in each document, and again after an error', async () => {
  clearRuntimeError('/');
  clearRuntimeError('/');
  vi.resetModules();
  const nextDocument = await import('./runtime-errors');
  nextDocument.clearRuntimeError('/');
  await nextDocument.reportRuntimeError(new TypeError('no'), '/');
  nextDocument.clearRuntimeError('/');
  nextDocument.clearRuntimeError('/');
  expect(messages()).toEqual(['', '', 'TypeError: no', '']);
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
