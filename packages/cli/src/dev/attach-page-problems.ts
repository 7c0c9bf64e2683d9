import { type Problem, uniqueProblems } from '../model/errors';
import type { LivePages } from './live-pages';

/**
 * Replaces bundler errors in pages with problems from the page compiler, which have source positions and no bundler
 * output in the message.
 */
export async function attachPageProblems(
  problems: readonly Problem[],
  pages: () => Promise<Pick<LivePages, 'findProblems'>>,
): Promise<Problem[]> {
  if (problems.length === 0) return [];
  try {
    const { findProblems } = await pages();
    const attached = await Promise.all(
      problems.map(async (problem) => {
        const own = problem.file === undefined ? [] : await findProblems(problem.file);
        return own.length > 0 ? own : [problem];
      }),
    );
    return uniqueProblems(attached.flat());
  } catch {
    // If the pages cannot be read, each page request reports the cause.
    return [...problems];
  }
}
