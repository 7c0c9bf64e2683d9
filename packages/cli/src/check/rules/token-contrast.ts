import { parse } from 'postcss';

import type { Finding } from '../../model/rules';
import { getTokenMode } from '../../palette/apply-palette';
import { COLOR_PAIRS, contrastOf } from '../../palette/contrast';

const PREFIX = '--oct-color-';
const MODES = ['light', 'dark'] as const;

/** Stylesheet that is not a part of the theme, or the tokens of the theme. */
export interface Stylesheet {
  file: string;
  source: string;
}

interface Token {
  value: string;
  /** Undefined for tokens of the theme. */
  file?: string;
  line?: number;
  column?: number;
}

/**
 * Reports pairs of color tokens with less contrast than WCAG AA requires, if the site sets one of them. Values that are
 * not plain colors are skipped.
 *
 * @param defaults tokens of the theme, with the colors derived from the accent of the site
 * @param stylesheets stylesheets of the site, in the order in which they apply
 */
export function auditTokenContrast(
  defaults: Stylesheet,
  stylesheets: readonly Stylesheet[],
): Finding[] {
  const base = readTokens(defaults);
  const own = stylesheets.map(readTokens);
  return MODES.flatMap((mode) => {
    const tokens = new Map<string, Token>();
    for (const [name, { value }] of base.light) tokens.set(name, { value });
    if (mode === 'dark') for (const [name, { value }] of base.dark) tokens.set(name, { value });
    for (const { light } of own) for (const [name, token] of light) tokens.set(name, token);
    if (mode === 'dark') {
      // `:root.dark` of the theme is in a layer, so any value of the site overrides it.
      for (const { dark } of own) for (const [name, token] of dark) tokens.set(name, token);
    }
    return COLOR_PAIRS.flatMap(({ color, background, minimum }): Finding[] => {
      const [front, back, page] = [color, background, 'bg'].map((name) => tokens.get(name));
      const culprit = front?.file ? front : back?.file ? back : undefined;
      if (!front || !back || !page || !culprit) return [];
      const contrast = contrastOf(front.value, back.value, page.value);
      if (contrast === undefined || contrast >= minimum) return [];
      return [
        {
          rule: 'low-contrast',
          file: culprit.file!,
          line: culprit.line!,
          column: culprit.column!,
          message: `${PREFIX}${color} (${front.value}) on ${PREFIX}${background} (${back.value}) has a contrast of ${floor(contrast)}:1 in ${mode} mode.`,
          hint: `WCAG AA requires at least ${minimum}:1. Change one of the colors, or set "themeConfig.accent" to derive them.`,
        },
      ];
    });
  });
}

/** Rounds down, so that a message never shows the required contrast. */
function floor(contrast: number): string {
  return (Math.floor(contrast * 100) / 100).toFixed(2);
}

/** Returns the color tokens of a stylesheet by name, without the prefix. Invalid stylesheets have none. */
function readTokens({ file, source }: Stylesheet): Record<'light' | 'dark', Map<string, Token>> {
  const tokens = { light: new Map<string, Token>(), dark: new Map<string, Token>() };
  try {
    parse(source).walkDecls(/^--oct-color-/, (declaration) => {
      const mode = getTokenMode(declaration);
      if (mode === undefined) return;
      tokens[mode].set(declaration.prop.slice(PREFIX.length), {
        // Custom properties keep white space.
        value: declaration.value.trim(),
        file,
        ...declaration.source?.start,
      });
    });
  } catch {
    // The bundler reports syntax errors.
  }
  return tokens;
}
