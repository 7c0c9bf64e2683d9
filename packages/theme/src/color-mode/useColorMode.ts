import { useCallback, useSyncExternalStore } from 'react';

import { useSite } from '../context/useSite';
import { type ColorMode, colorModeKey } from './color-mode';
import { type ColorModeStore, getColorModeStore } from './color-mode-store';

/** Result of `useColorMode`. */
export interface ColorModeState {
  /** Color mode selected by the reader. `auto` on the server and during hydration. */
  mode: ColorMode;
  /** Whether the page is dark. `false` on the server and during hydration. Prefer CSS if possible. */
  isDark: boolean;
  /** Changes and stores the color mode. */
  setMode: (mode: ColorMode) => void;
}

const ALWAYS_LIGHT: ColorModeStore = {
  get: () => 'auto',
  isDark: () => false,
  set() {},
  subscribe: () => () => {},
};

/**
 * Returns the color mode of the reader and a function to change it. Sites without dark mode are always light.
 *
 * @throws Outside of `SiteProvider`.
 *
 * @example
 * const { isDark, setMode } = useColorMode();
 * const onClick = () => setMode(isDark ? 'light' : 'dark');
 */
export function useColorMode(): ColorModeState {
  const { base, themeConfig } = useSite();
  const key = colorModeKey(base);
  const enabled = themeConfig.darkMode;
  // The store needs browser APIs. Create it only when React calls one of these functions.
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
