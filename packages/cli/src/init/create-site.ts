import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { createWriteError } from '../files/write-error';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import type { FolderInfo } from './inspect-folder';
import { planSite, type SiteOptions } from './plan-site';
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
}

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/**
 * Parses a list of language tags, such as `en,zh`.
 *
 * @throws {OctavoError} `USAGE` if a tag is invalid or the list is empty
 */
export function parseLanguages(list: string): string[] {
  const langs = [...new Set(list.split(/[\s,]+/).filter(Boolean))];
  const invalid = langs.find((tag) => !LANGUAGE_TAG.test(tag));
  if (invalid === undefined && langs.length > 0) return langs;
  throw new OctavoError(
    'USAGE',
    `--lang: expected language tags such as en,zh, got "${invalid ?? list}".`,
    { hint: `Built-in languages: ${SAMPLE_LANGUAGES.join(', ')}.` },
  );
}

/** Writes the files of a new site and prints their paths. Existing files except `package.json` are left unchanged. */
export function createSite({
  info,
  title,
  langs,
  version,
  logger,
}: CreateSiteOptions): CreatedSite {
  const manager = detectPackageManager(info.entries, process.env.npm_config_user_agent);
  const { files, scripts, notes } = planSite({ title, langs }, info, version, manager);
  for (const [path, content] of Object.entries(files)) {
    const file = join(info.folder, path);
    if (path !== 'package.json' && existsSync(file)) continue;
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
  if (info.contentRoot === undefined) warnUntranslated(langs, logger);
  for (const note of notes) logger.warn(note);
  return {
    manager,
    devCommand: scripts.dev === undefined ? 'npx octavo dev' : `${manager} run ${scripts.dev}`,
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

/** Detects the package manager from the lockfile, or from the user agent if there is no lockfile. */
export function detectPackageManager(entries: readonly string[], userAgent = ''): string {
  const lockfiles = {
    'pnpm-lock.yaml': 'pnpm',
    'yarn.lock': 'yarn',
    'bun.lock': 'bun',
    'bun.lockb': 'bun',
    'package-lock.json': 'npm',
  };
  const locked = Object.entries(lockfiles).find(([file]) => entries.includes(file))?.[1];
  return locked ?? /^(?:pnpm|yarn|bun)/.exec(userAgent)?.[0] ?? 'npm';
}
