import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { git } from '../content/scan/git';
import { toPosixPath } from '../files/posix-path';
import type { Repository } from './rules/edit-links';

/**
 * Returns the Git repository that contains a content folder, or `undefined` outside of one. Its URLs are those of the
 * remotes, and of `repository` in the `package.json` files from the content folder up to the top of the repository.
 *
 * @param root absolute path of the content folder
 */
export async function readRepository(root: string): Promise<Repository | undefined> {
  const folder = (await git(root, ['rev-parse', '--show-toplevel'])).trim();
  if (folder === '') return undefined;
  const [remotes, files] = await Promise.all([
    git(root, ['config', '--get-regexp', '^remote\\..*\\.url$']),
    git(root, ['ls-files', '-z', '--full-name', '--cached', '--others', '--exclude-standard']),
  ]);
  const remoteUrls = remotes.split('\n').flatMap((line) => line.split(' ')[1] ?? []);
  return {
    content: toPosixPath(relative(folder, realpathSync(root))),
    urls: [...remoteUrls, ...readPackageUrls(root, folder)],
    files: new Set(files.split('\0').filter(Boolean)),
  };
}

function readPackageUrls(root: string, top: string): string[] {
  const urls: string[] = [];
  for (let folder = realpathSync(root); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) urls.push(...readPackageUrl(file));
    if (folder === top || folder === dirname(folder)) return urls;
  }
}

function readPackageUrl(file: string): string[] {
  try {
    const { repository } = JSON.parse(readFileSync(file, 'utf8')) as {
      repository?: string | { url?: unknown };
    };
    const url = typeof repository === 'string' ? repository : repository?.url;
    return typeof url === 'string' ? [url] : [];
  } catch {
    return [];
  }
}
