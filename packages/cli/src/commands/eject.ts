import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { nearest } from '@octavo/mdx-plugins/diagnostics';
import { createTwoFilesPatch } from 'diff';

import { withDefaults } from '../config/with-defaults';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import {
  findOverrides,
  type OverridableComponent,
  readThemePackage,
} from '../overrides/overridable-components';
import {
  createEjectedFile,
  createWrapperFile,
  hashSource,
  ORIGINALS_FOLDER,
  readEjectNote,
} from '../overrides/override-file';
import { loadSiteConfig } from './load-site-config';

export interface ThemeCommandOptions {
  cwd: string;
  configFile?: string | undefined;
  logger: Logger;
}

export interface OverrideOptions extends ThemeCommandOptions {
  /** Names of components. */
  names: readonly string[];
  /** Overwrite existing files. @default false */
  force?: boolean | undefined;
}

/** Prints the components of the theme and the files that override them. */
export async function list({ cwd, configFile, logger }: ThemeCommandOptions): Promise<void> {
  const { components, version } = readThemePackage();
  const overrides = findOverrides(await themeDirOf(cwd, configFile));
  const width = Math.max(...components.map(({ name }) => name.length));
  logger.info(`Components of @octavo/theme ${version}:`);
  for (const component of components) {
    const file = overrides[component.name];
    const state = file
      ? `\n  ${' '.repeat(width)}  ${relative(cwd, file)}, ${stateOf(file, component)}`
      : '';
    logger.info(`  ${component.name.padEnd(width)}  ${component.description}${state}`);
  }
}

function stateOf(file: string, { name, hash }: OverridableComponent): string {
  const note = readEjectNote(readFileSync(file, 'utf8'));
  if (!note) return 'written by the site';
  const change = note.hash === hash ? '' : `, changed since: octavo diff ${name}`;
  return `ejected from ${note.version}${change}`;
}

/** Copies the source of components to the theme folder of the site, where it overrides the originals. */
export async function eject({ names, ...options }: OverrideOptions): Promise<void> {
  const { version, sourceOf } = readThemePackage();
  const bound = names.map(findComponent).find(({ hash }) => hash === undefined);
  if (bound) {
    throw new OctavoError(
      'USAGE',
      `${bound.name} cannot be ejected, because it loads code of the theme on demand.`,
      { hint: `Wrap it instead: octavo wrap ${bound.name}.` },
    );
  }
  const files = Object.fromEntries(
    names.map((name) => [name, createEjectedFile(name, sourceOf(name), version)]),
  );
  const folder = await writeOverrides(options, files);
  for (const name of names) write(join(folder, ORIGINALS_FOLDER, `${name}.tsx`), sourceOf(name));
  options.logger.info('  octavo diff shows what changes in the theme from now on.');
}

/** Writes components that render components of the theme, for sites to extend. */
export async function wrap({ names, ...options }: OverrideOptions): Promise<void> {
  const files = names.map((name) => [name, createWrapperFile(findComponent(name))] as const);
  await writeOverrides(options, Object.fromEntries(files));
}

/** Prints what has changed in the theme since components were ejected: one of them, or all. */
export async function diff({
  name,
  cwd,
  configFile,
  logger,
}: ThemeCommandOptions & { name?: string | undefined }): Promise<void> {
  const { components, sourceOf, version } = readThemePackage();
  if (name !== undefined) findComponent(name);
  const overrides = findOverrides(await themeDirOf(cwd, configFile));
  const ejected = Object.entries(overrides).flatMap(([component, file]) => {
    const note = readEjectNote(readFileSync(file, 'utf8'));
    return note && (name === undefined || name === component) ? [{ component, file, note }] : [];
  });
  if (ejected.length === 0) {
    throw new OctavoError(
      'USAGE',
      `${name ?? 'No component'} was ${name === undefined ? '' : 'not '}ejected.`,
      {
        hint: 'octavo list shows which components the site overrides.',
      },
    );
  }
  for (const { component, file, note } of ejected) {
    const isSame = components.find((each) => each.name === component)?.hash === note.hash;
    if (isSame) {
      logger.success(`${component} has not changed since ${note.version}.`);
      continue;
    }
    const origin = join(dirname(file), ORIGINALS_FOLDER, `${component}.tsx`);
    if (!existsSync(origin) || hashSource(readFileSync(origin, 'utf8')) !== note.hash) {
      throw new OctavoError(
        'USAGE',
        `The original source of ${component} ${existsSync(origin) ? 'was changed' : 'is missing'}.`,
        { hint: `Restore ${relative(cwd, origin)} from version control.` },
      );
    }
    const paths = [
      `@octavo/theme@${note.version}/${component}.tsx`,
      `@octavo/theme@${version}/${component}.tsx`,
    ] as const;
    logger.info(createTwoFilesPatch(...paths, readFileSync(origin, 'utf8'), sourceOf(component)));
  }
}

function findComponent(name: string): OverridableComponent {
  const { components } = readThemePackage();
  const component = components.find((each) => each.name === name);
  if (component) return component;
  const near = nearest(
    name,
    components.map((each) => each.name),
  );
  throw new OctavoError('USAGE', `The theme has no component named "${name}".`, {
    hint: near ? `Did you mean ${near}?` : 'octavo list shows all of them.',
  });
}

/** Writes override files, by component name: all of them or none. */
async function writeOverrides(
  { cwd, configFile, force, logger }: Omit<OverrideOptions, 'names'>,
  files: Record<string, string>,
): Promise<string> {
  const folder = await themeDirOf(cwd, configFile);
  const overrides = findOverrides(folder);
  const taken = Object.keys(files).find((name) => overrides[name]);
  if (taken && !force) {
    throw new OctavoError(
      'USAGE',
      `${relative(cwd, overrides[taken]!)} already overrides ${taken}.`,
      { hint: 'Add --force to overwrite it.' },
    );
  }
  for (const [name, text] of Object.entries(files)) {
    const file = overrides[name] ?? join(folder, `${name}.tsx`);
    write(file, text);
    logger.success(`${relative(cwd, file)} overrides ${name}.`);
  }
  return folder;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the folder of theme overrides, which is the default one for a site without a configuration. */
async function themeDirOf(cwd: string, configFile: string | undefined): Promise<string> {
  try {
    return (await loadSiteConfig({ cwd, configFile })).themeDir;
  } catch (error) {
    if (error instanceof OctavoError && error.code === 'CONFIG_NOT_FOUND' && !configFile)
      return resolve(cwd, withDefaults({}).themeDir);
    throw error;
  }
}
