import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { Logger } from '@octavo/cli/internal';
import { getCliVersion, OctavoError } from '@octavo/cli/internal';

import { findMigratedConfig } from './config/find-original-site';
import { migrate } from './migrate';
import { verifySite } from './verify';

const HELP = `Usage: npx @octavo/migrate [path] [options]

Migrate a site from Rspress, VitePress, Docusaurus or Starlight

Options:
  --force           Overwrite existing files
  --run             Execute the original configuration if values are computed
  --skip-build      Do not check or build the new site
  --compare <dist>  Compare with the output of the original tool
  --help            Show this help
  --version         Show the version`;

const OPTIONS = {
  force: { type: 'boolean' },
  run: { type: 'boolean' },
  'skip-build': { type: 'boolean' },
  compare: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/**
 * Runs the command with command-line arguments.
 *
 * @throws {OctavoError} `USAGE` if an argument is invalid, or the errors of `migrate`
 */
export async function runMigrate(
  args: readonly string[],
  { cwd, logger }: { cwd: string; logger: Logger },
): Promise<void> {
  const { values, positionals } = parseArguments(args);
  if (values.help) return logger.info(HELP);
  if (values.version) return logger.info(getCliVersion());
  const { force, run, compare } = values;
  if (compare !== undefined && values['skip-build'])
    throw new OctavoError('USAGE', '--compare needs a build, but --skip-build disables it.', {
      hint: 'Remove one of the options.',
    });
  const [path] = positionals;
  const migrated =
    compare !== undefined && !force ? findMigratedConfig(resolve(cwd, path ?? '.')) : undefined;
  if (migrated !== undefined)
    logger.info(
      `  ${relative(cwd, migrated)} already exists, so the site is compared without converting it again.`,
    );
  const file = migrated ?? (await migrate({ cwd, path, force, run, logger })).file;
  if (!values['skip-build']) await verifySite({ cwd, file, compare, logger });
}

function parseArguments(args: readonly string[]) {
  try {
    const parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (parsed.positionals.length > 1)
      throw new TypeError(`Expected one path, got ${parsed.positionals.join(' ')}`);
    return parsed;
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    // The message of Node.js explains arguments that start with a dash.
    const message = /^Option '--compare\b.* argument/.test(cause.message)
      ? 'Missing value: --compare=<dist>'
      : cause.message.split('. To specify')[0];
    throw new OctavoError('USAGE', `${message}.`, {
      hint: 'Run `npx @octavo/migrate --help` to list all options.',
      cause,
    });
  }
}
