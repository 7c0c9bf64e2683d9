import { readStorage, writeStorage } from '../dom/storage';
import { type ColorMode, isDark, parseColorMode, SYSTEM_DARK, THEME_COLORS } from './color-mode';

/** The reader's choice: kept in storage, shown on `<html>`, the same in all tabs. */
export interface ColorModeStore {
  get: () => ColorMode;
  isDark: () => boolean;
  set: (mode: ColorMode) => void;
  /** Follow changes, those of other tabs and (in `auto`) of the system included. */
  subscribe: (listener: () => void) => () => void;
}

const stores = new Map<string, ColorModeStore>();

/** The store of a site; one for each storage key. */
export function colorModeStore(key: string): ColorModeStore {
  let store = stores.get(key);
  if (!store) {
    store = createColorModeStore(key);
    stores.set(key, store);
  }
  return store;
}

export function createColorModeStore(key: string): ColorModeStore {
  let mode = parseColorMode(readStorage(key));
  const listeners = new Set<() => void>();
  const system = window.matchMedia?.(SYSTEM_DARK);

  const change = (next: ColorMode): void => {
    mode = next;
    showColorMode(mode, isDark(mode, system?.matches ?? false));
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) change(parseColorMode(event.newValue));
  };
  const onSystem = (): void => {
    if (mode === 'auto') change(mode);
  };

  return {
    get: () => mode,
    isDark: () => isDark(mode, system?.matches ?? false),
    set(next) {
      writeStorage(key, next);
      change(next);
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        system?.addEventListener('change', onSystem);
        // The system may have changed between the head script and this.
        onSystem();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        system?.removeEventListener('change', onSystem);
      };
    },
  };
}

/** Put a mode on the page, the way the head script did before first paint. */
function showColorMode(mode: ColorMode, dark: boolean): void {
  const root = document.documentElement;
  const shade = dark ? 'dark' : 'light';
  root.classList.toggle('dark', dark);
  root.dataset.colorMode = mode;
  root.style.colorScheme = shade;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = THEME_COLORS[shade];
  }
}
