import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { resolveImportPath } from '../../files/module-path';
import type { SiteConfig } from '../../model/config';
import { findThemeStylesheet } from '../../overrides/theme-stylesheet';
import { applyPalette } from '../../palette/apply-palette';
import { derivePalette } from '../../palette/derive-palette';
import { findImports } from './local-code';
import type { Stylesheet } from './token-contrast';

/** Reads the tokens of the theme, with the colors derived from the accent of the site. */
export function readThemeTokens({ theme }: Pick<SiteConfig, 'theme'>): Stylesheet {
  const file = createRequire(import.meta.url).resolve('@octavo/theme/css/tokens.css');
  const source = readFileSync(file, 'utf8');
  const { accent } = theme;
  return {
    file,
    source: accent === undefined ? source : applyPalette(source, derivePalette(accent)),
  };
}

/**
 * Reads the stylesheets of a site, in the order in which they apply: the one in the theme folder, then those that
 * modules import. Each is preceded by the stylesheets that it imports.
 */
export function readStylesheets(
  code: ReadonlyMap<string, string>,
  { alias, themeDir }: Pick<SiteConfig, 'alias' | 'themeDir'>,
): Stylesheet[] {
  const sheets = new Map<string, string>();
  const visit = (file: string): void => {
    if (sheets.has(file) || !existsSync(file)) return;
    const source = readFileSync(file, 'utf8');
    // Also ends cycles.
    sheets.set(file, source);
    for (const imported of importsOf(file, source)) visit(imported);
    // Imports apply before the rules of the file.
    sheets.delete(file);
    sheets.set(file, source);
  };
  const importsOf = (file: string, source: string) =>
    findImports(source)
      .filter((specifier) => specifier.endsWith('.css'))
      .flatMap((specifier) => resolveImportPath(specifier, file, alias) ?? []);
  const stylesheet = findThemeStylesheet(themeDir);
  if (stylesheet) visit(stylesheet);
  for (const [file, source] of code)
    for (const imported of importsOf(file, source)) visit(imported);
  return [...sheets].map(([file, source]) => ({ file, source }));
}
