import type { Logger } from '@octavo/cli/internal';

import { createReport } from './format-report';
import type { MigrationProblem } from './migration-problem';

/** Prints problems by impact. Paths are relative to `cwd`. */
export function logReport(
  problems: readonly MigrationProblem[],
  { cwd, logger }: { cwd: string; logger: Logger },
): void {
  // The title and the entries have to be in the same stream.
  for (const { title, count, entries } of createReport(problems, cwd))
    logger.warn(`${title} (${count})\n\n${entries.join('\n\n')}\n`);
}
