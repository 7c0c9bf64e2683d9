import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import type { Migration } from '../migration';
import { removeInvalidKeys } from '../remove-invalid-keys';
import { type ContentTree, writeContentTree } from './content-tree';
import { removeDeadRedirects } from './dead-redirects';

/** Result of the migration of a site whose pages are converted. */
export interface TreeMigration extends Migration {
  /** Number of converted pages. */
  count: number;
}

/** Returns the path of the page for a route, with the extension of the original file. */
export function toPagePath(route: string, path: string): string {
  const extension = /\.mdx?$/.exec(path)?.[0] ?? '.md';
  return `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}${extension}`;
}

/** Copies the files of a folder to the public folder. */
export function addPublicFiles(tree: ContentTree, folder: string): void {
  tree.roots.push({ folder, target: 'public' });
  for (const path of globSync(['**/*'], { cwd: folder, dot: true, expandDirectories: false }))
    tree.copies.set(`public/${path}`, join(folder, path));
}

/** Validates the configuration, and writes the pages and files. */
export function finishTree(tree: ContentTree, migration: Migration): TreeMigration {
  removeInvalidKeys(migration);
  removeDeadRedirects(tree, migration);
  migration.written.push(...writeContentTree(tree));
  migration.problems.push(...tree.problems);
  return { ...migration, count: tree.pages.size };
}
