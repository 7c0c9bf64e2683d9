import { posix } from 'node:path';

/**
 * Returns the new relative path of a file from a page that was moved, for example to the folder of its language or
 * version. Returns `undefined` if there is none.
 *
 * @param path relative path before the move
 * @param exists checks whether a relative path exists
 * @param foldersIn returns the names of the folders in the folder at a relative path, to find files that were moved
 *   instead of the page
 */
export function findMovedPath(
  path: string,
  exists: (candidate: string) => boolean,
  foldersIn: (path: string) => readonly string[] = () => [],
): string | undefined {
  const [, up = '', rest = ''] = /^((?:\.\.\/)*)(.*)$/.exec(posix.normalize(path)) ?? [];
  const inFolders = [up, `../${up}`]
    .filter((folder) => folder.startsWith('../'))
    .flatMap((folder) => foldersIn(folder).map((name) => `${folder}${name}/${rest}`));
  return [`../${path}`, `../../${path}`, path.replace(/^\.\.\//, ''), ...inFolders]
    .map((candidate) => posix.normalize(candidate))
    .find(exists);
}
