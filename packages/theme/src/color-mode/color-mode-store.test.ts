import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type FakeMedia, fakeMatchMedia } from '../testing/browser';
import { createColorModeStore } from './color-mode-store';

const KEY = 'octavo.color-mode';
let system: FakeMedia;
const root = document.documentElement;

beforeEach(() => {
  system = fakeMatchMedia(false);
  document.head.innerHTML = '<meta name="theme-color" content="">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  root.className = '';
});

const otherTab = (value: string | null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value }));
};

test('set stores the color mode and applies it', () => {
  const store = createColorModeStore(KEY);
  store.set('dark');
  expect(localStorage.getItem(KEY)).toBe('dark');
  expect(root.classList.contains('dark')).toBe(true);
  expect(root.dataset.colorMode).toBe('dark');
  expect(root.style.colorScheme).toBe('dark');
  expect(document.querySelector('meta')?.content).toBe('#111112');
  store.set('light');
  expect(root.classList.contains('dark')).toBe(false);
  expect(createColorModeStore(KEY).get()).toBe('light');
});

test('follows changes of the system only in auto', () => {
  const store = createColorModeStore(KEY);
  store.subscribe(() => {});
  system.set(true);
  expect(root.classList.contains('dark')).toBe(true);
  store.set('light');
  system.set(false);
  system.set(true);
  expect(store.get()).toBe('light');
  expect(root.classList.contains('dark')).toBe(false);
});

test('syncs between tabs', () => {
  const store = createColorModeStore(KEY);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  otherTab('dark');
  expect(store.get()).toBe('dark');
  expect(root.classList.contains('dark')).toBe(true);
  otherTab('garbage');
  expect(store.get()).toBe('auto');
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  otherTab('dark');
  expect(store.get()).toBe('auto');
});

test('works without storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const store = createColorModeStore(KEY);
  store.set('dark');
  expect(store.get()).toBe('dark');
  expect(root.classList.contains('dark')).toBe(true);
});
