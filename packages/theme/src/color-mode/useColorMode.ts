import { useCallback, useSyncExternalStore } from 'react';

import { useSite } from '../context/useSite';
import { type ColorMode, colorModeKey } from './color-mode';
import { type ColorModeStore, colorModeStore } from './color-mode-store';

export interface ColorModeState {
  /** What the reader chose; `auto` on the server and while hydrating. */
  mode: ColorMode;
  /** Whether the page is dark now; `false` on the server and while hydrating. Prefer CSS to this. */
  isDark: boolean;
  setMode: (mode: ColorMode) => void;
}

const ALWAYS_LIGHT: ColorModeStore = {
  get: () => 'auto',
  isDark: () => false,
  set() {},
  subscribe: () => () => {},
};

/** The reader's colour mode. Sites without dark mode are always light. */
export function useColorMode(): ColorModeState {
  const { base, themeConfig } = useSite();
  const key = colorModeKey(base);
  const enabled = themeConfig.darkMode;
  // Asked for in a browser only.
  const store = useCallback(() => (enabled ? colorModeStore(key) : ALWAYS_LIGHT), [key, enabled]);
  const subscribe = useCallback((listener: () => void) => store().subscribe(listener), [store]);
  const mode = useSyncExternalStore<ColorMode>(
    subscribe,
    () => store().get(),
    () => 'auto',
  );
  const isDark = useSyncExternalStore(
    subscribe,
    () => store().isDark(),
    () => false,
  );
  const setMode = useCallback((next: ColorMode) => store().set(next), [store]);
  return { mode, isDark, setMode };
}
