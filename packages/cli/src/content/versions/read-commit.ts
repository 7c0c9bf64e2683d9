import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Problem } from '../../model/errors';
import { parseBlobs, parseTree, runGit, type TreeEntry } from './git-objects';
import { findReferences, isInFolder, isSafePath, resolveSymlink } from './select-files';

/** Files of a commit. */
export interface CommitFiles {
  /** Content by path relative to the top of the repository. */
  files: Map<string, Buffer>;
  /** Problems because of which the content cannot be used. */
  problems: Problem[];
  /** Entries that are ignored, which can be a mistake. */
  warnings: string[];
}

const LFS_START = 'version https://git-lfs.github.com/spec/';
const LFS_ID = /^oid sha256:([\da-f]{64})$/m;
/** Maximum size of an LFS pointer in bytes. */
const LFS_POINTER_SIZE = 1024;

/**
 * Reads the content folder of a commit, and the files outside of it that its files refer to with relative paths.
 *
 * @param top - absolute path of the top of the repository
 * @param prefix - path of the content folder relative to `top`
 */
export async function readCommit(
  top: string,
  commit: string,
  prefix: string,
): Promise<CommitFiles> {
  const listing = await runGit(top, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  if (listing.error !== undefined) return failed(listing.error);
  const tree = parseTree(listing.output);
  const lfsFolder = await findLfsFolder(top);
  const warnings: string[] = [];
  const problems: Problem[] = [];
  const files = new Map<string, Buffer>();
  let pending = new Map([...tree].filter(([path]) => isInFolder(path, prefix)));
  while (pending.size > 0) {
    const ids = [...pending.values()].filter(({ kind }) => kind !== 'submodule');
    const input = ids.map(({ id }) => `${id}\n`).join('');
    const batch = await runGit(top, ['cat-file', '--batch'], input);
    if (batch.error !== undefined) return failed(batch.error);
    const blobs = parseBlobs(batch.output);
    const next = new Map<string, TreeEntry>();
    const add = (path: string, entry: TreeEntry) => {
      if (!files.has(path) && pending.get(path)?.kind !== 'file') next.set(path, entry);
    };
    for (const [path, { kind, id }] of pending) {
      const blob = blobs.get(id);
      if (kind === 'submodule') {
        warnings.push(`"${path}" is a submodule, so it is not read.`);
      } else if (!isSafePath(path)) {
        problems.push({ message: `The path "${path}" is not valid.` });
      } else if (!blob) {
        problems.push({ message: `"${path}" is missing in the repository.` });
      } else if (kind === 'symlink') {
        const targets = resolveSymlink(path, blob.toString(), tree);
        if (targets.size === 0)
          warnings.push(`The symlink "${path}" points to a file that the commit does not contain.`);
        for (const [at, entry] of targets) add(at, entry);
      } else {
        const { content, problem } = readLfsFile(path, blob, lfsFolder);
        if (problem) problems.push(problem);
        files.set(path, content);
        for (const at of findReferences(path, content.toString(), { tree, prefix }))
          add(at, tree.get(at)!);
      }
    }
    pending = next;
  }
  return { files, problems, warnings };
}

function failed(message: string): CommitFiles {
  return { files: new Map(), problems: [{ message }], warnings: [] };
}

async function findLfsFolder(top: string): Promise<string> {
  const { output } = await runGit(top, ['rev-parse', '--git-common-dir']);
  return join(resolve(top, output.toString().trim()), 'lfs/objects');
}

/** Replaces a pointer of Git LFS with the file that it stands for. Returns other files unchanged. */
function readLfsFile(
  path: string,
  blob: Buffer,
  lfsFolder: string,
): { content: Buffer; problem?: Problem } {
  const isPointer = blob.length < LFS_POINTER_SIZE && blob.toString().startsWith(LFS_START);
  const [, id] = (isPointer && LFS_ID.exec(blob.toString())) || [];
  if (id === undefined) return { content: blob };
  const file = join(lfsFolder, id.slice(0, 2), id.slice(2, 4), id);
  if (existsSync(file)) return { content: readFileSync(file) };
  return {
    content: blob,
    problem: {
      message: `"${path}" is stored with Git LFS, and its content is missing.`,
      hint: 'Download it with `git lfs fetch --all`.',
    },
  };
}
