import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { cliVersion } from '../files/cli-version';
import { ask } from '../init/ask';
import { lookAround, type Surroundings } from '../init/look-around';
import { planSite, type SiteWishes } from '../init/plan-site';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';

export interface InitOptions {
  cwd: string;
  /** Where the site goes, below `cwd`. @default '.' */
  folder?: string | undefined;
  /** @default the name of the package or the folder */
  title?: string | undefined;
  /** Tags with commas between them, the default language first. @default 'en' */
  lang?: string | undefined;
  /** Ask nothing. @default false */
  yes?: boolean | undefined;
  logger: Logger;
}

const LANG = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/** Write a small site that starts, around what a folder already has. @throws {OctavoError} `USAGE`. */
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
    throw new OctavoError(
      'USAGE',
      `Expected a folder without a site, got one with ${surroundings.configFile}.`,
      { hint: 'Name another folder: octavo init <folder>.' },
    );
  }
  const wishes = await wishesOf({ title, lang, yes }, surroundings);
  for (const [path, content] of Object.entries(planSite(wishes, surroundings, cliVersion()))) {
    const file = join(surroundings.folder, path);
    if (path !== 'package.json' && existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    logger.info(`  ${path}`);
  }
  const manager = managerOf(surroundings.entries, process.env.npm_config_user_agent);
  const below = relative(cwd, surroundings.folder);
  logger.success(`${wishes.title} is ready. Next:`);
  if (below) logger.info(`  cd ${below}`);
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
          title: { question: 'What is the site called?', preset: title ?? likely },
          lang: {
            question: 'Languages, the default one first, for example en,zh?',
            preset: lang ?? 'en',
          },
        });
  const langs = [...new Set(answers.lang.split(/[\s,]+/).filter(Boolean))];
  const wrong = langs.find((tag) => !LANG.test(tag));
  if (wrong !== undefined || langs.length === 0) {
    throw new OctavoError('USAGE', `--lang: expected tags such as en,zh, got "${answers.lang}".`);
  }
  return { title: answers.title, langs };
}

/** The package manager of a lockfile, else the one that runs this. */
export function managerOf(entries: readonly string[], agent = ''): string {
  const locks = { 'pnpm-lock.yaml': 'pnpm', 'yarn.lock': 'yarn', 'bun.lock': 'bun' };
  const locked = Object.entries(locks).find(([file]) => entries.includes(file))?.[1];
  return locked ?? /^(?:pnpm|yarn|bun)/.exec(agent)?.[0] ?? 'npm';
}
