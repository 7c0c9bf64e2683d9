import type { Problem } from '../../model/errors';
import type { ModulePage } from './generated';

/** Separates loaders from the file in a module request. There is no way to escape it. */
const LOADER_SEPARATOR = '!';

/** Returns the pages that the bundler can import, and a problem for each of the others. */
export function splitPages<Page extends ModulePage>(
  pages: readonly Page[],
): { pages: Page[]; problems: Problem[] } {
  const isInvalid = ({ filePath }: Page) => filePath.includes(LOADER_SEPARATOR);
  return {
    pages: pages.filter((page) => !isInvalid(page)),
    problems: pages.filter(isInvalid).map(({ filePath }) => ({
      file: filePath,
      message: `Paths of pages with components or other code cannot contain "${LOADER_SEPARATOR}", because the bundler cannot import them.`,
      hint: 'Rename the file or its folder.',
    })),
  };
}
