import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { OctavoError } from '@octavo/cli/internal';

const TIMEOUT = 120_000;

/**
 * Executes a configuration file in a separate process.
 *
 * @returns the exported value, where functions and regular expressions are objects with the key `$octavo`
 * @throws {OctavoError} `CONFIG_INVALID` if the file throws an error, or does not finish within two minutes
 */
export function runConfiguration(file: string): unknown {
  const manifest = createRequire(import.meta.url).resolve('@octavo/migrate/package.json');
  const runner = join(dirname(manifest), 'bin/run-config.mjs');
  const { status, output, error } = spawnSync(process.execPath, [runner, file], {
    cwd: dirname(file),
    encoding: 'utf8',
    timeout: TIMEOUT,
    maxBuffer: 1e9,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  if (status === 0 && output[3]) return JSON.parse(output[3]);
  const reason = /^\s*(?:\w*Error|\[[\w ]+\]).*$/m.exec(output?.[2] ?? '')?.[0].trim();
  throw new OctavoError('CONFIG_INVALID', 'Running the configuration failed.', {
    problems: [
      {
        file,
        message: reason ?? error?.message ?? `The process exited with code ${status}.`,
        hint: 'Install the dependencies of the site, or run the command without `--run`.',
      },
    ],
  });
}
