import type { Problem } from '../model/errors';
import type { LivePages } from './live-pages';

/** Problems of the bundle, those of pages as they tell them: with their place, and without the bundler's words around them. */
export async function asPagesTell(
  problems: readonly Problem[],
  pages: () => Promise<Pick<LivePages, 'problemOf'>>,
): Promise<Problem[]> {
  if (problems.length === 0) return [];
  try {
    const { problemOf } = await pages();
    return await Promise.all(
      problems.map(async (problem) =>
        problem.file === undefined ? problem : ((await problemOf(problem.file)) ?? problem),
      ),
    );
  } catch {
    // Pages that cannot be read say so where they are asked for.
    return [...problems];
  }
}
