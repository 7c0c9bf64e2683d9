import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { toPosixPath } from '../files/posix-path';
import { getRepositoryUrl } from '../files/repository-url';
import { toRecord } from './to-record';

/** Paths of the pages that edit a file or show a folder, by host name. The path of the file follows the branch. */
const EDIT_PATHS: ReadonlyMap<string, string> = new Map([
  ['github.com', 'edit'],
  ['gitlab.com', '-/edit'],
  ['bitbucket.org', 'src'],
]);
const DEFAULT_BRANCH = 'main';

/** Returns the closest folder that is a Git repository: the folder itself or one of its parents. */
export function findRepository(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findRepository(parent);
}

/**
 * Returns the URL at which the files of a folder are edited, if `repository` in `package.json` is on a known host.
 *
 * @param manifest - parsed content of the `package.json` in the folder
 */
export function findEditUrl(
  folder: string,
  manifest: Readonly<Record<string, unknown>>,
): string | undefined {
  const url = getRepositoryUrl(manifest);
  const editPath = URL.canParse(url) ? EDIT_PATHS.get(new URL(url).host) : undefined;
  if (editPath === undefined) return undefined;
  const top = findRepository(folder);
  const { directory } = toRecord(manifest.repository);
  const path = top === undefined ? directory : toPosixPath(relative(top, folder));
  const branch = top === undefined ? DEFAULT_BRANCH : readDefaultBranch(join(top, '.git'));
  const segments = [url, editPath, branch, typeof path === 'string' ? path : ''];
  return encodeURI(segments.join('/').replace(/\/(?:\.\/)?$/, ''));
}

/**
 * Returns the default branch of the remote, otherwise `master` if it is checked out, otherwise `main`.
 *
 * @param gitFolder - the folder `.git` of a repository, which may be missing
 */
export function readDefaultBranch(gitFolder: string): string {
  const read = (path: string, pattern: RegExp): string | undefined => {
    try {
      return pattern.exec(readFileSync(join(gitFolder, path), 'utf8'))?.[1];
    } catch {
      // The remote has no default branch, or the repository is a worktree.
      return undefined;
    }
  };
  return (
    read('refs/remotes/origin/HEAD', /^ref: refs\/remotes\/origin\/(\S+)/) ??
    read('HEAD', /^ref: refs\/heads\/(master)\s*$/) ??
    DEFAULT_BRANCH
  );
}
