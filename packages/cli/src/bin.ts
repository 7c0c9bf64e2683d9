import { createCli } from './cli';
import { checkArguments, checkOptions } from './commands/check-options';
import { parseCommand } from './commands/parse-arguments';
import { formatUnexpectedCause, formatUnexpectedError } from './files/unexpected-error';
import { formatError, OctavoError } from './model/errors';
import { createLogger } from './model/logger';
import { requireCompletion, startWatchdog } from './watchdog/watchdog';

const logger = createLogger();
const cwd = process.cwd();
const cli = createCli(cwd, logger);

/** Commands that execute user code and should exit on their own. The watchdog detects if they hang. */
const WATCHED = ['build', 'merge', 'check'];

/** Ends the check that a command completes before the process exits. */
let complete = () => {};

async function run(): Promise<void> {
  const name = cli.matchedCommand?.name ?? '';
  if (!WATCHED.includes(name)) return cli.runMatchedCommand();
  startWatchdog();
  complete = requireCompletion(`octavo ${name}`);
  try {
    await cli.runMatchedCommand();
  } finally {
    complete();
  }
}

// The reader of a pipe can end first, as in `octavo check | head`. The command still completes, with its exit code.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

// Code of the site and its plugins can fail after a command has stopped waiting for it.
process.on('uncaughtException', (error) => {
  complete();
  logger.error(formatUnexpectedError(error));
  process.exit(1);
});

try {
  parseCommand(cli, process.argv);
  checkOptions(cli);
  checkArguments(cli);
  await run();
} catch (error) {
  if (error instanceof OctavoError)
    logger.error(
      [formatError(error, cwd), formatUnexpectedCause(error)].filter(Boolean).join('\n\n'),
    );
  else logger.error(formatUnexpectedError(error));
  process.exitCode = 1;
}
