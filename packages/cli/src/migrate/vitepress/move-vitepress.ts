import { join } from 'node:path';

import type { Migration } from '../migration';
import { convertPages } from './convert-pages';
import { fromVitePress } from './from-vitepress';

/** Folder of the new pages. */
export const CONTENT = 'content';

/** Make the configuration and the pages of a site that was written for VitePress. */
export function moveVitePress(source: string, folder: string): Migration & { count: number } {
  const migration = fromVitePress(source, folder);
  const { count, problems } = convertPages(migration, join(folder, CONTENT));
  return { ...migration, count, problems: [...migration.problems, ...problems] };
}
