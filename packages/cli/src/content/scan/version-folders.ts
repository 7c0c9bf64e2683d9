import { join, relative } from 'node:path';

import { toPosixPath } from '../../files/posix-path';
import type { SiteConfig } from '../../model/config';

/** Maps versions that are read from Git to their content folders in the cache. */
export type VersionFolders = Readonly<Record<string, string>>;

/** Returns the content folders of the versions that are read from Git, or `undefined` if there are none. */
export function getVersionFolders({
  gitVersions,
}: Pick<SiteConfig, 'gitVersions'>): VersionFolders | undefined {
  if (!gitVersions?.size) return undefined;
  return Object.fromEntries([...gitVersions].map(([name, { folder }]) => [name, folder]));
}

/** Finds the version whose folder contains a file. Returns `undefined` for files of the working tree. */
export function findVersionOfFile(
  filePath: string,
  folders: VersionFolders | undefined,
): { version: string; folder: string; path: string } | undefined {
  for (const [version, folder] of Object.entries(folders ?? {})) {
    if (filePath === folder) return { version, folder, path: '' };
    const path = toPosixPath(relative(folder, filePath));
    if (!path.startsWith('../') && path !== '..') return { version, folder, path };
  }
  return undefined;
}

/**
 * Returns the path that a file has in the content root, or would have if its version were a folder there.
 *
 * @returns path relative to the content root, with slashes
 */
export function toContentPath(
  filePath: string,
  root: string,
  folders: VersionFolders | undefined,
): string {
  const found = findVersionOfFile(filePath, folders);
  return found ? `${found.version}/${found.path}` : toPosixPath(relative(root, filePath));
}

/** Returns the absolute path of a file from its path relative to the content root. */
export function fromContentPath(
  path: string,
  root: string,
  folders: VersionFolders | undefined,
): string {
  const [version = '', ...rest] = path.split('/');
  const folder = folders && Object.hasOwn(folders, version) ? folders[version] : undefined;
  return folder === undefined ? join(root, path) : join(folder, ...rest);
}
