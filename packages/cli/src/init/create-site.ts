import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { findPackageManager, findPnpmMajor, parsePackageManager } from '../files/package-manager';
import { createWriteError } from '../files/write-error';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import type { FolderInfo } from './inspect-folder';
import { planSite, type SiteOptions } from './plan-site';
import { getCommandLine } from './project-files';
import { hasSamplePages, SAMPLE_LANGUAGES } from './sample-pages';

export interface CreateSiteOptions extends SiteOptions {
  info: FolderInfo;
  /** Version of `@octavo/cli`. */
  version: string;
  logger: Logger;
}

export interface CreatedSite {
  /** Package manager of the folder. */
  manager: string;
  /** Command that starts the dev server, such as `npm run docs:dev`. */
  devCommand: string;
  /** Command that builds the site, such as `npm run docs:build`. */
  buildCommand: string;
}

/** Files whose new content includes the existing content. */
const EXTENDED_FILES = ['package.json', '.gitignore'];

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

const KNOWN_LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Checks whether a tag is well-formed and its two-letter code, if any, exists. All of them have a name. */
function isLanguageTag(tag: string): boolean {
  if (!LANGUAGE_TAG.test(tag) || !isWellFormed(tag)) return false;
  const [language = ''] = tag.split('-');
  return language.length > 2 || KNOWN_LANGUAGES.of(language) !== undefined;
}

function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * Parses a list of language tags, such as `en,zh`.
 *
 * @throws {OctavoError} `USAGE` if a tag is invalid or the list is empty
 */
export function parseLanguages(list: string): [string, ...string[]] {
  const [first, ...others] = [...new Set(list.split(/[\s,]+/).filter(Boolean))];
  const invalid = [first, ...others].find((tag) => tag !== undefined && !isLanguageTag(tag));
  if (first !== undefined && invalid === undefined) return [first, ...others];
  throw new OctavoError(
    'USAGE',
    `Invalid language tag "${invalid ?? list}". Nothing was written.`,
    {
      hint: `Write a list such as en,zh. Built-in languages: ${SAMPLE_LANGUAGES.join(', ')}.`,
    },
  );
}

/**
 * Writes the files of a new site and prints their paths. Extends `package.json` and `.gitignore`. Other existing files are
 * left unchanged.
 */
export function createSite({
  info,
  title,
  langs,
  hasWorkflow,
  version,
  logger,
}: CreateSiteOptions): CreatedSite {
  const userAgent = process.env.npm_config_user_agent;
  const manager = detectPackageManager(info, userAgent);
  const { files, commands, decisions, notes } = planSite(
    { title, langs, hasWorkflow },
    // The package manager that runs the command writes the lockfile of a new project.
    { ...info, pnpmMajor: info.pnpmMajor ?? findPnpmMajor(userAgent) },
    version,
    manager,
  );
  for (const [path, content] of Object.entries(files)) {
    const file = join(info.folder, path);
    if (existsSync(file) && !EXTENDED_FILES.includes(path)) continue;
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    } catch (cause) {
      throw createWriteError(file, cause);
    }
    logger.info(`  ${path}`);
  }
  if (info.contentRoot !== undefined) {
    const folder = info.contentRoot === '.' ? 'this folder' : `${info.contentRoot}/`;
    logger.info(`The site uses the existing pages in ${folder}.`);
  }
  for (const decision of decisions) logger.info(decision);
  if (info.contentRoot === undefined) warnUntranslated(langs, logger);
  for (const note of notes) logger.warn(note);
  return {
    manager,
    devCommand: getCommandLine(commands, 'dev'),
    buildCommand: getCommandLine(commands, 'build'),
  };
}

/** Warns about languages without built-in translations, which fall back to English. */
function warnUntranslated(langs: readonly string[], logger: Logger): void {
  for (const lang of langs.filter((tag) => !hasSamplePages(tag))) {
    const key = langs.length === 1 ? 'themeConfig.messages' : 'themeConfig.locales[].messages';
    logger.warn(
      `"${lang}" has no built-in translation (available: ${SAMPLE_LANGUAGES.join(', ')}). Sample pages and UI strings are in English. Translate the pages, and add UI strings to \`${key}\` in docs.config.ts.`,
    );
  }
}

/**
 * Detects the package manager from the lockfile or the key `packageManager`, or from the user agent if there is neither.
 */
export function detectPackageManager(
  { entries, manifest }: Pick<FolderInfo, 'entries' | 'manifest'>,
  userAgent = '',
): string {
  return (
    findPackageManager(entries, manifest?.packageManager) ?? parsePackageManager(userAgent) ?? 'npm'
  );
}
