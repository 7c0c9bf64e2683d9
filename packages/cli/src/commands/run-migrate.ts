import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { getCliVersion } from '../files/cli-version';
import { isInstalled } from '../files/packages';
import { MIGRATE_PACKAGE } from '../init/other-site';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';

export interface RunMigrateOptions {
  cwd: string;
  /** Command-line arguments after `octavo migrate`. */
  args: readonly string[];
  logger: Logger;
}

/** Exports of `@octavo/migrate` that this command uses. */
interface MigratePackage {
  runMigrate: (args: readonly string[], options: { cwd: string; logger: Logger }) => Promise<void>;
}

/**
 * Runs `@octavo/migrate` if it is installed in the project.
 *
 * @throws {OctavoError} `PACKAGE_MISSING` with the command that downloads and runs the package
 */
export async function runMigrate({ cwd, args, logger }: RunMigrateOptions): Promise<void> {
  const from = join(cwd, 'package.json');
  if (!isInstalled(MIGRATE_PACKAGE, from)) {
    const quoted = args.map((arg) => (/^[\w./@=-]+$/.test(arg) ? arg : JSON.stringify(arg)));
    const command = ['npx', `${MIGRATE_PACKAGE}@${getCliVersion()}`, ...quoted].join(' ');
    throw new OctavoError('PACKAGE_MISSING', `The package "${MIGRATE_PACKAGE}" is not installed.`, {
      hint: `Run \`${command}\`.`,
    });
  }
  const file = createRequire(from).resolve(MIGRATE_PACKAGE);
  const installed = (await import(pathToFileURL(file).href)) as MigratePackage;
  await installed.runMigrate(args, { cwd, logger });
}
