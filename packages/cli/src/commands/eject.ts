import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { nearest } from '@octavo/mdx-plugins/messages';
import { createTwoFilesPatch } from 'diff';

import { withDefaults } from '../config/with-defaults';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { ejectedFile, hashOf, ORIGINS, readNote, wrapperFile } from '../overrides/part-file';
import { partFiles, readThemePackage, type ThemePart } from '../overrides/read-parts';
import { loadSiteConfig } from './load-site-config';

export interface ThemeCommandOptions {
  cwd: string;
  configFile?: string | undefined;
  logger: Logger;
}

export interface WritePartOptions extends ThemeCommandOptions {
  /** Names of the parts. */
  names: readonly string[];
  /** Write over a file that is there. @default false */
  force?: boolean | undefined;
}

/** Print the parts of the theme, and which of them the site has its own of. */
export async function list({ cwd, configFile, logger }: ThemeCommandOptions): Promise<void> {
  const { parts, version } = readThemePackage();
  const own = partFiles(await themeDirOf(cwd, configFile));
  const width = Math.max(...parts.map(({ name }) => name.length));
  logger.info(`Parts of @octavo/theme ${version}:`);
  for (const part of parts) {
    const file = own[part.name];
    const state = file
      ? `\n  ${' '.repeat(width)}  ${relative(cwd, file)}, ${stateOf(file, part)}`
      : '';
    logger.info(`  ${part.name.padEnd(width)}  ${part.description}${state}`);
  }
}

function stateOf(file: string, part: ThemePart): string {
  const note = readNote(readFileSync(file, 'utf8'));
  if (!note) return 'written by the site';
  const change = note.hash === part.hash ? '' : `, changed since: octavo diff ${part.name}`;
  return `ejected from ${note.version}${change}`;
}

/** Copy the source of parts into the site's theme folder, where it takes the place of the originals. */
export async function eject({ names, ...options }: WritePartOptions): Promise<void> {
  const { version, sourceOf } = readThemePackage();
  const parts = names.map(findPart);
  const bound = parts.find(({ hash }) => hash === undefined);
  if (bound) {
    throw new OctavoError(
      'USAGE',
      `${bound.name} cannot be ejected: it loads code of the theme on demand.`,
      { hint: `Put something around it with octavo wrap ${bound.name}.` },
    );
  }
  const files = Object.fromEntries(
    names.map((name) => [name, ejectedFile(name, sourceOf(name), version)]),
  );
  const folder = await writeParts(options, files);
  for (const name of names) write(join(folder, ORIGINS, `${name}.tsx`), sourceOf(name));
  options.logger.info('  octavo diff tells what changes in the theme from now on.');
}

/** Write components that draw parts as they are, with room around them. */
export async function wrap({ names, ...options }: WritePartOptions): Promise<void> {
  const files = names.map((name) => [name, wrapperFile(findPart(name))] as const);
  await writeParts(options, Object.fromEntries(files));
}

/** Print what has changed in the theme since parts were ejected: of one part, or of all. */
export async function diff({
  name,
  cwd,
  configFile,
  logger,
}: ThemeCommandOptions & { name?: string | undefined }): Promise<void> {
  const { parts, sourceOf, version } = readThemePackage();
  if (name !== undefined) findPart(name);
  const own = partFiles(await themeDirOf(cwd, configFile));
  const ejected = Object.entries(own).flatMap(([part, file]) => {
    const note = readNote(readFileSync(file, 'utf8'));
    return note && (name === undefined || name === part) ? [{ part, file, note }] : [];
  });
  if (ejected.length === 0) {
    throw new OctavoError('USAGE', `Expected ${name ?? 'a part'} that was ejected, got none.`, {
      hint: 'octavo list tells what the site has of its own.',
    });
  }
  for (const { part, file, note } of ejected) {
    const isSame = parts.find((each) => each.name === part)?.hash === note.hash;
    if (isSame) {
      logger.success(`${part} is as it was in ${note.version}.`);
      continue;
    }
    const origin = join(dirname(file), ORIGINS, `${part}.tsx`);
    if (!existsSync(origin) || hashOf(readFileSync(origin, 'utf8')) !== note.hash) {
      throw new OctavoError(
        'USAGE',
        `Expected the source that ${part} was ejected from, got ${existsSync(origin) ? 'another' : 'none'}.`,
        { hint: `Restore ${relative(cwd, origin)}, which belongs with the site's sources.` },
      );
    }
    const paths = [
      `@octavo/theme@${note.version}/${part}.tsx`,
      `@octavo/theme@${version}/${part}.tsx`,
    ] as const;
    logger.info(createTwoFilesPatch(...paths, readFileSync(origin, 'utf8'), sourceOf(part)));
  }
}

function findPart(name: string): ThemePart {
  const { parts } = readThemePackage();
  const part = parts.find((each) => each.name === name);
  if (part) return part;
  const near = nearest(
    name,
    parts.map((each) => each.name),
  );
  throw new OctavoError('USAGE', `Expected a part of the theme, got "${name}".`, {
    hint: near ? `Did you mean ${near}?` : 'octavo list tells which there are.',
  });
}

/** Write files of parts by their names, all or none. */
async function writeParts(
  { cwd, configFile, force, logger }: Omit<WritePartOptions, 'names'>,
  files: Record<string, string>,
): Promise<string> {
  const folder = await themeDirOf(cwd, configFile);
  const own = partFiles(folder);
  const taken = Object.keys(files).find((name) => own[name]);
  if (taken && !force) {
    throw new OctavoError(
      'USAGE',
      `Expected no ${taken} of the site yet, got ${relative(cwd, own[taken]!)}.`,
      { hint: 'Add --force to write over it.' },
    );
  }
  for (const [name, text] of Object.entries(files)) {
    const file = own[name] ?? join(folder, `${name}.tsx`);
    write(file, text);
    logger.success(`${relative(cwd, file)} takes the place of ${name}.`);
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
