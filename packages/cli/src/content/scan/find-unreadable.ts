import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Problem } from '../../model/errors';
import { hasPageExtension } from './page-extensions';

const IGNORED = /^(?:node_modules$|[._])/;

/** Finds folders and symlinked pages that globs silently skip because of missing permissions or broken symlinks. */
export async function findUnreadable(folder: string): Promise<Problem[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) =>
    unreadable(folder, 'folder', error),
  );
  if (!Array.isArray(entries)) return [entries];
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (IGNORED.test(entry.name)) return [];
      if (entry.isDirectory()) return findUnreadable(path);
      if (!entry.isSymbolicLink() || !hasPageExtension(entry.name)) return [];
      return stat(path).then(
        () => [],
        (error: unknown) => [unreadable(path, 'file', error)],
      );
    }),
  );
  return found.flat();
}

function unreadable(file: string, kind: string, error: unknown): Problem {
  return {
    file,
    message: `Cannot read ${kind}: ${error instanceof Error ? error.message : error}.`,
    hint: 'Fix the file permissions or the symlink, or exclude the file with route.exclude.',
  };
}
