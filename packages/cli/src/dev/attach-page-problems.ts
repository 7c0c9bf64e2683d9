import type { Problem } from '../model/errors';
import type { LivePages } from './live-pages';

/**
 * Replaces bundler errors in pages with problems from the page compiler, which have source positions and no bundler
 * output in the message.
 */
export async function attachPageProblems(
  problems: readonly Problem[],
  pages: () => Promise<Pick<LivePages, 'findProblem'>>,
): Promise<Problem[]> {
  if (problems.length === 0) return [];
  try {
    const { findProblem } = await pages();
    return await Promise.all(
      problems.map(async (problem) =>
        problem.file === undefined ? problem : ((await findProblem(problem.file)) ?? problem),
      ),
    );
  } catch {
    // If the pages cannot be read, each page request reports the cause.
    return [...problems];
  }
}
