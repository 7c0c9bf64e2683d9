import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { POPOVER_ENTER_DELAY } from '../model/constants';
import { attachProductSwitcher } from './product-switcher';

let controller: AbortController;
let button: HTMLButtonElement;
const unmount = vi.fn();
const preload = vi.fn();
const mount = vi.fn(async () => unmount);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button class="oct-product-switcher-button"><svg></svg></button><p>Text</p>';
  button = document.querySelector('button')!;
  controller = new AbortController();
  attachProductSwitcher({ preload, mount }, controller.signal);
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

test('loads the list on hover, and opens it after 100 ms if the pointer is still there', () => {
  const isHovered = vi.spyOn(button, 'matches').mockReturnValue(true);
  fireEvent.pointerOver(button.firstElementChild!);
  expect(preload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(POPOVER_ENTER_DELAY - 1);
  expect(mount).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(mount).toHaveBeenCalledExactlyOnceWith(button);

  isHovered.mockReturnValue(false);
});

test('does not open the list if the pointer has left', () => {
  vi.spyOn(button, 'matches').mockReturnValue(false);
  fireEvent.pointerOver(button);
  vi.advanceTimersByTime(POPOVER_ENTER_DELAY);
  expect(mount).not.toHaveBeenCalled();
});

test('opens the list on a click, and only once', () => {
  fireEvent.click(button);
  fireEvent.click(button);
  expect(mount).toHaveBeenCalledOnce();
  fireEvent.click(document.querySelector('p')!);
  expect(mount).toHaveBeenCalledOnce();
});

test('another button, as after a change of the language, replaces the list', async () => {
  fireEvent.click(button);
  button.replaceWith(button.cloneNode(true));
  fireEvent.click(document.querySelector('button')!);
  expect(mount).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(unmount).toHaveBeenCalledOnce();
});

test('a list that fails to load can be opened again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  mount.mockRejectedValueOnce(new Error('offline'));
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(0);
  fireEvent.click(button);
  expect(mount).toHaveBeenCalledTimes(2);
});
