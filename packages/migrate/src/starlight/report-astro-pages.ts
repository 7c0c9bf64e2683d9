import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import type { ContentTree } from '../tree/content-tree';

/** Reports pages and endpoints in `src/pages`, which only work in Astro. */
export function reportAstroPages(tree: ContentTree, site: string): void {
  const folder = join(site, 'src/pages');
  const paths = globSync(['**/*.{astro,ts,js,md,mdx,html}'], {
    cwd: folder,
    ignore: ['**/_*', '**/_*/**'],
    expandDirectories: false,
  });
  for (const path of paths.toSorted()) {
    const isPage = /\.(?:astro|mdx?|html)$/.test(path);
    tree.problems.push({
      file: join(folder, path),
      line: 1,
      column: 1,
      message: isPage
        ? 'The page was not migrated, because it is not part of the documentation.'
        : 'The endpoint was not migrated, because it only works in Astro.',
      hint: isPage
        ? 'Write a page with the same address in the content folder.'
        : "Write the file in a plugin's `build` hook, or add it to the public folder.",
    });
  }
}
