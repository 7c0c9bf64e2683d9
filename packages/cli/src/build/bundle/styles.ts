import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'postcss';

import { applyPalette } from '../../palette/apply-palette';
import { derivePalette } from '../../palette/derive-palette';
import { writeGeneratedFile } from './generated';

/** What the styles of a site depend on. */
export interface SiteStyles {
  /** Color that the tokens are derived from. By default, the tokens of the theme are used. */
  accent: string | undefined;
  /** Language tags of the site. */
  langs: readonly string[];
}

/**
 * Writes the styles of the theme for a site. Styles of the site are imported later.
 *
 * @param styles path of the stylesheet of the theme
 * @returns the path of the stylesheet
 */
export function writeStyles(folder: string, styles: string, site: SiteStyles): string {
  return writeGeneratedFile(join(folder, 'styles.css'), [
    adaptStyles(readFileSync(styles, 'utf8'), site),
  ]);
}

/** Applies the accent, and removes the fonts for Chinese punctuation from sites that are not in Chinese. */
export function adaptStyles(css: string, { accent, langs }: SiteStyles): string {
  const fonts = langs.some((lang) => /^zh(?![a-z])/i.test(lang)) ? css : removeFontFaces(css);
  return accent ? applyPalette(fonts, derivePalette(accent)) : fonts;
}

function removeFontFaces(css: string): string {
  const root = parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}
