import {
  createLogger,
  formatError,
  formatUnexpectedError,
  OctavoError,
} from '@octavo/cli/internal';

import { runMigrate } from './cli';

const logger = createLogger();
const cwd = process.cwd();

try {
  await runMigrate(process.argv.slice(2), { cwd, logger });
} catch (error) {
  logger.error(
    error instanceof OctavoError ? formatError(error, cwd) : formatUnexpectedError(error),
  );
  process.exitCode = 1;
}
