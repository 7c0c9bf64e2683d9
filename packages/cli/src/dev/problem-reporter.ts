import { addCodeFrame } from '../files/add-code-frame';
import { formatProblem, formatProblemLine, type Problem } from '../model/errors';
import type { EventStream } from './event-stream';
import type { ProblemLog, ProblemMessage } from './problem-log';

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
  /** Replaces the error that a page has thrown in the browser. The page displays it. */
  setRuntimeError: (routePath: string, problem: Problem | undefined) => void;
  /** Replaces the warnings of the compiler about a page. They are only printed. */
  setWarnings: (filePath: string, warnings: readonly Problem[]) => void;
  /** Removes the problems of all pages, because they will be compiled again. */
  forgetPages: () => void;
}

const PAGE_PREFIX = 'page:';
const RUNTIME_PREFIX = 'runtime:';

/** Creates the problem reporter for the dev server. File paths in the terminal are relative to `cwd`. */
export function createProblemReporter(
  events: EventStream,
  log: ProblemLog,
  cwd: string,
): ProblemReporter {
  const bySource = new Map<string, readonly Problem[]>();
  const toMessages = (
    problems: readonly Problem[],
    severity: ProblemMessage['severity'] = 'error',
  ) =>
    problems.map((problem) => ({
      text: formatProblem(problem, cwd),
      summary: formatProblemLine(problem, cwd),
      severity,
    }));

  return {
    setPage(routePath, problems) {
      log.set(PAGE_PREFIX + routePath, toMessages(problems));
    },
    setRuntimeError(routePath, problem) {
      log.set(RUNTIME_PREFIX + routePath, toMessages(problem ? [problem] : []));
    },
    setWarnings(filePath, warnings) {
      log.set(`warnings:${filePath}`, toMessages(warnings.map(addCodeFrame), 'warn'));
    },
    forgetPages() {
      log.forget((source) =>
        [PAGE_PREFIX, RUNTIME_PREFIX].some((prefix) => source.startsWith(prefix)),
      );
    },
    set(source, problems) {
      log.set(source, toMessages(problems), true);
      const before = [...bySource.values()].flat();
      bySource.set(source, problems);
      const now = [...bySource.values()].flat();
      if (now.length > 0)
        events.sendRetained({ type: 'problems', problems: now.map(addCodeFrame) });
      else if (before.length > 0) events.sendRetained({ type: 'resolved' });
    },
  };
}
