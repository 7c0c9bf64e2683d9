/** What a reader chose; `auto` follows the system. */
export type ColorMode = 'light' | 'dark' | 'auto';

export const COLOR_MODES: readonly ColorMode[] = ['light', 'dark', 'auto'];

/** Colour of the browser's own bars: `--oct-color-bg` of each mode. */
export const THEME_COLORS = { light: '#ffffff', dark: '#101012' } as const;

export const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** Read what storage holds; anything unknown is `auto`. */
export function parseColorMode(stored: unknown): ColorMode {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Whether a choice shows as dark on a system that is dark, or is not. */
export function isDark(mode: ColorMode, systemIsDark: boolean): boolean {
  return mode === 'dark' || (mode === 'auto' && systemIsDark);
}

/** Where the choice is stored: sites that share an origin have different bases. */
export function colorModeKey(base: string): string {
  return base === '/' ? 'octavo.color-mode' : `octavo.color-mode:${base}`;
}
