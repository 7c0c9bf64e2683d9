import type { Problem } from '../model/errors';
import type { LivePages } from './live-pages';

/**
 * Replaces bundler errors in pages with the problems that the page compiler reports, which have the position in the
 * source file and no text of the bundler around them.
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
    // If the pages cannot be read, every page request reports why.
    return [...problems];
  }
}
