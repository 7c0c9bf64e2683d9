import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  parseEjectHeader,
} from '../overrides/override-file';
import { loadSiteConfig } from './load-site-config';

export interface ThemeCommandOptions {
  cwd: string;
  configFile?: string | undefined;
  logger: Logger;
}

export interface OverrideOptions extends ThemeCommandOptions {
  /** Component names. */
  names: readonly string[];
  /** Whether to overwrite existing files. @default false */
  force?: boolean | undefined;
}

/** Prints all theme components and the files that override them. */
export async function list({ cwd, configFile, logger }: ThemeCommandOptions): Promise<void> {
  const { components, version } = readThemePackage();
  const overrides = findOverrides(await findThemeDir(cwd, configFile));
  const width = Math.max(...components.map(({ name }) => name.length));
  logger.info(`Components in @octavo/theme ${version}:`);
  for (const component of components) {
    const file = overrides[component.name];
    const state = file
      ? `\n  ${' '.repeat(width)}  ${relative(cwd, file)}, ${describeOverride(file, component)}`
      : '';
    logger.info(`  ${component.name.padEnd(width)}  ${component.description}${state}`);
  }
}

function describeOverride(file: string, { name, hash }: OverridableComponent): string {
  const note = parseEjectHeader(readFileSync(file, 'utf8'));
  if (!note) return 'custom override';
  const change = note.hash === hash ? '' : `, changed upstream (run \`octavo diff ${name}\`)`;
  return `ejected from ${note.version}${change}`;
}

/** Copies component sources to the site's theme folder, where they override the originals. */
export async function eject({ names, ...options }: OverrideOptions): Promise<void> {
  const { version, sourceOf } = readThemePackage();
  const unejectable = names.map(findComponent).find(({ hash }) => hash === undefined);
  if (unejectable) {
    throw new OctavoError(
      'USAGE',
      `${unejectable.name} cannot be ejected, because it lazy-loads internal theme modules.`,
      { hint: `Run \`octavo wrap ${unejectable.name}\` to wrap it instead.` },
    );
  }
  const files = Object.fromEntries(
    names.map((name) => [name, createEjectedFile(name, sourceOf(name), version)]),
  );
  const folder = await writeOverrides(options, files);
  for (const name of names) write(join(folder, ORIGINALS_FOLDER, `${name}.tsx`), sourceOf(name));
  options.logger.info('  After updating the theme, run `octavo diff` to show upstream changes.');
}

/** Creates wrapper components that render the original theme components. */
export async function wrap({ names, ...options }: OverrideOptions): Promise<void> {
  const files = names.map((name) => [name, createWrapperFile(findComponent(name))] as const);
  await writeOverrides(options, Object.fromEntries(files));
}

/** Prints upstream changes to an ejected component, or to all ejected components if no name is given. */
export async function diff({
  name,
  cwd,
  configFile,
  logger,
}: ThemeCommandOptions & { name?: string | undefined }): Promise<void> {
  const { components, sourceOf, version } = readThemePackage();
  if (name !== undefined) findComponent(name);
  const overrides = findOverrides(await findThemeDir(cwd, configFile));
  const ejected = Object.entries(overrides).flatMap(([component, file]) => {
    const note = parseEjectHeader(readFileSync(file, 'utf8'));
    return note && (name === undefined || name === component) ? [{ component, file, note }] : [];
  });
  if (ejected.length === 0) {
    throw new OctavoError(
      'USAGE',
      name === undefined ? 'No components have been ejected.' : `"${name}" has not been ejected.`,
      {
        hint: 'Run `octavo list` to show all overrides in this site.',
      },
    );
  }
  for (const { component, file, note } of ejected) {
    const isUnchanged = components.find((each) => each.name === component)?.hash === note.hash;
    if (isUnchanged) {
      logger.success(`${component} has not changed since version ${note.version}.`);
      continue;
    }
    const origin = join(dirname(file), ORIGINALS_FOLDER, `${component}.tsx`);
    const original = existsSync(origin) ? readFileSync(origin, 'utf8') : undefined;
    if (original === undefined || hashSource(original) !== note.hash) {
      throw new OctavoError(
        'USAGE',
        `The original source of ${component} ${original === undefined ? 'is missing' : 'was modified'}.`,
        { hint: `Restore ${relative(cwd, origin)} from version control.` },
      );
    }
    const paths = [
      `@octavo/theme@${note.version}/${component}.tsx`,
      `@octavo/theme@${version}/${component}.tsx`,
    ] as const;
    logger.info(
      createTwoFilesPatch(...paths, original.replaceAll('\r\n', '\n'), sourceOf(component)),
    );
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
  throw new OctavoError('USAGE', `Unknown theme component "${name}".`, {
    hint: near ? `Did you mean "${near}"?` : 'Run `octavo list` to show all components.',
  });
}

/** Writes override files. Throws without writing any file if one of them exists and `force` is not set. */
async function writeOverrides(
  { cwd, configFile, force, logger }: Omit<OverrideOptions, 'names'>,
  files: Record<string, string>,
): Promise<string> {
  const folder = await findThemeDir(cwd, configFile);
  const overrides = findOverrides(folder);
  const existing = Object.keys(files).find((name) => overrides[name]);
  if (existing && !force) {
    throw new OctavoError(
      'USAGE',
      `${relative(cwd, overrides[existing]!)} already overrides ${existing}.`,
      { hint: 'Use --force to overwrite it.' },
    );
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, `${name}.tsx`);
    const previous = overrides[name];
    write(file, text);
    // Another extension would compile TypeScript as JavaScript.
    if (previous !== undefined && previous !== file) rmSync(previous);
    logger.success(`${relative(cwd, file)} overrides ${name}.`);
  }
  return folder;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Resolves the site's theme folder. Returns the default folder if there is no configuration file. */
async function findThemeDir(cwd: string, configFile: string | undefined): Promise<string> {
  try {
    return (await loadSiteConfig({ cwd, configFile })).themeDir;
  } catch (error) {
    if (error instanceof OctavoError && error.code === 'CONFIG_NOT_FOUND' && !configFile)
      return resolve(cwd, withDefaults({}).themeDir);
    throw error;
  }
}
