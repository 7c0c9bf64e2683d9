/** Color mode selected by the reader. `auto` follows the system. */
export type ColorMode = 'light' | 'dark' | 'auto';

export const COLOR_MODES: readonly ColorMode[] = ['light', 'dark', 'auto'];

/** Values of `<meta name="theme-color">`: `--oct-color-bg` in each color mode. */
export const THEME_COLORS = { light: '#ffffff', dark: '#101012' } as const;

export const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** Parses a stored color mode. Invalid values are `auto`. */
export function parseColorMode(stored: unknown): ColorMode {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Returns whether the page is dark in a color mode. */
export function isDark(mode: ColorMode, systemIsDark: boolean): boolean {
  return mode === 'dark' || (mode === 'auto' && systemIsDark);
}

/** Returns the storage key of the color mode. It contains the base, because sites can share an origin. */
export function colorModeKey(base: string): string {
  return base === '/' ? 'octavo.color-mode' : `octavo.color-mode:${base}`;
}
