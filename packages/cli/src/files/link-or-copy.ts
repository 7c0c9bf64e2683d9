import { copyFileSync, linkSync, statSync, utimesSync } from 'node:fs';

/** Creates a hard link to a file, or copies it if that is not possible. The target must not exist. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyWithTime(from, to);
  }
}

/** Copies a file with its modification time, by which later builds check whether it was modified. */
export function copyWithTime(from: string, to: string): void {
  copyFileSync(from, to);
  const seconds = statSync(from).mtimeMs / 1000;
  try {
    utimesSync(to, seconds, seconds);
  } catch {
    // Some mounted folders do not allow it. The next build writes the file again.
  }
}
