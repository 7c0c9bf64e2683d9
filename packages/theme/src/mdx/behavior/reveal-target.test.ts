import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { revealTarget } from './reveal-target';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  document.body.innerHTML = '';
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
