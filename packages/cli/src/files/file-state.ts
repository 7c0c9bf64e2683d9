import { statSync } from 'node:fs';

/** Returns the state of a file that only Octavo writes, or `undefined` if it does not exist. */
export function readFileState(path: string): string | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats && `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
  } catch {
    // Its folder was replaced by a file. The problem is reported when the folder is opened.
    return undefined;
  }
}
