import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { OVERRIDABLE_COMPONENTS } from '@octavo/theme/site-data';

/** A theme component that sites can override. */
export interface OverridableComponent {
  name: string;
  description: string;
  /** Module that exports the original. */
  module: string;
  /** Hash of its source; missing if the component can be wrapped but not ejected. */
  hash?: string;
}

/** The installed theme. */
export interface ThemePackage {
  version: string;
  components: readonly OverridableComponent[];
  /** Returns the source of a component for ejecting. */
  sourceOf: (name: string) => string;
}

/** Reads the list of overridable components from the installed theme. */
export function readThemePackage(): ThemePackage {
  const folder = dirname(createRequire(import.meta.url).resolve('@octavo/theme/mdx'));
  const eject = join(folder, 'eject');
  const manifest = join(folder, '../package.json');
  return {
    version: (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version,
    components: JSON.parse(
      readFileSync(join(eject, 'components.json'), 'utf8'),
    ) as OverridableComponent[],
    sourceOf: (name) => readFileSync(join(eject, `${name}.tsx`), 'utf8'),
  };
}

/** Returns the files in a theme folder that override components, by component name. */
export function findOverrides(themeDir: string): Record<string, string> {
  const found = OVERRIDABLE_COMPONENTS.flatMap((name) => {
    const file = ['tsx', 'jsx', 'ts', 'js']
      .map((extension) => join(themeDir, `${name}.${extension}`))
      .find((path) => existsSync(path));
    return file ? [[name, file] as const] : [];
  });
  return Object.fromEntries(found);
}
