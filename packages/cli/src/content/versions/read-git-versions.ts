import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { digest } from '../../files/digest';
import { isRunning } from '../../files/is-running';
import { toPosixPath } from '../../files/posix-path';
import { createWriteError } from '../../files/write-error';
import type { SiteConfig } from '../../model/config';
import { OctavoError, type Problem } from '../../model/errors';
import type { GitReference, GitVersion } from '../../model/git-version';
import type { Logger } from '../../model/logger';
import { runGit } from './git-objects';
import { readCommit } from './read-commit';
import { describeMissingRef, resolveRef } from './resolve-ref';
import { isInFolder } from './select-files';

/** Changes whenever the same commit is written in another way. */
const FORMAT = '2';

type Site = Pick<SiteConfig, 'cwd' | 'root' | 'cacheDir' | 'gitReferences'>;

/** Problem of one version. */
class VersionError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems[0]?.message);
    this.problems = problems;
  }
}

/**
 * Writes the content of all versions that are read from Git to the cache, unless it is already there. A commit never
 * changes, so neither does its folder.
 *
 * @throws {OctavoError} `GIT_FAILED` with the problems of all versions
 */
export async function readGitVersions(
  site: Site,
  logger?: Pick<Logger, 'warn'>,
): Promise<Map<string, GitVersion>> {
  const versions = new Map<string, GitVersion>();
  if (site.gitReferences.size === 0) return versions;
  removeUnfinished(getVersionsFolder(site));
  const top = await findTop(site.root);
  const problems: Problem[] = [];
  for (const [name, reference] of site.gitReferences) {
    try {
      versions.set(name, await readVersion(name, reference, { site, top, logger }));
    } catch (error) {
      if (!(error instanceof VersionError)) throw error;
      for (const { message, hint } of error.problems) {
        problems.push({
          message: `Version "${name}", read from "${reference.ref}": ${message}`,
          hint,
        });
      }
    }
  }
  if (problems.length === 0) return versions;
  throw new OctavoError('GIT_FAILED', 'Failed to read versions from Git.', { problems });
}

/** Returns the folder with the content of commits. */
function getVersionsFolder({ cacheDir }: Pick<SiteConfig, 'cacheDir'>): string {
  return join(cacheDir, 'versions');
}

/**
 * Returns the top folder of the repository.
 *
 * @throws {OctavoError} `GIT_FAILED` outside of a repository or without Git
 */
async function findTop(root: string): Promise<string> {
  const { output, error } = await runGit(root, ['rev-parse', '--show-toplevel']);
  if (error === undefined) return output.toString().replace(/\r?\n$/, '');
  const isMissing = /ENOENT/.test(error);
  throw new OctavoError(
    'GIT_FAILED',
    isMissing ? 'Git is not installed.' : `Git cannot read the repository of ${root}: ${error}`,
    {
      hint: isMissing
        ? 'Install Git, or remove "git" from multiVersion.versions.'
        : 'Build the site in a clone of its repository, or remove "git" from multiVersion.versions.',
    },
  );
}

async function readVersion(
  name: string,
  { ref, root }: GitReference,
  { site, top, logger }: { site: Site; top: string; logger: Pick<Logger, 'warn'> | undefined },
): Promise<GitVersion> {
  if (existsSync(join(site.root, name))) {
    fail(`The content root also has a folder "${name}".`, 'Delete the folder, or remove "git".');
  }
  const prefix = getPrefix(site, top, root);
  const resolved = await resolveRef(top, ref);
  if (!resolved) return fail('Tag or branch not found.', await describeMissingRef(top, ref));
  const { commit } = resolved;
  const folder = join(
    getVersionsFolder(site),
    `${commit.slice(0, 16)}-${digest(FORMAT, name, commit, prefix).slice(0, 8)}`,
  );
  if (!existsSync(folder)) {
    const { files, problems, warnings } = await readCommit(top, commit, prefix);
    if (problems.length > 0) throw new VersionError(problems);
    if (![...files.keys()].some((path) => isInFolder(path, prefix))) {
      fail(
        `The commit has no folder "${prefix}".`,
        `Set "git" to an object with the content folder of that commit: { ref: '${ref}', root: 'docs' }.`,
      );
    }
    for (const warning of warnings)
      logger?.warn(`Version "${name}", read from "${ref}": ${warning}`);
    writeFolder(folder, files);
  }
  return {
    ref,
    ...(root === undefined ? {} : { root }),
    ...resolved,
    folder: join(folder, prefix),
    prefix,
  };
}

/** Returns the path of the content folder relative to the top of the repository, with slashes. */
function getPrefix({ cwd, root }: Site, top: string, configured: string | undefined): string {
  const folder =
    configured === undefined ? realpathSync(root) : resolve(realpathSync(cwd), configured);
  const prefix = toPosixPath(relative(realpathSync(top), folder));
  if (prefix === '..' || prefix.startsWith('../'))
    fail(
      `The content folder "${folder}" is outside the repository.`,
      'Set "root" of "git" to a folder in it.',
    );
  return prefix;
}

function fail(message: string, hint: string): never {
  throw new VersionError([{ message, hint }]);
}

/** Writes files to a folder that is either complete or missing, also if the process is killed. */
function writeFolder(folder: string, files: ReadonlyMap<string, Buffer>): void {
  const temporary = `${folder}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(temporary, path)), { recursive: true });
      writeFileSync(join(temporary, path), content);
    }
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process has written the same commit.
    if (!existsSync(folder)) throw createWriteError(folder, error);
  }
}

/** Removes the folders of processes that were killed while they wrote them. */
function removeUnfinished(parent: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const [, pid] = /\.(\d+)\.[a-z\d]+$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}
