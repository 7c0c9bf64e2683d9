import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { ownVersion } from '../files/own-version';
import { ask } from '../init/ask';
import { lookAround, type Surroundings } from '../init/look-around';
import { planSite, type SiteWishes } from '../init/plan-site';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';

export interface InitOptions {
  cwd: string;
  /** Folder of the site, relative to `cwd`. @default '.' */
  folder?: string | undefined;
  /** Title of the site. @default the name of the package or the folder */
  title?: string | undefined;
  /** Comma-separated language tags, default language first. @default 'en' */
  lang?: string | undefined;
  /** Whether to skip prompts and use defaults. @default false */
  yes?: boolean | undefined;
  logger: Logger;
}

const LANG = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/** Creates a docs site in a folder and keeps existing files. @throws {OctavoError} `USAGE`. */
export async function init({
  cwd,
  folder = '.',
  title,
  lang,
  yes,
  logger,
}: InitOptions): Promise<void> {
  const surroundings = lookAround(resolve(cwd, folder));
  if (surroundings.configFile) {
    throw new OctavoError('USAGE', `The folder already contains ${surroundings.configFile}.`, {
      hint: 'Choose another folder: octavo init <folder>',
    });
  }
  const wishes = await wishesOf({ title, lang, yes }, surroundings);
  for (const [path, content] of Object.entries(planSite(wishes, surroundings, ownVersion()))) {
    const file = join(surroundings.folder, path);
    if (path !== 'package.json' && existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    logger.info(`  ${path}`);
  }
  const manager = detectPackageManager(surroundings.entries, process.env.npm_config_user_agent);
  const subfolder = relative(cwd, surroundings.folder);
  logger.success(`Created ${wishes.title}. Next steps:`);
  if (subfolder) logger.info(`  cd ${subfolder}`);
  logger.info(`  ${manager} install\n  ${manager} run dev`);
}

async function wishesOf(
  { title, lang, yes }: Pick<InitOptions, 'title' | 'lang' | 'yes'>,
  { title: likely }: Surroundings,
): Promise<SiteWishes> {
  const hasTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const answers =
    yes || !hasTerminal
      ? { title: title ?? likely, lang: lang ?? 'en' }
      : await ask({
          title: { question: 'Site title?', preset: title ?? likely },
          lang: {
            question: 'Languages, default language first, for example en,zh?',
            preset: lang ?? 'en',
          },
        });
  const langs = [...new Set(answers.lang.split(/[\s,]+/).filter(Boolean))];
  const invalid = langs.find((tag) => !LANG.test(tag));
  if (invalid !== undefined || langs.length === 0) {
    throw new OctavoError(
      'USAGE',
      `--lang: expected language tags such as "en,zh", got "${answers.lang}".`,
    );
  }
  return { title: answers.title, langs };
}

/** Returns the package manager of a lockfile, or else the one that runs this process. */
export function detectPackageManager(entries: readonly string[], agent = ''): string {
  const lockfiles = { 'pnpm-lock.yaml': 'pnpm', 'yarn.lock': 'yarn', 'bun.lock': 'bun' };
  const locked = Object.entries(lockfiles).find(([file]) => entries.includes(file))?.[1];
  return locked ?? /^(?:pnpm|yarn|bun)/.exec(agent)?.[0] ?? 'npm';
}
