import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { resolveImportPath } from '../../files/module-path';
import type { SiteConfig } from '../../model/config';
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

/** Reads the stylesheets that modules of the site import. */
export function readStylesheets(
  code: ReadonlyMap<string, string>,
  alias: Readonly<Record<string, string>>,
): Stylesheet[] {
  const files = [...code].flatMap(([file, source]) =>
    findImports(source)
      .filter((specifier) => specifier.endsWith('.css'))
      .flatMap((specifier) => resolveImportPath(specifier, file, alias) ?? []),
  );
  return [...new Set(files)]
    .filter((file) => existsSync(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}
