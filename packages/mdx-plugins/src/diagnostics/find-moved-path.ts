import { posix } from 'node:path';

/**
 * Returns the new relative path of a file from a page that was moved, for example to the folder of its language or
 * version. Returns `undefined` if there is none.
 *
 * @param path relative path before the move
 * @param exists checks whether a relative path exists
 */
export function findMovedPath(
  path: string,
  exists: (candidate: string) => boolean,
): string | undefined {
  return [`../${path}`, `../../${path}`, path.replace(/^\.\.\//, '')]
    .map((candidate) => posix.normalize(candidate))
    .find(exists);
}
