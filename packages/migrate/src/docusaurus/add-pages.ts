import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

import { toPosixPath } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

import type { Migration } from '../migration';
import type { ContentTree } from '../tree/content-tree';
import { addEmptyPage } from '../tree/empty-page';
import { toPagePath } from '../tree/finish-tree';
import type { Doc } from './docusaurus-sidebars';
import type { Edition } from './editions';
import { NOT_PAGES } from './read-docs';

/** Folder with pages of an edition. */
export interface PagesFolder {
  /** Absolute path. */
  folder: string;
  /** Absolute path of the folder in the default language, if the pages are translations. */
  untranslated: string | undefined;
}

/** Adds the documents of a folder, and its other files. */
export function addPages(
  tree: ContentTree,
  { folder, untranslated }: PagesFolder,
  edition: Edition,
  docs: readonly Doc[],
): void {
  tree.roots.push({
    folder,
    untranslated,
    target: posix.join(
      edition.folder,
      '_files',
      toPosixPath(relative(tree.folder, folder)).replaceAll('../', ''),
    ),
  });
  for (const { path, route } of docs) {
    const source = join(folder, path);
    tree.pages.set(source, {
      source,
      route,
      target: posix.join(edition.folder, toPagePath(route, path)),
      isDoc: true,
    });
  }
}

export function addMarkdownPages(
  tree: ContentTree,
  { folder, untranslated }: PagesFolder,
  edition: Edition,
): void {
  tree.roots.push({ folder, untranslated, target: posix.join(edition.folder, '_files/pages') });
  for (const path of globSync(['**/*.{md,mdx}'], {
    cwd: folder,
    ignore: NOT_PAGES,
    expandDirectories: false,
  }).toSorted()) {
    const source = join(folder, path);
    const route = `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
    tree.pages.set(source, {
      source,
      route,
      target: posix.join(edition.folder, toPagePath(route, path)),
    });
  }
}

/**
 * Adds a page without content for each page that is a React component, because these use the layout of Docusaurus. Links
 * to them stay valid, and the report names them.
 */
export function addReactPages(
  tree: ContentTree,
  folder: string,
  editions: readonly Edition[],
  migration: Migration,
): void {
  if (!existsSync(folder)) return;
  const paths = globSync(['**/*.{js,jsx,ts,tsx}'], {
    cwd: folder,
    ignore: [...NOT_PAGES, '**/*.d.ts'],
    expandDirectories: false,
  });
  for (const path of paths.toSorted()) {
    const name = path.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1');
    if (name === '') continue;
    addEmptyPage(tree, migration, {
      source: join(folder, path),
      name,
      folders: editions.map((edition) => edition.folder),
      reason: 'was a React component that uses the layout of Docusaurus',
    });
  }
}
