import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { HASH_SCROLL_DELAY } from '../model/constants';
import { scrollWindow } from '../testing/browser';
import { createScrollManager } from './scroll-manager';

const scrollTo = vi.fn(({ top }: { top: number }) => scrollWindow(top));
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  scrollWindow(0);
  vi.clearAllMocks();
});

function start() {
  const manager = createScrollManager();
  stop = manager.start();
  manager.show('/a');
  return manager;
}

test('a position is saved even if a navigation follows immediately', () => {
  window.history.replaceState({ key: '1' }, '', '/a');
  const manager = start();
  scrollWindow(500);
  scrollWindow(900);
  window.history.pushState({ key: '2' }, '', '/b');
  manager.show('/b');
  expect(window.scrollY).toBe(0);
  window.history.replaceState({ key: '1' }, '', '/a');
  window.dispatchEvent(new PopStateEvent('popstate'));
  manager.show('/a');
  expect(window.scrollY).toBe(900);
});

test('the browser restores the position on reload only, also after the page was in its back/forward cache', () => {
  start();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

test('does not scroll to the hash of a page that is reloaded at another position', () => {
  document.body.innerHTML = '<h2 id="part">Part</h2>';
  window.history.replaceState({ key: '7' }, '', '/a#part');
  start();
  scrollWindow(900);
  window.dispatchEvent(new Event('pagehide'));
  stop();
  start();
  vi.advanceTimersByTime(HASH_SCROLL_DELAY);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test('scrolls to the target of a hash, and again after 100 ms', () => {
  const manager = start();
  document.body.innerHTML = '<h2 id="part">Part</h2>';
  window.history.pushState({ key: '3' }, '', '/b#part');
  manager.show('/b');
  const { scrollIntoView } = Element.prototype;
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(HASH_SCROLL_DELAY);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('does not scroll again if the user has scrolled meanwhile', () => {
  const manager = start();
  document.body.innerHTML = '<h2 id="part">Part</h2>';
  window.history.pushState({ key: '4' }, '', '/b#part');
  manager.show('/b');
  scrollWindow(50);
  vi.advanceTimersByTime(HASH_SCROLL_DELAY);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('removes a hash without a target after a navigation', () => {
  const manager = start();
  window.history.pushState({ key: '5' }, '', '/b?q=1#gone');
  manager.show('/b');
  vi.advanceTimersByTime(HASH_SCROLL_DELAY);
  expect(window.location.href).toMatch(/\/b\?q=1$/);
});

test('the same page with another query stays at its position', () => {
  const manager = start();
  scrollWindow(300);
  window.history.pushState({ key: '6' }, '', '/a?q=1');
  manager.show('/a');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Back after a hash link on the first page of a visit returns to its position', () => {
  window.history.replaceState(null, '', '/a');
  start();
  const first: unknown = window.history.state;
  scrollWindow(2000);
  vi.advanceTimersByTime(1);
  // A click on a hash link: the browser creates an entry without a state.
  window.history.pushState(null, '', '/a#part');
  scrollWindow(5000);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.history.replaceState(first, '', '/a');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.scrollY).toBe(2000);
});

test('a page that is opened while Back is loading another one is shown from the top', () => {
  window.history.replaceState({ key: '1' }, '', '/a');
  const manager = start();
  scrollWindow(900);
  window.history.pushState({ key: '2' }, '', '/b');
  manager.show('/b');
  window.history.replaceState({ key: '1' }, '', '/a');
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.history.pushState({ key: '3' }, '', '/c');
  manager.show('/c');
  expect(window.scrollY).toBe(0);
});
