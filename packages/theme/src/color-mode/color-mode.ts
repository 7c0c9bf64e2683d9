/** Color mode selected by the user. `auto` follows the system. */
export type ColorMode = 'light' | 'dark' | 'auto';

export const COLOR_MODES: readonly ColorMode[] = ['light', 'dark', 'auto'];

/** Values for `<meta name="theme-color">`. They match `--oct-color-bg` in each color mode. */
export const THEME_COLORS = { light: '#ffffff', dark: '#111112' } as const;

export const DARK_MODE_QUERY = '(prefers-color-scheme: dark)';

/** Parses a stored color mode. Returns `auto` for invalid values. */
export function parseColorMode(stored: unknown): ColorMode {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Checks whether a color mode results in a dark page. */
export function isDark(mode: ColorMode, systemIsDark: boolean): boolean {
  return mode === 'dark' || (mode === 'auto' && systemIsDark);
}

/** Returns the storage key for the color mode. The key includes the base because multiple sites can share an origin. */
export function getColorModeStorageKey(base: string): string {
  return base === '/' ? 'octavo.color-mode' : `octavo.color-mode:${base}`;
}
