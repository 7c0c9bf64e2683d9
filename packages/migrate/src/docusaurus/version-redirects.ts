import type { SourceLocation } from '@octavo/cli/internal';

import { addRedirect, type Migration } from '../migration';
import type { ContentTree } from '../tree/content-tree';

/** Redirects pages that exist only in the latest version, such as a blog, because each version has all navbar items. */
export function addVersionRedirects(
  tree: ContentTree,
  migration: Migration,
  { all, latest }: { all: readonly string[]; latest: string },
  folder: string,
  location: SourceLocation,
): void {
  const others = all.filter((version) => version !== latest);
  for (const path of tree.texts.keys()) {
    if (!path.startsWith(`${folder}/`) || /(?:^|\/)_/.test(path)) continue;
    const name = path.slice(folder.length).replace(/\.mdx?$/, '');
    for (const version of others) {
      const exists = ['.md', '.mdx'].some((extension) =>
        tree.texts.has(version + name + extension),
      );
      const route = name.replace(/(^|\/)index$/, '$1');
      if (!exists && !isDocsRoute(route, tree))
        addRedirect(migration, `/${version}${route}`, route, location);
    }
  }
}

function isDocsRoute(route: string, { pages }: ContentTree): boolean {
  return [...pages.values()].some((page) => page.route === route && page.isDoc);
}
