import { copyFileSync, linkSync } from 'node:fs';

/** Creates a hard link to a file, or copies it if that is not possible. The target must not exist. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
