import { addCodeFrame } from '../files/add-code-frame';
import { formatProblem, type Problem } from '../model/errors';
import type { Logger } from '../model/logger';
import type { EventStream } from './event-stream';

export type ProblemSource = 'configuration' | 'files' | 'bundle';

/** Reports problems to the terminal, and site-wide ones to all connected pages. */
export interface ProblemReporter {
  /** Replaces the problems from a source. An empty array clears them. */
  set: (source: ProblemSource, problems: readonly Problem[]) => void;
  /**
   * Replaces the problems because of which a page cannot be shown. The page displays them, so only those that the
   * terminal does not show yet are printed.
   */
  setPage: (routePath: string, problems: readonly Problem[]) => void;
}

/** Creates the problem reporter for the dev server. File paths in the terminal are relative to `cwd`. */
export function createProblemReporter(
  events: EventStream,
  logger: Logger,
  cwd: string,
): ProblemReporter {
  const bySource = new Map<string, readonly Problem[]>();
  /** Messages in the terminal that are still true, by source or route. */
  const printed = new Map<string, readonly string[]>();

  function print(key: string, problems: readonly Problem[], isRepeated: boolean): void {
    const others = [...printed].filter(([other]) => other !== key || !isRepeated);
    const known = new Set(others.flatMap(([, messages]) => messages));
    const messages = problems.map((problem) => formatProblem(problem, cwd));
    for (const message of messages) if (!known.has(message)) logger.error(message);
    printed.set(key, messages);
  }

  return {
    setPage(routePath, problems) {
      print(routePath, problems, false);
    },
    set(source, problems) {
      print(source, problems, true);
      const before = [...bySource.values()].flat();
      bySource.set(source, problems);
      const now = [...bySource.values()].flat();
      if (now.length > 0)
        events.sendRetained({ type: 'problems', problems: now.map(addCodeFrame) });
      else if (before.length > 0) events.sendRetained({ type: 'resolved' });
    },
  };
}
