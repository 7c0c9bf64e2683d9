import { OctavoError } from '../model/errors';

/** Descriptions of the most common reasons why a file cannot be written. */
const REASONS: Record<string, string> = {
  ENOSPC: 'no space left on device',
  EDQUOT: 'disk quota exceeded',
  EROFS: 'read-only file system',
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
};

/** Hint for files that cannot be written. */
export const WRITE_HINT = 'Check the available disk space and the folder permissions.';

/** Returns the reason why a file could not be written, for example `ENOSPC (no space left on device)`. */
export function describeWriteError(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  const reason = code && REASONS[code];
  return reason ? `${code} (${reason})` : (code ?? message);
}

/** Creates an error for a file or folder that cannot be written. */
export function createWriteError(path: string, cause: unknown): OctavoError {
  return new OctavoError(
    'OUTPUT_FAILED',
    `Failed to write to ${path}: ${describeWriteError(cause)}.`,
    { hint: WRITE_HINT, cause },
  );
}

/**
 * Runs a function that writes files.
 *
 * @throws {OctavoError} `OUTPUT_FAILED` with the path of the folder if it throws an error of the file system
 */
export function withWriteError(folder: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw error instanceof OctavoError ? error : createWriteError(folder, error);
  }
}
