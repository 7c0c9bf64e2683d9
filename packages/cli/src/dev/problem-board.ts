import { addCodeFrame } from '../files/add-code-frame';
import { formatProblem, type Problem } from '../model/errors';
import type { Logger } from '../model/logger';
import type { EventStream } from './event-stream';

export type ProblemSource = 'configuration' | 'files' | 'bundle';

/** What is wrong with the site as a whole, by where it comes from, for the terminal and every open page. */
export interface ProblemBoard {
  /** The problems of a source as they are now; none where all is well. */
  set: (source: ProblemSource, problems: readonly Problem[]) => void;
}

export function createProblemBoard(events: EventStream, logger: Logger, cwd: string): ProblemBoard {
  const board = new Map<string, readonly Problem[]>();
  return {
    set(source, problems) {
      for (const problem of problems) logger.error(formatProblem(problem, cwd));
      const before = [...board.values()].flat();
      board.set(source, problems);
      const now = [...board.values()].flat();
      if (now.length > 0) events.keep({ type: 'problems', problems: now.map(addCodeFrame) });
      else if (before.length > 0) events.keep({ type: 'mended' });
    },
  };
}
