import { type Problem, uniqueProblems } from '../model/errors';
import type { LivePages } from './live-pages';

/**
 * Replaces bundler errors in pages with problems from the page compiler, which have source positions and no bundler
 * output in the message.
 */
export async function attachPageProblems(
  problems: readonly Problem[],
  pages: () => Promise<Pick<LivePages, 'findProblems' | 'findMissingImports'>>,
): Promise<Problem[]> {
  if (problems.length === 0) return [];
  try {
    const { findProblems, findMissingImports } = await pages();
    const attached = await Promise.all(
      problems.map(async (problem) => {
        const { file, line } = problem;
        if (file === undefined) return [problem];
        const own = await findProblems(file);
        if (own.length > 0) return own;
        // The bundler only knows the page, and an import of a partial has no position in it.
        const imports = line === undefined ? await findMissingImports(file) : [];
        return imports.length > 0 ? imports : [problem];
      }),
    );
    return uniqueProblems(attached.flat());
  } catch {
    // If the pages cannot be read, each page request reports the cause.
    return [...problems];
  }
}
