import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { prefetchWhenIdle } from './prefetch';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href'),
  );

function setConnection(connection: object): void {
  vi.stubGlobal('navigator', { ...navigator, connection });
}

test('prefetches scripts below the base', () => {
  prefetchWhenIdle(['static/js/react.js', 'static/js/islands.js'], '/docs/');
  expect(prefetched()).toEqual(['/docs/static/js/react.js', '/docs/static/js/islands.js']);
});

test('waits for the load event', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  prefetchWhenIdle(['a.js'], '/');
  expect(prefetched()).toEqual([]);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(prefetched()).toEqual(['/a.js']);
});

test('waits for an idle callback', () => {
  const callbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callbacks.push(callback));
  prefetchWhenIdle(['a.js'], '/');
  expect(prefetched()).toEqual([]);
  for (const callback of callbacks) callback();
  expect(prefetched()).toEqual(['/a.js']);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '3g' }])(
  'does not prefetch with the connection %o',
  (connection) => {
    setConnection(connection);
    prefetchWhenIdle(['a.js'], '/');
    expect(prefetched()).toEqual([]);
  },
);

test('prefetches with a fast connection', () => {
  setConnection({ saveData: false, effectiveType: '4g' });
  prefetchWhenIdle(['a.js'], '/');
  expect(prefetched()).toEqual(['/a.js']);
});
