import { existsSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { formatProblem, OctavoError, type Problem } from '../errors';
import type { Logger } from '../logger';
import { oldScripts } from '../migrate/old-scripts';
import { printConfig } from '../migrate/print-config';
import { fromRspress } from '../migrate/rspress/from-rspress';

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

const NAMES = ['rspress.config', 'rstack.config'].flatMap((name) =>
  ['ts', 'mts', 'js', 'mjs', 'cjs'].map((ending) => `${name}.${ending}`),
);

/**
 * Write a `docs.config.ts` for a site that was made with another tool, and tell what of its configuration was left out.
 *
 * @throws {OctavoError} `CONFIG_NOT_FOUND`, `CONFIG_INVALID`, `USAGE` where a file would be written over.
 */
export async function migrate({
  cwd,
  path = '.',
  force = false,
  logger,
}: MigrateOptions): Promise<MigrateResult> {
  const source = findConfig(resolve(cwd, path));
  const { config, problems: found, cwd: folder } = fromRspress(source);
  const problems = [...found, ...oldScripts(folder)];
  const file = join(folder, 'docs.config.ts');
  if (existsSync(file) && !force) {
    throw new OctavoError(
      'USAGE',
      `Expected no configuration yet, got ${relative(cwd, file) || file}.`,
      { hint: 'Add --force to write over it.' },
    );
  }
  writeFileSync(file, printConfig(config));
  for (const problem of problems) logger.warn(`${formatProblem(problem, cwd)}\n`);
  logger.success(`${relative(cwd, file)} is made of ${relative(cwd, source)}.`);
  logger.info(
    problems.length === 0
      ? '  Everything was carried over.'
      : `  Not carried over: ${problems.length}. Each is named above with its place and what to do.`,
  );
  logger.info('  Next: octavo check');
  return { file, problems };
}

function findConfig(path: string): string {
  const candidates = [path, ...NAMES.map((name) => join(path, name))];
  const found = candidates.find((file) => /\.[cm]?[jt]s$/.test(file) && existsSync(file));
  if (found) return found;
  throw new OctavoError('CONFIG_NOT_FOUND', `Expected rspress.config.ts at ${path}, got none.`, {
    hint: 'Name the folder of the site, or the file: octavo migrate <path>.',
  });
}
