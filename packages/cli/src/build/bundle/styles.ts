import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'postcss';

import { getCliVersion } from '../../files/cli-version';
import { digest } from '../../files/digest';
import { writeFileAtomic } from '../../files/write-file-atomic';
import { applyPalette } from '../../palette/apply-palette';
import { derivePalette } from '../../palette/derive-palette';

/** What the styles of a site depend on. */
export interface SiteStyles {
  /** Color that the tokens are derived from. By default, the tokens of the theme are used. */
  accent: string | undefined;
  /** Language tags of the site. */
  langs: readonly string[];
}

/**
 * Writes the styles of the theme for a site. Styles of the site are imported later. Parsing the styles takes a tenth of
 * an unchanged build of 260 pages, so the first line of the file contains a digest, and a current file is kept.
 *
 * @param styles path of the stylesheet of the theme
 * @returns the path of the stylesheet
 */
export function writeStyles(folder: string, styles: string, site: SiteStyles): string {
  const path = join(folder, 'styles.css');
  const css = readFileSync(styles, 'utf8');
  const toText = (adapted: string) => {
    const key = digest(getCliVersion(), css, JSON.stringify(site), adapted);
    return `/* ${key} */\n${adapted}`;
  };
  const previous = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (previous !== toText(previous.slice(previous.indexOf('\n') + 1)))
    writeFileAtomic(path, toText(adaptStyles(css, site)));
  return path;
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
