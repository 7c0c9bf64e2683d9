import { blend, parse, wcagContrast } from 'culori';

/** Surfaces on which text appears. */
const SURFACES = ['bg', 'soft', 'raised', 'overlay', 'hover'];
const TEXTS = ['text', 'text-soft', 'text-muted', 'accent', 'accent-strong'];
const STATUSES = ['info', 'tip', 'warning', 'danger', 'note'];

/** Minimum contrast of text and of the borders of controls (WCAG 2.2, level AA). */
const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

/** Pair of color tokens, without the prefix `--oct-color-`, and the contrast that WCAG AA requires. */
export interface ColorPair {
  color: string;
  background: string;
  minimum: number;
}

const pair = (color: string, background: string, minimum = TEXT_CONTRAST): ColorPair => ({
  color,
  background,
  minimum,
});

/** All pairs of color tokens that the theme places on each other. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface) => pair(text, surface))),
  pair('accent', 'accent-soft'),
  pair('accent-strong', 'accent-soft'),
  pair('on-accent', 'accent-fill'),
  pair('text', 'mark'),
  ...STATUSES.flatMap((status) => [
    pair(status, 'bg'),
    pair(status, `${status}-soft`),
    pair('text', `${status}-soft`),
    pair('text-soft', `${status}-soft`),
  ]),
  ...['bg', 'soft', 'raised', 'overlay'].map((surface) =>
    pair('border-strong', surface, CONTROL_CONTRAST),
  ),
];

/**
 * Returns the contrast of a color on a background, between 1 and 21. Translucent colors are blended with what is below
 * them. Returns `undefined` if one of the values is not a plain color, such as `var(--x)`.
 *
 * @param page color below a translucent background
 */
export function contrastOf(color: string, background: string, page: string): number | undefined {
  const [front, back, base] = [color, background, page].map((value) => parse(value));
  if (!front || !back || !base) return undefined;
  const surface = blend([base, back]);
  return wcagContrast(blend([surface, front]), surface);
}
