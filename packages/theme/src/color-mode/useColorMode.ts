import { useCallback, useSyncExternalStore } from 'react';

import { useSite } from '../context/useSite';
import { type ColorMode, getColorModeStorageKey } from './color-mode';
import { type ColorModeStore, getColorModeStore } from './color-mode-store';

/** Return value of `useColorMode`. */
export interface ColorModeState {
  /** Color mode selected by the user. Always `auto` on the server and during hydration. */
  mode: ColorMode;
  /** Whether the page is dark. Always `false` on the server and during hydration, so prefer CSS where possible. */
  isDark: boolean;
  /** Sets and persists the color mode. */
  setMode: (mode: ColorMode) => void;
}

const ALWAYS_LIGHT: ColorModeStore = {
  get: () => 'auto',
  isDark: () => false,
  set() {},
  subscribe: () => () => {},
};

/**
 * Returns the user's color mode and a function to change it. If dark mode is disabled, the color mode is always light.
 *
 * @throws If called outside `SiteProvider`.
 *
 * @example
 * const { isDark, setMode } = useColorMode();
 * const onClick = () => setMode(isDark ? 'light' : 'dark');
 */
export function useColorMode(): ColorModeState {
  const { base, themeConfig } = useSite();
  const key = getColorModeStorageKey(base);
  const enabled = themeConfig.darkMode;
  // The store uses browser APIs, so create it lazily, when React calls one of these functions.
  const store = useCallback(
    () => (enabled ? getColorModeStore(key) : ALWAYS_LIGHT),
    [key, enabled],
  );
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
