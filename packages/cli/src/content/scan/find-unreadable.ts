import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Problem } from '../../model/errors';
import { hasPageExtension } from './page-extensions';

const NEVER_READ = /^(?:node_modules$|[._])/;

/** Pages and folders below `folder` that a search for files passes over in silence: links to nothing, and what it may not read. */
export async function findUnreadable(folder: string): Promise<Problem[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) =>
    unreadable(folder, 'a folder', error),
  );
  if (!Array.isArray(entries)) return [entries];
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (NEVER_READ.test(entry.name)) return [];
      if (entry.isDirectory()) return findUnreadable(path);
      if (!entry.isSymbolicLink() || !hasPageExtension(entry.name)) return [];
      return stat(path).then(
        () => [],
        (error: unknown) => [unreadable(path, 'a file', error)],
      );
    }),
  );
  return found.flat();
}

function unreadable(file: string, what: string, error: unknown): Problem {
  return {
    file,
    message: `Expected ${what} that can be read, got: ${error instanceof Error ? error.message : error}.`,
    hint: 'Give it the right to be read, mend the link, or take it out of the content.',
  };
}
