import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SiteConfig } from '../../model/config';
import { OctavoError, type Problem } from '../../model/errors';
import type { BundlerContext } from '../../model/plugin-values';
import { hasNamedExport } from '../../overrides/override-file';
import { findThemeStylesheet } from '../../overrides/theme-stylesheet';
import {
  getReplacements,
  getSlotComponents,
  type LayoutComponent,
} from '../../plugin-host/plugin-components';
import { resolveAppFile } from './app-file';
import { writeGeneratedFile } from './generated';
import { importPluginStyles } from './plugin-modules';

/**
 * Writes a module that exports the site's theme overrides, and imports the stylesheets of plugins and of the site. Returns the file path.
 *
 * @throws {OctavoError} `CONFIG_INVALID`
 */
export function writeOverridesModule(
  {
    overrides: configured,
    themeDir,
    ...site
  }: Pick<SiteConfig, 'overrides' | 'themeDir' | 'cwd' | 'plugins' | 'locales'>,
  folder: string,
  mode: BundlerContext['mode'],
): string {
  // During development, an override may be deleted before the configuration is reloaded.
  const overrides = Object.fromEntries(
    Object.entries(configured).filter(([, file]) => existsSync(file)),
  );
  const problems = Object.entries(overrides).flatMap(([name, file]): Problem[] => {
    if (hasNamedExport(readFileSync(file, 'utf8'), name)) return [];
    return [
      {
        file,
        message: `Theme override does not export "${name}".`,
        hint: `Add "export function ${name}", or rename the file.`,
      },
    ];
  });
  if (problems.length > 0)
    throw new OctavoError('CONFIG_INVALID', 'Some theme overrides are invalid.', {
      problems,
    });
  const replacements = getReplacements({ ...site, overrides });
  const slots = getSlotComponents(site);
  const stylesheet = findThemeStylesheet(themeDir);
  return writeGeneratedFile(join(folder, 'theme-overrides.js'), [
    ...importPluginStyles(site, folder, mode),
    ...(stylesheet ? [`import ${JSON.stringify(stylesheet)};`] : []),
    ...Object.entries(overrides).map(
      ([name, file]) => `import { ${name} } from ${JSON.stringify(file)};`,
    ),
    ...[...replacements, ...slots].map(
      ({ module, exportName }, index) =>
        `import { ${exportName} as plugin${index} } from ${JSON.stringify(module)};`,
    ),
    `export const overrides = { ${[
      ...Object.keys(overrides),
      ...replacements.map(({ name }, index) => `${name}: plugin${index}`),
    ].join(', ')} };`,
    ...exportSlots(slots, replacements.length),
  ]);
}

/** Returns the lines that export the slots. `offset` is the number of the first import of a slot. */
function exportSlots(slots: readonly LayoutComponent[], offset: number): string[] {
  if (slots.length === 0) return ['export const slots = undefined;'];
  const names = [...new Set(slots.map(({ name }) => name))];
  const components = names.map((name) => {
    const list = slots.flatMap((slot, index) =>
      slot.name === name ? [`plugin${offset + index}`] : [],
    );
    return `${name}: [${list.join(', ')}]`;
  });
  return [
    `import { createSlots } from ${JSON.stringify(resolveAppFile('plugins/create-slots.js'))};`,
    `export const slots = createSlots({ ${components.join(', ')} });`,
  ];
}
