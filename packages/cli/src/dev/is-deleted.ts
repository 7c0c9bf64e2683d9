import { lstatSync } from 'node:fs';

import type { SourceFile } from '../model/page';

/** Checks whether the file of a page was deleted after the last scan. A broken symlink still exists. */
export function isDeleted({ filePath }: Pick<SourceFile, 'filePath'>): boolean {
  return lstatSync(filePath, { throwIfNoEntry: false }) === undefined;
}
