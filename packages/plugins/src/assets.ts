import { fileURLToPath } from 'node:url';

/** Returns the absolute path of a file of the package, relative to the folder of the compiled code. */
export function assetPath(path: string): string {
  // All entry points and chunks are in one folder, so the path is the same for each of them.
  return fileURLToPath(new URL(path, import.meta.url));
}
