import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createScrollManager } from '../../scroll/scroll-manager';
import { scrollWindow } from '../../testing/browser';
import { revealHash, revealTarget } from './reveal-target';

const scrollTo = vi.fn(({ top }: { top: number }) => scrollWindow(top));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  document.body.innerHTML = '';
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  scrollWindow(0);
  vi.clearAllMocks();
});

const nextFrames = (count: number) => {
  for (let frame = 0; frame < count; frame++) vi.advanceTimersToNextFrame();
};
const render = () => {
  document.body.innerHTML = '<div hidden="until-found"><h2 id="inside">Inside</h2></div>';
  return document.querySelector('div')!;
};

test('scrolls to the target once its tab is rendered, however long that takes', () => {
  const panel = render();
  expect(revealTarget('#inside')).toBe(panel.firstElementChild);
  nextFrames(10);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  panel.removeAttribute('hidden');
  nextFrames(2);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
});

test('stops waiting for a tab that does not open', () => {
  render();
  revealTarget('#inside');
  nextFrames(200);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('does not scroll if the target was visible', () => {
  document.body.innerHTML = '<h2 id="inside">Inside</h2>';
  revealTarget('#inside');
  nextFrames(5);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

const DETAILS = '<details><p id="option">Option</p></details>';

/** Scrolls away from a target that was in closed details when the page was opened, and leaves the page. */
function leave() {
  document.body.innerHTML = DETAILS;
  window.history.replaceState({ key: '1' }, '', '/a#option');
  const manager = createScrollManager();
  const stop = manager.start();
  manager.show('/a');
  scrollWindow(3000);
  window.history.pushState({ key: '2' }, '', '/b');
  manager.show('/b');
  return { manager, stop };
}

function returnBack(manager: ReturnType<typeof createScrollManager>) {
  window.history.replaceState({ key: '1' }, '', '/a#option');
  window.dispatchEvent(new PopStateEvent('popstate'));
  document.body.innerHTML = DETAILS;
  manager.show('/a');
}

const isOpen = () => document.querySelector('details')!.open;

test('Back opens the details around the target, and keeps the restored position', () => {
  const { manager, stop } = leave();
  returnBack(manager);
  // The closed page can be too short for the position.
  scrollWindow(1200);
  revealHash();
  nextFrames(2);
  expect(isOpen()).toBe(true);
  expect(window.scrollY).toBe(3000);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  stop();
});

test('a link to a hidden target scrolls, also after Back', () => {
  const { manager, stop } = leave();
  returnBack(manager);
  revealTarget('#option');
  nextFrames(2);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();

  window.history.pushState({ key: '3' }, '', '/c#option');
  document.body.innerHTML = DETAILS;
  revealHash();
  manager.show('/c');
  nextFrames(2);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(3);
  stop();
});

test('a reload opens the details around the target, and keeps the position', () => {
  document.body.innerHTML = DETAILS;
  window.history.replaceState({ key: '1' }, '', '/a#option');
  const first = createScrollManager();
  const stopFirst = first.start();
  first.show('/a');
  scrollWindow(3000);
  window.dispatchEvent(new Event('pagehide'));
  stopFirst();

  const stop = createScrollManager().start();
  revealHash();
  nextFrames(2);
  expect(isOpen()).toBe(true);
  expect(window.scrollY).toBe(3000);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  stop();
});
