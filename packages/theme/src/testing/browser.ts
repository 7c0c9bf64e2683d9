import { vi } from 'vitest';

/** A media query that a test can change. jsdom has none of its own. */
export interface FakeMedia {
  set: (matches: boolean) => void;
}

/** Answer every media query with `matches`, until the test says otherwise. */
export function fakeMatchMedia(matches = false): FakeMedia {
  const listeners = new Set<() => void>();
  const state = { matches };
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return state.matches;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    set(next) {
      state.matches = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Scroll the window of jsdom, which has no layout, to a position in CSS pixels. */
export function scrollWindow(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** Let dialogs open and close, without a top layer. jsdom has no modal dialogs. */
export function fakeModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    // Later, as in browsers.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
