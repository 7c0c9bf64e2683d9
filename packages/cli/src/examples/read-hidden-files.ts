import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listFiles } from '../files/list-files';
import type { ShownFile } from './jobs';

/**
 * Returns the files that the samples of a page use but do not show. Returns `undefined` if other environments cannot
 * have them: scripts and packages that prepare a project, files of single sections, and files that are not text.
 */
export function readHiddenFiles(folder: string): ShownFile[] | undefined {
  if (!existsSync(folder)) return [];
  const files: ShownFile[] = [];
  for (const path of listFiles(folder)) {
    if (/^(?:setup\.sh$|_modules\/|#)/.test(path)) return undefined;
    const code = readFileSync(join(folder, path), 'utf8');
    if (code.includes('\0') || code.includes('\ufffd')) return undefined;
    files.push({ path, code });
  }
  return files;
}
