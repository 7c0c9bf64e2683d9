import {
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  type Oklch,
  parse,
  wcagContrast,
} from 'culori';

/** Accent of the theme without configuration: indigo. */
export const DEFAULT_ACCENT = '#555de3';

/** Color tokens without the prefix `--oct-`, as hex colors. */
export type Palette = Record<string, string>;

/** Largest chroma of text in the accent color. More looks like neon on large areas. */
const MAX_CHROMA = 0.19;
/** Chroma at which a tint has its full strength. */
const FULL_CHROMA = 0.2;
const BISECTION_STEPS = 24;

const toOklch = converter('oklch');

/** Returns whether a value is a CSS color. */
export function isColor(value: string): boolean {
  return parse(value) !== undefined;
}

/**
 * Derives all colors that depend on the accent, for both color modes. The hue of the accent is used for the neutral
 * colors as well. Text in the accent color is as light, and as colorful, as WCAG AA and the gamut allow.
 *
 * @param accent CSS color
 */
export function derivePalette(accent: string): { light: Palette; dark: Palette } {
  const { c: chroma = 0, h: hue = 0 } = toOklch(parse(accent)) ?? {};
  const strength = Math.min(chroma, FULL_CHROMA) / FULL_CHROMA;
  const text = Math.min(chroma, MAX_CHROMA);
  /** Neutral colors of a colorful accent have its hue; those of a gray accent are gray. */
  const neutral = (l: number, c: number, alpha?: number) => color(l, c * strength, hue, alpha);
  const soft = color(0.968, 0.02 * strength, hue);
  return {
    light: {
      'color-soft': neutral(0.984, 0.0025),
      'color-hover': neutral(0.958, 0.005),
      'color-backdrop': neutral(0.2, 0.02, 0.28),
      'color-border': neutral(0.2, 0.02, 0.1),
      'color-border-strong': neutral(0.63, 0.012),
      'color-text': neutral(0.2, 0.012),
      'color-text-soft': neutral(0.34, 0.012),
      'color-text-muted': neutral(0.48, 0.014),
      'color-accent': lightest(text, hue, soft, 4.8),
      'color-accent-strong': lightest(text * 0.85, hue, soft, 7),
      'color-accent-fill': lightest(text, hue, '#ffffff', 4.7),
      'color-on-accent': '#ffffff',
      'color-accent-soft': soft,
      'color-code-bg': neutral(0.984, 0.0025),
      'color-code-inline-bg': neutral(0.2, 0.02, 0.055),
      'color-glow': color(0.82, 0.13 * strength, hue, 0.26),
      'code-comment': neutral(0.53, 0.012),
    },
    dark: {
      'color-bg': neutral(0.178, 0.003),
      'color-soft': neutral(0.212, 0.004),
      'color-raised': neutral(0.245, 0.005),
      'color-overlay': neutral(0.275, 0.005),
      'color-border-strong': neutral(0.58, 0.012),
      'color-text': neutral(0.955, 0.004),
      'color-text-soft': neutral(0.85, 0.007),
      'color-text-muted': neutral(0.77, 0.006),
      'color-accent': color(0.78, text * 0.8, hue),
      'color-accent-strong': color(0.86, text * 0.5, hue),
      'color-accent-fill': color(0.74, text * 0.9, hue),
      'color-on-accent': color(0.18, 0.03 * strength, hue),
      'color-accent-soft': color(0.275, 0.035 * strength, hue),
      'color-code-bg': neutral(0.212, 0.004),
      'color-glow': color(0.55, 0.16 * strength, hue, 0.3),
      'code-comment': neutral(0.74, 0.012),
    },
  };
}

/** Returns the background colors of pages. */
export function getPageColors(accent: string): { light: string; dark: string } {
  return { light: '#ffffff', dark: derivePalette(accent).dark['color-bg']! };
}

/** Returns a hex color with the largest chroma up to `c` that sRGB has at this lightness and hue. */
function color(l: number, c: number, h: number, alpha?: number): string {
  const oklch: Oklch = { mode: 'oklch', l, c, h };
  const fitted = clampChroma(oklch, 'oklch', 'rgb');
  return alpha === undefined ? formatHex(fitted) : formatHex8({ ...fitted, alpha });
}

/** Returns the lightest color of a chroma and hue that has a contrast on a light background. */
function lightest(c: number, h: number, background: string, contrast: number): string {
  let low = 0;
  let high = 1;
  for (let step = 0; step < BISECTION_STEPS; step++) {
    const middle = (low + high) / 2;
    if (wcagContrast(color(middle, c, h), background) >= contrast) low = middle;
    else high = middle;
  }
  return color(low, c, h);
}
