import { resolve } from 'node:path';

import type { StaticValue } from '@octavo/cli/internal';

import { createMigration } from '../migration';
import { readPlugins } from './read-plugins';

/** Returns the absolute paths of the folders with the pages and files of a site. */
export function findDocusaurusFolders(config: StaticValue, site: string): string[] {
  const { docs, blog, pages, staticFolders } = readPlugins(config, createMigration(site), site);
  return [
    ...docs.map(({ folder }) => folder),
    ...(blog ? [blog.folder] : []),
    ...[pages, ...staticFolders].map((path) => resolve(site, path)),
  ];
}
