import { createRequire } from 'node:module';

import { createLogger, formatError, OctavoError } from '@octavo/cli/init';

import { create } from './create';

const logger = createLogger();
const cwd = process.cwd();
const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

try {
  await create({
    cwd,
    args: process.argv.slice(2),
    version,
    isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    logger,
  });
} catch (error) {
  if (!(error instanceof OctavoError)) throw error;
  logger.error(formatError(error, cwd));
  process.exitCode = 1;
}
