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
  /** Replaces the error that the page with a key has thrown in the browser. The page displays it. */
  setRuntimeError: (pageKey: string, problem: Problem | undefined) => void;
  /** Replaces the warnings of the compiler about a page. They are only printed. */
  setWarnings: (filePath: string, warnings: readonly Problem[]) => void;
  /** Removes the errors that pages have thrown, because open pages will be rendered again. */
  forgetRuntimeErrors: () => void;
}

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
      log.set(`page:${routePath}`, toMessages(problems));
    },
    setRuntimeError(pageKey, problem) {
      log.set(RUNTIME_PREFIX + pageKey, toMessages(problem ? [problem] : []));
    },
    setWarnings(filePath, warnings) {
      log.set(`warnings:${filePath}`, toMessages(warnings.map(addCodeFrame), 'warn'));
    },
    forgetRuntimeErrors() {
      log.forget((source) => source.startsWith(RUNTIME_PREFIX));
    },
    set(source, problems) {
      // The bundler runs after each change of a file in the bundle, and a repeated problem shows that the change did not fix it.
      log.set(source, toMessages(problems), source === 'bundle');
      const before = [...bySource.values()].flat();
      bySource.set(source, problems);
      const now = [...bySource.values()].flat();
      if (now.length > 0)
        events.sendRetained({ type: 'problems', problems: now.map(addCodeFrame) });
      else if (before.length > 0) events.sendRetained({ type: 'resolved' });
    },
  };
}
