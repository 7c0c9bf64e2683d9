import type { SourceLocation } from '@octavo/cli/internal';

import { addRedirect, type Migration } from '../migration';
import { toDefaultPath } from './default-folder';
import type { VitePressMigration } from './migrate-vitepress-config';

/** Redirects the addresses of pages that differ in Octavo. */
export function addPageRedirects(
  pages: readonly string[],
  migration: VitePressMigration,
  location: SourceLocation,
): void {
  const { folders, hasPrefix } = migration;
  if (hasPrefix) addFolderRedirects(pages, migration, location);
  addReadmeRedirects(
    pages.map((path) => toDefaultPath(path, folders)),
    migration,
    location,
  );
}

/** Redirects the addresses of the default language, which have no prefix in Octavo. */
function addFolderRedirects(
  pages: readonly string[],
  migration: VitePressMigration,
  location: SourceLocation,
): void {
  const toRoute = (path: string) => `/${path.replace(/(?:(?<=^|\/)index)?\.md$/, '')}`;
  for (const path of pages)
    addRedirect(
      migration,
      toRoute(path),
      toRoute(toDefaultPath(path, migration.folders)),
      location,
    );
}

/** In Octavo, a README is the index of a folder without one. In VitePress, it is a separate page. */
function addReadmeRedirects(
  pages: readonly string[],
  migration: Migration,
  location: SourceLocation,
): void {
  for (const path of pages.filter((each) => /(?:^|\/)(?:README|readme)\.md$/.test(each))) {
    const folder = path.replace(/[^/]*$/, '');
    if (!pages.includes(`${folder}index.md`))
      addRedirect(migration, `/${path.replace(/\.md$/, '')}`, `/${folder}`, location);
  }
}
