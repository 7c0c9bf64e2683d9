import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { OVERRIDABLE_COMPONENTS } from '@octavo/theme/site-data';

/** Theme component that can be overridden. */
export interface OverridableComponent {
  name: string;
  description: string;
  /** Module that exports the original component. */
  module: string;
  /** Source hash. Not set if the component can be wrapped but not ejected. */
  hash?: string;
}

/** Installed version of `@octavo/theme` and its overridable components. */
export interface ThemePackage {
  version: string;
  components: readonly OverridableComponent[];
  /** Returns the source code of a component. */
  sourceOf: (name: string) => string;
}

/** Reads the version and the overridable components of the installed theme. */
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

/** Returns the override files in a theme folder, by component name. */
export function findOverrides(themeDir: string): Record<string, string> {
  const found = OVERRIDABLE_COMPONENTS.flatMap((name) => {
    const file = ['tsx', 'jsx', 'ts', 'js']
      .map((extension) => join(themeDir, `${name}.${extension}`))
      .find((path) => existsSync(path));
    return file ? [[name, file] as const] : [];
  });
  return Object.fromEntries(found);
}
