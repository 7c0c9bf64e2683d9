import { TAB_STORAGE_PREFIX } from '@octavo/theme/static';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { whenNeeded } from './when-needed';

let report: (isIntersecting: boolean) => void;
let observed: Element[];
const run = vi.fn();
const onHidden = vi.fn();

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {}
    },
  );
  // jsdom has no layout.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

function prepare(html = '<div class="oct-html"></div><div id="tabs"><p id="inside"></p></div>') {
  document.body.innerHTML = `<main>${html}</main>`;
  return whenNeeded(document.querySelector('main')!, run, onHidden);
}

test('runs once a component is almost visible, and observes only components', () => {
  prepare();
  expect(observed.map(({ id }) => id)).toEqual(['tabs']);
  report(false);
  expect(onHidden).toHaveBeenCalledOnce();
  expect(run).not.toHaveBeenCalled();
  report(true);
  report(true);
  expect(run).toHaveBeenCalledOnce();
});

test('runs when a component receives the focus or a press', () => {
  for (const type of ['focusin', 'pointerdown']) {
    prepare();
    run.mockClear();
    document.getElementById('tabs')!.dispatchEvent(new Event(type, { bubbles: true }));
    expect(run, type).toHaveBeenCalledOnce();
  }
});

test('runs if a hash points into a component', () => {
  window.history.replaceState(null, '', '/#inside');
  prepare();
  expect(run).toHaveBeenCalledOnce();
});

test('runs when another window selects a tab', () => {
  prepare();
  fireEvent(window, new StorageEvent('storage', { key: 'octavo.color-mode' }));
  expect(run).not.toHaveBeenCalled();
  fireEvent(window, new StorageEvent('storage', { key: `${TAB_STORAGE_PREFIX}lang` }));
  expect(run).toHaveBeenCalledOnce();
});

test('runs immediately if no component has a box', async () => {
  prepare('<div class="oct-html"></div>');
  await Promise.resolve();
  expect(run).toHaveBeenCalledOnce();
});

test('can be canceled', () => {
  const cancel = prepare();
  cancel();
  document.getElementById('tabs')!.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(run).not.toHaveBeenCalled();
});
