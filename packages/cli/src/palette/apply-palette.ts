import { type Declaration, parse, type Rule } from 'postcss';

import type { Palette } from './derive-palette';

const PREFIX = '--oct-';

/** Returns a stylesheet of the theme with the color tokens of a palette. */
export function applyPalette(css: string, palette: { light: Palette; dark: Palette }): string {
  const root = parse(css);
  root.walkDecls(/^--oct-/, (declaration) => {
    const mode = getTokenMode(declaration);
    const value = mode && palette[mode][declaration.prop.slice(PREFIX.length)];
    if (value) declaration.value = value;
  });
  return root.toString();
}

/** Returns the color mode of a token that is declared on the root element, and `undefined` for other elements. */
export function getTokenMode({ parent }: Declaration): 'light' | 'dark' | undefined {
  const selector = parent?.type === 'rule' ? (parent as Rule).selector : '';
  if (/^(?::root|html)$/.test(selector)) return 'light';
  return /^(?::root|html)?\.dark$/.test(selector) ? 'dark' : undefined;
}
