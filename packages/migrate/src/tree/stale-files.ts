import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { toPosixPath } from '@octavo/cli/internal';

/** List of the files that the last run wrote, relative to the site folder. */
export const MANIFEST = 'node_modules/.cache/octavo-migrate.json';

/**
 * Deletes the files of an earlier run that this run did not write, such as pages that no longer exist, and remembers the
 * files of this run. Files that an earlier run did not write stay.
 *
 * @param written - absolute paths of the files that this run wrote
 */
export function removeStaleFiles(site: string, written: readonly string[]): void {
  const manifest = join(site, MANIFEST);
  const paths = written.map((file) => toPosixPath(relative(site, file))).sort();
  const current = new Set(paths);
  for (const path of readManifest(manifest))
    if (!current.has(path) && !path.startsWith('../')) rmSync(join(site, path), { force: true });
  mkdirSync(dirname(manifest), { recursive: true });
  writeFileSync(manifest, JSON.stringify(paths));
}

function readManifest(file: string): string[] {
  if (!existsSync(file)) return [];
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(data) ? data.filter((path) => typeof path === 'string') : [];
  } catch {
    // An interrupted run leaves an incomplete file.
    return [];
  }
}
