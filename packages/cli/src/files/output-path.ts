import { OctavoError } from '../model/errors';

const HINT = 'Output paths must be relative to the output folder and use forward slashes.';

/**
 * Matches an empty segment, `.` and `..`. On Windows, backslashes are path separators, and a letter followed by a colon is a
 * drive.
 */
const INVALID = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\0]|^[a-z]:/i;

/**
 * Validates a path relative to the output folder and returns it. Called for every file of a build.
 *
 * @throws {OctavoError} `OUTPUT_FAILED` if the path is absolute, outside the folder or not portable across operating
 * systems.
 */
export function checkOutputPath(path: string): string {
  if (!INVALID.test(path)) return path;
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
  return typeof path === 'string' && !INVALID.test(path);
}
