import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { nearest } from './did-you-mean';

/**
 * Returns the absolute path of an existing file whose path is similar to that of a missing file: names of files and folders
 * can be misspelled, and the extension can differ. Returns `undefined` if there is none. If the missing name has no
 * extension, as in imports, it is compared with names without theirs.
 */
export function findSimilarFile(path: string): string | undefined {
  const missing: string[] = [];
  let folder = path;
  while (!existsSync(folder)) {
    if (dirname(folder) === folder) return undefined;
    missing.unshift(basename(folder));
    folder = dirname(folder);
  }
  const file = missing.pop();
  if (file === undefined) return undefined;
  for (const name of missing) {
    const folders = readNames(folder, 'folders');
    const match = folders.includes(name) ? name : nearest(name, folders);
    if (match === undefined) return undefined;
    folder = join(folder, match);
  }
  const match = findSimilarName(file, readNames(folder, 'files'));
  return match === undefined ? undefined : join(folder, match);
}

/** Names are compared without extension, because a common extension makes any two names similar. */
function findSimilarName(name: string, files: readonly string[]): string | undefined {
  if (files.includes(name)) return name;
  const stem = stemOf(name);
  const findByStem = (candidates: readonly string[]) => {
    const stems = candidates.map(stemOf);
    const similar = stems.includes(stem) ? stem : nearest(stem, stems);
    const found = candidates.filter((candidate) => stemOf(candidate) === similar);
    return nearest(name, found) ?? found[0];
  };
  return findByStem(files.filter((file) => extname(file) === extname(name))) ?? findByStem(files);
}

function stemOf(name: string): string {
  return basename(name, extname(name));
}

function readNames(folder: string, kind: 'files' | 'folders'): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() === (kind === 'folders'))
      .map(({ name }) => name)
      .sort();
  } catch {
    // The path is a file, or the folder is not readable.
    return [];
  }
}
