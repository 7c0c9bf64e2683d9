import { join } from 'node:path';

import type { ReadConfiguration } from '../config/read-configuration';
import type { Migration } from '../migration';
import { CONTENT_FOLDER } from '../tree/content-tree';
import { convertPages } from './convert-pages';
import { migrateVitePressConfig } from './migrate-vitepress-config';

/** Migrates the configuration of a VitePress site and converts its pages. */
export function migrateVitePress(
  source: string,
  folder: string,
  read: ReadConfiguration,
): Migration & { count: number } {
  const migration = migrateVitePressConfig(source, folder, read);
  const { count, problems } = convertPages(migration, join(folder, CONTENT_FOLDER));
  return { ...migration, count, problems: [...migration.problems, ...problems] };
}
