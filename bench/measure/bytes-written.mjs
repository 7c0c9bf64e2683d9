import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the size of the files in folders that were written since a time. Hard links keep the time of their file.
 *
 * @param {string[]} folders
 * @param {number} since in milliseconds
 */
export function bytesWritten(folders, since) {
  let bytes = 0;
  for (const folder of folders.filter((candidate) => existsSync(candidate))) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const { size, mtimeMs } = statSync(path.join(entry.parentPath, entry.name));
      if (mtimeMs >= since) bytes += size;
    }
  }
  return bytes;
}
