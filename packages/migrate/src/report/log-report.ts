import type { Logger } from '@octavo/cli';

import { createReport } from './format-report';
import type { MigrationProblem } from './migration-problem';

/** Prints problems by impact. Paths are relative to `cwd`. */
export function logReport(
  problems: readonly MigrationProblem[],
  { cwd, logger }: { cwd: string; logger: Logger },
): void {
  for (const { title, count, entries } of createReport(problems, cwd)) {
    logger.info(`\n${title} (${count})\n`);
    for (const entry of entries) logger.warn(`${entry}\n`);
  }
}
