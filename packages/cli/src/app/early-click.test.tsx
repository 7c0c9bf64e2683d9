import { afterEach, expect, test, vi } from 'vitest';

import { EARLY_CLICK } from '../model/payload';
import { replayEarlyClick, stopRecordingClicks } from './early-click';

afterEach(() => {
  Reflect.deleteProperty(window, EARLY_CLICK);
  vi.useRealTimers();
});

/** Installs a recorder like the inline script, and clicks the button before hydration. */
function clickEarly(button: HTMLElement | undefined) {
  const recorder = Object.assign(vi.fn(), { button });
  Object.assign(window, { [EARLY_CLICK]: recorder });
  window.addEventListener('click', recorder, true);
  return recorder;
}

test('replays the last click once, in a separate task', () => {
  vi.useFakeTimers();
  const button = document.body.appendChild(document.createElement('button'));
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  const recorder = clickEarly(button);
  stopRecordingClicks();
  replayEarlyClick();
  expect(onClick).not.toHaveBeenCalled();
  vi.runAllTimers();
  replayEarlyClick();
  vi.runAllTimers();
  expect(onClick).toHaveBeenCalledOnce();
  expect(recorder).not.toHaveBeenCalled();
});

test('replays the click on the same button of another page', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button class="menu"></button><button class="search wide"></button>';
  const [, button] = document.querySelectorAll('button');
  clickEarly(button);
  document.body.replaceChildren(...[...document.body.children].map((node) => node.cloneNode()));
  const onClick = vi.fn();
  document.querySelector('.search')!.addEventListener('click', onClick);
  stopRecordingClicks();
  replayEarlyClick();
  vi.runAllTimers();
  expect(onClick).toHaveBeenCalledOnce();
});

test.each([['no button', undefined]])('does nothing if %s was clicked', (_, button) => {
  vi.useFakeTimers();
  clickEarly(button);
  stopRecordingClicks();
  replayEarlyClick();
  expect(vi.getTimerCount()).toBe(0);
});
