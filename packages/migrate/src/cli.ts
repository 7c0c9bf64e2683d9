import { parseArgs } from 'node:util';

import type { Logger } from '@octavo/cli';
import { getCliVersion, OctavoError } from '@octavo/cli/internal';

import { migrate } from './migrate';

const HELP = `Usage: npx @octavo/migrate [path] [options]

Migrate a site from Rspress, VitePress, Docusaurus or Starlight

Options:
  --force    Overwrite existing files
  --help     Show this help
  --version  Show the version`;

const OPTIONS = {
  force: { type: 'boolean' },
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
  await migrate({ cwd, path: positionals[0], force: values.force, logger });
}

function parseArguments(args: readonly string[]) {
  try {
    const parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (parsed.positionals.length > 1)
      throw new TypeError(`Expected one path, got ${parsed.positionals.join(' ')}`);
    return parsed;
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new OctavoError('USAGE', `${cause.message}.`, {
      hint: 'Run `npx @octavo/migrate --help` to list all options.',
      cause,
    });
  }
}
