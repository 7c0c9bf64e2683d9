import { OctavoError } from '../model/errors';

const HINT = 'Output paths must be relative to the output folder and use forward slashes.';

/**
 * Validates a path relative to the output folder and returns it. Called for every file of a build.
 *
 * @throws {OctavoError} `OUTPUT_FAILED` if the path is absolute, outside the folder or not portable across operating
 * systems.
 */
export function checkOutputPath(path: string): string {
  const segments = path.split('/');
  const isInside = segments.every((name) => name !== '' && name !== '.' && name !== '..');
  // On Windows, backslashes are path separators, and a letter followed by a colon is a drive.
  if (isInside && !/[\\\0]|^[a-z]:/i.test(path)) return path;
  throw new OctavoError(
    'OUTPUT_FAILED',
    `Cannot write "${path}": the path is outside the output folder.`,
    {
      hint: HINT,
    },
  );
}

/** Checks whether a value is a valid output path. */
export function isOutputPath(path: unknown): path is string {
  try {
    return typeof path === 'string' && checkOutputPath(path) === path;
  } catch {
    return false;
  }
}
