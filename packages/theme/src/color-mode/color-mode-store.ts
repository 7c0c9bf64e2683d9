import { readStorage, writeStorage } from '../dom/storage';
import {
  type ColorMode,
  DARK_MODE_QUERY,
  isDark,
  parseColorMode,
  THEME_COLORS,
} from './color-mode';

/** The user's color mode. Persisted, applied to `<html>`, and synced between tabs. */
export interface ColorModeStore {
  get: () => ColorMode;
  isDark: () => boolean;
  set: (mode: ColorMode) => void;
  /** Subscribes to color mode changes, including changes in other tabs and, in `auto` mode, system changes. */
  subscribe: (listener: () => void) => () => void;
}

const stores = new Map<string, ColorModeStore>();

/** Returns the color mode store for a storage key. */
export function getColorModeStore(key: string): ColorModeStore {
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
  const system = window.matchMedia?.(DARK_MODE_QUERY);

  const change = (next: ColorMode): void => {
    mode = next;
    applyColorMode(mode, isDark(mode, system?.matches ?? false));
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
        // The system color scheme may have changed since the head script ran.
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

/** Applies a color mode to the document. The head script does the same before the first paint. */
function applyColorMode(mode: ColorMode, dark: boolean): void {
  const root = document.documentElement;
  const shade = dark ? 'dark' : 'light';
  root.classList.toggle('dark', dark);
  root.dataset.colorMode = mode;
  root.style.colorScheme = shade;
  const background = getComputedStyle(root).getPropertyValue('--oct-color-bg').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = background || THEME_COLORS[shade];
  }
}
