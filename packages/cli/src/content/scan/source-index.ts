import { statSync } from 'node:fs';
import { join } from 'node:path';

import { readCache, writeCache } from '../../files/json-cache';
import { toPosixPath } from '../../files/posix-path';

/**
 * Minimum time in milliseconds between a change of a file and a scan. The timestamps of file systems are not precise, so a
 * later change could otherwise have the same time.
 */
const MIN_AGE = 2000;

/** Fields of a file that differ after a change of its content. */
interface FileState {
  size: number;
  mtimeMs: number;
  ctimeMs: number;
  ino: number;
}

type IndexLine = [
  path: string,
  digest: string,
  size: number,
  mtimeMs: number,
  ctimeMs: number,
  ino: number,
];

/** Persistent digests of source files, so that builds only read files that may have changed. */
export interface SourceIndex {
  /** Returns the digest of a file if it has not changed since the last scan. Call it before the file is read. */
  find: (filePath: string) => string | undefined;
  /**
   * Replaces the index. Files that have changed immediately before the scan are left out, because a later change could
   * have the same time.
   *
   * @param digests - digest of each file that was passed to `find`
   */
  save: (digests: Iterable<readonly [filePath: string, digest: string]>) => void;
}

/**
 * Opens the index of the source files in a content root.
 *
 * @param now - time of the scan in milliseconds
 */
export function openSourceIndex(
  { cacheDir, root }: { cacheDir: string; root: string },
  now = Date.now(),
): SourceIndex {
  const file = join(cacheDir, 'sources.json');
  const last = new Map(
    (readCache<IndexLine[]>(file) ?? []).map(([path, ...line]) => [path, line] as const),
  );
  const states = new Map<string, FileState>();
  const pathOf = (filePath: string) => toPosixPath(filePath.slice(root.length));

  return {
    find(filePath) {
      const state = statSync(filePath, { throwIfNoEntry: false });
      if (!state) return undefined;
      const { size, mtimeMs, ctimeMs, ino } = state;
      states.set(filePath, { size, mtimeMs, ctimeMs, ino });
      const [digest, ...known] = last.get(pathOf(filePath)) ?? [];
      const isUnchanged = [size, mtimeMs, ctimeMs, ino].every(
        (value, index) => value === known[index],
      );
      return isUnchanged ? digest : undefined;
    },
    save(digests) {
      const lines = [...digests].flatMap(([filePath, digest]): IndexLine[] => {
        const state = states.get(filePath);
        if (!state || Math.max(state.mtimeMs, state.ctimeMs) > now - MIN_AGE) return [];
        const { size, mtimeMs, ctimeMs, ino } = state;
        return [[pathOf(filePath), digest, size, mtimeMs, ctimeMs, ino]];
      });
      const isSaved =
        lines.length === last.size &&
        lines.every(([path, ...line]) => String(last.get(path)) === String(line));
      if (!isSaved) writeCache(file, lines);
    },
  };
}
