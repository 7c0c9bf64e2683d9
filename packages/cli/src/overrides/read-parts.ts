import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { OVERRIDABLE_COMPONENTS } from '@octavo/theme/site-data';

/** A part of the theme, as its package tells it. */
export interface ThemePart {
  name: string;
  description: string;
  /** Where the original is imported from. */
  module: string;
  /** What its source is recognised by; missing where the part can be wrapped alone. */
  hash?: string;
}

export interface ThemePackage {
  version: string;
  parts: readonly ThemePart[];
  /** Source of a part in the form it takes in a site. */
  sourceOf: (name: string) => string;
}

/** What the installed theme brings along for sites that change parts of it. */
export function readThemePackage(): ThemePackage {
  const folder = dirname(createRequire(import.meta.url).resolve('@octavo/theme/mdx'));
  const eject = join(folder, 'eject');
  const manifest = join(folder, '../package.json');
  return {
    version: (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version,
    parts: JSON.parse(readFileSync(join(eject, 'components.json'), 'utf8')) as ThemePart[],
    sourceOf: (name) => readFileSync(join(eject, `${name}.tsx`), 'utf8'),
  };
}

/** Files of a site that take the place of parts, by the part's name. */
export function partFiles(themeDir: string): Record<string, string> {
  const found = OVERRIDABLE_COMPONENTS.flatMap((name) => {
    const file = ['tsx', 'jsx', 'ts', 'js']
      .map((ending) => join(themeDir, `${name}.${ending}`))
      .find((path) => existsSync(path));
    return file ? [[name, file] as const] : [];
  });
  return Object.fromEntries(found);
}
