import { join, relative } from 'node:path';

import { toPosixPath } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

import { type Migration, report } from '../migration';
import type { ContentTree } from '../tree/content-tree';
import { addEmptyPage } from '../tree/empty-page';

/**
 * Reports pages and endpoints in the folder `from`, which only work in Astro. Pages are empty, so that their addresses stay
 * valid. Those with parameters are missing.
 */
export function reportAstroPages(
  tree: ContentTree,
  migration: Migration,
  { from: folder, site, target }: { from: string; site: string; target: string },
): void {
  const paths = globSync(['**/*.{astro,ts,js,md,mdx,html}'], {
    cwd: folder,
    ignore: ['**/_*', '**/_*/**'],
    expandDirectories: false,
  });
  for (const path of paths.toSorted()) {
    const source = join(folder, path);
    const name = path.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1');
    const location = { file: source, line: 1, column: 1 };
    if (!/\.(?:astro|mdx?|html)$/.test(path))
      report(
        migration,
        location,
        `The endpoints in ${getSection(folder, path, site)} were not migrated, because they only work in Astro.`,
        "Write the file in a plugin's `build` hook, or add it to the public folder.",
      );
    else if (name === '' || name === '404' || name.includes('['))
      report(
        migration,
        location,
        'The page was not migrated, because it only works in Astro.',
        'Write pages with the same addresses in the content folder.',
      );
    else
      addEmptyPage(tree, migration, {
        source,
        name,
        folders: [target],
        reason: 'only works in Astro',
      });
  }
}

/** Returns the first folder below `folder`, so that the report names all addresses even if it shortens their list. */
function getSection(folder: string, path: string, site: string): string {
  return `${toPosixPath(relative(site, folder))}/${path.slice(0, path.indexOf('/') + 1)}`;
}
