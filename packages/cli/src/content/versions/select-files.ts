import { posix } from 'node:path';

import { safeDecode } from '@octavo/theme/urls';

import type { TreeEntry } from './git-objects';

/** Files that can import or include others. */
const SOURCE_FILE = /\.(?:mdx?|[cm]?[jt]sx?|css|json)$/;
/**
 * Relative paths. They can contain spaces in quotes and angle brackets. Paths that do not exist in the commit have no
 * effect.
 */
const RELATIVE_PATH =
  /["']((?:<root>|\.{1,2})\/[^"'\n]+)|<(\.{1,2}\/[^<>\n]+)>|[(\s]((?:<root>|\.{1,2})\/[^"'()\s]+)/g;
/** Start of a path relative to the content folder. */
const ROOT = /^<root>\//;
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '.css', '.json'];
const INDEXES = ENDINGS.slice(1).map((ending) => `/index${ending}`);

type Tree = ReadonlyMap<string, TreeEntry>;

/** Whether a path in a repository is in a folder. The folder is empty for the top of the repository. */
export function isInFolder(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

/**
 * Returns the paths in a commit that a file refers to with a relative path, such as imported components and included
 * code.
 *
 * @param path - path of the file relative to the top of the repository
 * @param prefix - path of the content folder relative to the top of the repository
 */
export function findReferences(
  path: string,
  source: string,
  { tree, prefix }: { tree: Tree; prefix: string },
): string[] {
  if (!SOURCE_FILE.test(path)) return [];
  return [...source.matchAll(RELATIVE_PATH)].flatMap(([, quoted, bracketed, plain]) => {
    const reference = (quoted ?? bracketed ?? plain)!;
    const folder = ROOT.test(reference) ? prefix : posix.dirname(path);
    const target = posix.join(
      folder,
      safeDecode(reference.replace(/[?#].*$/, '').replace(ROOT, '')),
    );
    return (
      [...ENDINGS, ...INDEXES].map((ending) => target + ending).find((at) => tree.has(at)) ?? []
    );
  });
}

/** Whether a path of a commit stays in the folder to which it is written, and is not one that Git itself reserves. */
export function isSafePath(path: string): boolean {
  return path.split('/').every((name) => !/^(?:|\.{1,2}|\.git)$/i.test(name));
}

/**
 * Returns the files that a symlink leads to, by the path at which they appear.
 *
 * @param target - content of the symlink
 */
export function resolveSymlink(path: string, target: string, tree: Tree): Map<string, TreeEntry> {
  const to = posix.join(posix.dirname(path), target);
  const files = new Map<string, TreeEntry>();
  if (target.startsWith('/') || to.startsWith('../')) return files;
  for (const [at, entry] of tree) {
    if (entry.kind !== 'file') continue;
    if (at === to) files.set(path, entry);
    else if (at.startsWith(`${to}/`)) files.set(path + at.slice(to.length), entry);
  }
  return files;
}
