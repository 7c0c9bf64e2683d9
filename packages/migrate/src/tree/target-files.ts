import { mkdirSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, posix, relative } from 'node:path';

import { OctavoError, toPosixPath } from '@octavo/cli/internal';

/**
 * Returns `path` if no other file has it, or else the path with the first free number, such as `a-2.png`.
 *
 * @param originals - original paths of new files, by their new paths
 */
export function findFreePath(
  path: string,
  original: string,
  originals: ReadonlyMap<string, string>,
): string {
  const { dir, name, ext } = posix.parse(path);
  let free = path;
  for (let number = 2; (originals.get(free) ?? original) !== original; number++)
    free = posix.join(dir, `${name}-${number}${ext}`);
  return free;
}

/**
 * Writes a file in a folder, and returns its absolute path.
 *
 * @throws {OctavoError} `USAGE` if the path leads out of the folder, so that no original file is overwritten
 */
export function writeInside(folder: string, path: string, writeTo: (file: string) => void): string {
  const file = join(folder, path);
  const inside = toPosixPath(relative(folder, file));
  if (inside === '..' || inside.startsWith('../') || isAbsolute(inside))
    throw new OctavoError('USAGE', `The path "${path}" is outside of ${basename(folder)}.`, {
      hint: 'Move the original file or change its `slug`, so that its new path is in the folder.',
    });
  mkdirSync(dirname(file), { recursive: true });
  writeTo(file);
  return file;
}
