import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { REPO } from '../lab.mjs';

/** Returns the Git directory of a repository: `owner+name/repo` or `owner/name.git`. */
export function findMirror(repository, mirrors) {
  const candidates = [`${repository.replace('/', '+')}/repo`, `${repository}.git`];
  return candidates.map((name) => path.join(mirrors, name)).find((folder) => existsSync(folder));
}

/** Writes the files of the last commit. Files that the repository lacks become empty. */
export function checkOut(git, folders, target) {
  const tree = execFileSync('git', ['-C', git, 'ls-tree', '-rz', 'HEAD', '--', ...folders], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const files = tree
    .split('\0')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .map(([meta, file]) => ({ mode: meta.split(' ')[0], id: meta.split(' ')[2], file }))
    .filter(({ mode }) => mode.startsWith('100'));
  const blobs = readBlobs(
    git,
    files.map(({ id }) => id),
  );
  for (const [index, { file }] of files.entries()) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), blobs[index]);
  }
}

/** Reads all blobs with one process. A missing blob is empty. */
function readBlobs(git, ids) {
  const output = execFileSync('git', ['-C', git, 'cat-file', '--batch'], {
    input: `${ids.join('\n')}\n`,
    maxBuffer: 2e9,
  });
  let at = 0;
  return ids.map(() => {
    const end = output.indexOf('\n', at);
    const [, type, size] = output.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (type === 'missing') return '';
    const blob = output.subarray(at, at + Number(size));
    at += Number(size) + 1;
    return blob;
  });
}

/** Links the packages of this workspace, so that the site resolves them. */
export function linkPackages(folder) {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@octavo'), { recursive: true });
  for (const name of ['cli', 'theme', 'search', 'mdx-plugins', 'plugins'])
    symlinkSync(path.join(REPO, 'packages', name), path.join(modules, '@octavo', name));
  for (const name of ['react', 'react-dom'])
    symlinkSync(path.join(REPO, 'node_modules', name), path.join(modules, name));
}
