import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

import { isInstalled } from '../files/packages';
import { oldScripts } from '../migrate/old-scripts';
import { printConfig } from '../migrate/print-config';
import { BRIDGE } from '../migrate/rspress/bridge-files';
import { fromRspress } from '../migrate/rspress/from-rspress';
import { CONTENT, moveVitePress } from '../migrate/vitepress/move-vitepress';
import { formatProblem, OctavoError, type Problem } from '../model/errors';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';

export interface MigrateOptions {
  cwd: string;
  /** Folder of the site, or its configuration, below `cwd`. @default '.' */
  path?: string | undefined;
  /** Write over a `docs.config.ts` that is there. @default false */
  force?: boolean | undefined;
  logger: Logger;
}

export interface MigrateResult {
  /** The configuration that was written. */
  file: string;
  /** What was not carried over, each with its place. */
  problems: readonly Problem[];
}

const ENDINGS = ['ts', 'mts', 'js', 'mjs', 'cjs'];
const names = (stem: string) => ENDINGS.map((ending) => `${stem}.${ending}`);
const RSPRESS = [...names('rspress.config'), ...names('rstack.config')];
const VITEPRESS = [...names('.vitepress/config'), ...names('.vitepress/config/index')];

/**
 * Write a `docs.config.ts` for a site that was made with another tool, and tell what of its configuration was left out.
 * Pages of VitePress are written anew below `content`; those of Rspress stay where they are.
 *
 * @throws {OctavoError} `CONFIG_NOT_FOUND`, `CONFIG_INVALID`, `USAGE` where a file would be written over.
 */
export async function migrate({
  cwd,
  path = '.',
  force = false,
  logger,
}: MigrateOptions): Promise<MigrateResult> {
  const { source, folder, tool } = findConfig(resolve(cwd, path));
  const file = join(folder, 'docs.config.ts');
  const content = join(folder, CONTENT);
  const bridge = join(folder, BRIDGE);
  for (const taken of [file, tool === 'VitePress' ? content : bridge]) {
    if (!existsSync(taken) || force) continue;
    const shown = relative(cwd, taken) || taken;
    throw new OctavoError('USAGE', `Expected no ${basename(taken)} yet, got ${shown}.`, {
      hint: 'Add --force to write over it.',
    });
  }
  const made = tool === 'VitePress' ? moveVitePress(source, folder) : fromRspress(source);
  const problems = [...made.problems, ...oldScripts(folder)];
  writeFileSync(file, printConfig(made.config, made.plugins));
  for (const [path, text] of made.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const problem of problems) logger.warn(`${formatProblem(problem, cwd)}\n`);
  logger.success(`${relative(cwd, file)} is made of ${relative(cwd, source)}.`);
  for (const path of made.files.keys())
    logger.success(`${relative(cwd, join(folder, path))} is part of it.`);
  if ('count' in made && typeof made.count === 'number')
    logger.info(`  Wrote ${plural(made.count, 'page')} to ${relative(cwd, content)}.`);
  logger.info(
    problems.length === 0
      ? '  Everything was carried over.'
      : `  Not carried over: ${problems.length}. Each is named above with its place and what to do.`,
  );
  const isReady = isInstalled('@octavo/cli', file) && isInstalled('react', file);
  if (!isReady) logger.info('  Next: npm install @octavo/cli react react-dom');
  logger.info(`  ${isReady ? 'Next' : 'Then'}: octavo check`);
  return { file, problems };
}

/** The configuration a path means, and the folder of the site: the one above the folder of the pages where that was named. */
function findConfig(path: string): {
  source: string;
  folder: string;
  tool: 'Rspress' | 'VitePress';
} {
  const isFile = /\.[cm]?[jt]s$/.test(path);
  const own = (list: readonly string[], below = '') =>
    isFile
      ? list.some((name) => path.endsWith(sep + name.replaceAll('/', sep))) &&
        existsSync(path) &&
        path
      : list.map((name) => join(path, below, name)).find((file) => existsSync(file));
  const rspress = own(RSPRESS);
  if (rspress) return { source: rspress, folder: dirname(rspress), tool: 'Rspress' };
  const vitepress = own(VITEPRESS) || own(VITEPRESS, 'docs');
  if (vitepress) {
    const pages = dirname(
      vitepress.slice(0, vitepress.lastIndexOf('.vitepress') + '.vitepress'.length),
    );
    return { source: vitepress, folder: isFile ? pages : path, tool: 'VitePress' };
  }
  throw new OctavoError(
    'CONFIG_NOT_FOUND',
    `Expected rspress.config.ts or .vitepress/config.ts at ${path}, got none.`,
    { hint: 'Name the folder of the site, or the file: octavo migrate <path>.' },
  );
}
