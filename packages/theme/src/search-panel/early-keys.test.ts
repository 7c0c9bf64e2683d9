import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { captureEarlyInput, type EarlySearch, earlyInput, stopEarlyInput } from './early-input';
import { EARLY_KEYS_SCRIPT } from './early-keys';

/** Stops the script, as hydration does, and returns the search that the user opened. */
function takeEarlySearch(): EarlySearch | undefined {
  const taken: EarlySearch[] = [];
  window.octEarlySearch?.((early) => taken.push(early));
  return taken[0];
}

beforeEach(() => {
  document.body.innerHTML = `<button aria-keyshortcuts="Control+K Meta+K /">Search</button>
    <input type="radio" /><input type="text" /><select></select>`;
  new Function('d', 'r', EARLY_KEYS_SCRIPT)(document, document.documentElement);
});

afterEach(() => {
  takeEarlySearch();
  stopEarlyInput();
  field()?.remove();
  document.body.innerHTML = '';
});

const field = () => document.querySelector<HTMLInputElement>('html > input');
const press = (target: Element, key: string, init = {}) =>
  fireEvent.keyDown(target, { key, ctrlKey: key === 'k', ...init });

test.each([
  ['k', {}],
  ['K', { ctrlKey: false, metaKey: true }],
  ['/', {}],
])('%s focuses a field before hydration', (key, init) => {
  expect(press(document.body, key, init)).toBe(false);
  expect(document.activeElement).toBe(field());
  expect(takeEarlySearch()?.field).toBe(field());
});

test.each([
  ['k', { ctrlKey: false }],
  ['k', { shiftKey: true }],
  ['k', { altKey: true }],
  ['k', { isComposing: true }],
  ['/', { ctrlKey: true }],
])('%s with %o is left to the browser', (key, init) => {
  expect(press(document.body, key, init)).toBe(true);
  expect(field()).toBeNull();
});

test('only text fields keep their keys', () => {
  expect(press(document.querySelector('[type=text]')!, 'k')).toBe(true);
  expect(press(document.querySelector('select')!, 'k')).toBe(false);
  expect(press(document.querySelector('[type=radio]')!, 'k')).toBe(false);
});

test('a page without a search button keeps its keys', () => {
  document.querySelector('button')!.remove();
  expect(press(document.body, 'k')).toBe(true);
});

test('a second shortcut does not reach the browser, and a slash is text', () => {
  press(document.body, 'k');
  field()!.value = 'mock';
  expect(press(field()!, 'k')).toBe(false);
  expect(press(field()!, '/')).toBe(true);
  expect(field()!.value).toBe('mock');
});

test('a click on the search button opens the field, and is not recorded for later', () => {
  const button = document.querySelector('button')!;
  const recorded: Event[] = [];
  const record = (event: Event) => recorded.push(event);
  window.addEventListener('click', record, true);
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(field());
  expect(takeEarlySearch()).toEqual({ field: field(), opener: button });
  expect(recorded).toEqual([]);
  fireEvent.click(button);
  expect(recorded).toHaveLength(1);
  window.removeEventListener('click', record, true);
});

test('a click elsewhere is left to the page', () => {
  fireEvent.click(document.querySelector('select')!);
  expect(field()).toBeNull();
});

test('Escape removes the field and restores the focus', () => {
  const button = document.querySelector('button')!;
  button.focus();
  press(document.body, 'k');
  press(field()!, 'Escape');
  expect(field()).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(takeEarlySearch()).toBeUndefined();
});

test('after hydration, the field keeps its text and records Enter', () => {
  press(document.body, 'k');
  const recorded = field()!;
  recorded.value = 'mock';
  press(recorded, 'Enter');
  captureEarlyInput('Search', () => {}, takeEarlySearch());
  expect(earlyInput?.field).toBe(recorded);
  expect(recorded.dataset.enter).toBe('mock');
  expect(document.activeElement).toBe(recorded);
});

test('moving the focus cancels the search', () => {
  press(document.body, 'k');
  document.querySelector<HTMLElement>('[type=text]')!.focus();
  expect(takeEarlySearch()).toBeUndefined();
  expect(field()).toBeNull();
});

test('does nothing without the inline script', () => {
  expect(takeEarlySearch()).toBeUndefined();
  expect(takeEarlySearch()).toBeUndefined();
});
