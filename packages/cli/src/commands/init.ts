import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { MESSAGE_LANGUAGES } from '@octavo/mdx-plugins/messages';

import { getCliVersion } from '../files/cli-version';
import { type FolderInfo, inspectFolder } from '../init/inspect-folder';
import { planSite, type SiteOptions } from '../init/plan-site';
import { prompt } from '../init/prompt';
import { hasSamplePages } from '../init/sample-pages';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';

export interface InitOptions {
  cwd: string;
  /** Site folder, relative to `cwd`. @default '.' */
  folder?: string | undefined;
  /** Site title. Defaults to the package or folder name. */
  title?: string | undefined;
  /** Comma-separated language tags, default language first. @default 'en' */
  lang?: string | undefined;
  /** Whether to skip prompts and use defaults. @default false */
  yes?: boolean | undefined;
  logger: Logger;
}

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/**
 * Creates a docs site in a folder. Adds scripts and dependencies to an existing `package.json`. Other existing files are
 * left unchanged.
 *
 * @throws {OctavoError} `USAGE` if the folder already contains a configuration file, a language tag is invalid, or the
 * user cancels.
 */
export async function init({
  cwd,
  folder = '.',
  title,
  lang,
  yes,
  logger,
}: InitOptions): Promise<void> {
  const info = inspectFolder(resolve(cwd, folder));
  if (info.configFile) {
    throw new OctavoError('USAGE', `The folder already contains ${info.configFile}.`, {
      hint: 'Choose a different folder: octavo init <folder>',
    });
  }
  const options = await resolveOptions({ title, lang, yes }, info);
  for (const [path, content] of Object.entries(planSite(options, info, getCliVersion()))) {
    const file = join(info.folder, path);
    if (path !== 'package.json' && existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    logger.info(`  ${path}`);
  }
  warnUntranslated(options.langs, logger);
  const manager = detectPackageManager(info.entries, process.env.npm_config_user_agent);
  const relativeFolder = relative(cwd, info.folder);
  logger.success(`Created ${options.title}. Next steps:`);
  if (relativeFolder) logger.info(`  cd ${relativeFolder}`);
  logger.info(`  ${manager} install\n  ${manager} run dev`);
}

async function resolveOptions(
  { title, lang, yes }: Pick<InitOptions, 'title' | 'lang' | 'yes'>,
  info: FolderInfo,
): Promise<SiteOptions> {
  const isInteractive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const defaults = { title: title ?? info.title, lang: lang ?? 'en' };
  const answers =
    yes || !isInteractive
      ? defaults
      : await prompt({
          title: { question: 'What is the title of your site?', default: defaults.title },
          lang: {
            question:
              'Which languages should your site support? List the default language first, such as en,zh.',
            default: defaults.lang,
          },
        });
  const langs = [...new Set(answers.lang.split(/[\s,]+/).filter(Boolean))];
  const invalid = langs.find((tag) => !LANGUAGE_TAG.test(tag));
  if (invalid !== undefined || langs.length === 0) {
    throw new OctavoError(
      'USAGE',
      `--lang: expected language tags such as en,zh, got "${invalid ?? answers.lang}".`,
      { hint: `Built-in languages: ${MESSAGE_LANGUAGES.join(', ')}.` },
    );
  }
  return { title: answers.title, langs };
}

/** Warns about languages without built-in translations, which fall back to English. */
function warnUntranslated(langs: readonly string[], logger: Logger): void {
  for (const lang of langs.filter((tag) => !hasSamplePages(tag))) {
    const key = langs.length === 1 ? 'themeConfig.messages' : 'themeConfig.locales[].messages';
    logger.warn(
      `"${lang}" has no built-in translation (available: ${MESSAGE_LANGUAGES.join(', ')}). Sample pages and UI strings are in English. Translate the pages, and add UI strings to \`${key}\` in docs.config.ts.`,
    );
  }
}

/** Detects the package manager from the lockfile, or from the user agent if there is no lockfile. */
export function detectPackageManager(entries: readonly string[], userAgent = ''): string {
  const lockfiles = { 'pnpm-lock.yaml': 'pnpm', 'yarn.lock': 'yarn', 'bun.lock': 'bun' };
  const locked = Object.entries(lockfiles).find(([file]) => entries.includes(file))?.[1];
  return locked ?? /^(?:pnpm|yarn|bun)/.exec(userAgent)?.[0] ?? 'npm';
}
