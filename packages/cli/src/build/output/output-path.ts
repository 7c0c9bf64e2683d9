import { OctavoError } from '../../model/errors';

const HINT = 'Paths of built files are relative to the output folder and use slashes.';

/**
 * Returns a path below the output folder, if it is one. Every file that a build writes passes this check.
 *
 * @throws {OctavoError} `OUTPUT_FAILED` if the path is absolute, leaves the folder, or is no file name on some system.
 */
export function checkOutputPath(path: string): string {
  const segments = path.split('/');
  const isInside = segments.every((name) => name !== '' && name !== '.' && name !== '..');
  // Backslashes separate folders on Windows. A colon after one letter is a drive there.
  if (isInside && !/[\\\0]|^[a-z]:/i.test(path)) return path;
  throw new OctavoError(
    'OUTPUT_FAILED',
    `Cannot write "${path}": it is outside the output folder.`,
    {
      hint: HINT,
    },
  );
}

/** Returns whether `checkOutputPath` accepts a path. */
export function isOutputPath(path: unknown): path is string {
  try {
    return typeof path === 'string' && checkOutputPath(path) === path;
  } catch {
    return false;
  }
}
