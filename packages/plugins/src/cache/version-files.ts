import { join } from 'node:path';

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Returns the files that determine the content of files: `package.json` with the version for files of installed packages,
 * and other files themselves.
 */
export function toVersionFiles(paths: readonly string[]): string[] {
  const files = paths.map((path) => {
    const [folder] = PACKAGE_FOLDER.exec(path) ?? [];
    return folder === undefined ? path : join(folder, 'package.json');
  });
  return [...new Set(files)].sort();
}

/** Checks whether a file is part of the site or of a linked package, whose changes no lockfile contains. */
export function isLocalFile(path: string): boolean {
  return !PACKAGE_FOLDER.test(path);
}
