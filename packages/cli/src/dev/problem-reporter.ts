import { addCodeFrame } from '../files/add-code-frame';
import { formatProblem, type Problem } from '../model/errors';
import type { Logger } from '../model/logger';
import type { EventStream } from './event-stream';

export type ProblemSource = 'configuration' | 'files' | 'bundle';

/** Reports site-wide problems to the terminal and to all connected pages. */
export interface ProblemReporter {
  /** Replaces the problems from a source. An empty array clears them. */
  set: (source: ProblemSource, problems: readonly Problem[]) => void;
}

/** Creates the problem reporter for the dev server. File paths in the terminal are relative to `cwd`. */
export function createProblemReporter(
  events: EventStream,
  logger: Logger,
  cwd: string,
): ProblemReporter {
  const bySource = new Map<string, readonly Problem[]>();
  return {
    set(source, problems) {
      for (const problem of problems) logger.error(formatProblem(problem, cwd));
      const before = [...bySource.values()].flat();
      bySource.set(source, problems);
      const now = [...bySource.values()].flat();
      if (now.length > 0)
        events.sendRetained({ type: 'problems', problems: now.map(addCodeFrame) });
      else if (before.length > 0) events.sendRetained({ type: 'resolved' });
    },
  };
}
