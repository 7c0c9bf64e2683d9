import { vi } from 'vitest';

/** Controls the result of all media queries. jsdom does not implement them. */
export interface FakeMedia {
  set: (matches: boolean) => void;
}

/** Stubs `matchMedia` with a result that the test can change. */
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

/** Sets the scroll position of the window in CSS pixels. jsdom has no layout and cannot scroll. */
export function scrollWindow(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** Stubs `showModal` and `close` of dialogs, which jsdom does not implement. */
export function fakeModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    // Browsers dispatch the event asynchronously.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
