import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

import { memoize } from '../model/memoize';
import { isInside } from './is-inside';
import { toPosixPath } from './posix-path';

/** Lockfiles of the package managers. They are in the root folder of a workspace. */
export const LOCKFILES = [
  'pnpm-lock.yaml',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
];

/**
 * Returns the root folder of the checkout that contains a folder: the nearest folder with a Git repository, otherwise
 * the nearest one with a lockfile, otherwise the folder itself.
 */
export const findCheckout = memoize((folder: string): string => {
  const folders = listParents(folder);
  const containsAny = (names: readonly string[]) =>
    folders.find((parent) => names.some((name) => existsSync(join(parent, name))));
  return containsAny(['.git']) ?? containsAny(LOCKFILES) ?? folder;
});

function listParents(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...listParents(parent)];
}

/**
 * Returns the path of a file in a checkout, relative to the checkout and with forward slashes: `./site/index.mdx`. Paths
 * outside the checkout, and paths that are not absolute, are returned unchanged.
 */
export function toPortablePath(path: string, checkout: string): string {
  return isAbsolute(path) && isInside(path, checkout)
    ? `./${toPosixPath(relative(checkout, path))}`
    : path;
}

/** Returns the absolute path for a path from `toPortablePath`. */
export function fromPortablePath(path: string, checkout: string): string {
  // Resolving a path takes ten times as long, and a build converts thousands of paths.
  const isJoined = sep === '/' && /^\.\/./.test(path) && !checkout.endsWith('/');
  return isJoined ? checkout + path.slice(1) : resolve(checkout, path);
}

/** Serializes a value as JSON that is the same in all checkouts: absolute paths in a checkout become portable. */
export function toPortableJson(value: unknown, checkout: string): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'string' ? toPortablePath(item, checkout) : item,
  );
}

/** Checks whether a text contains the path of a checkout, also as a JSON string. */
export function containsCheckout(text: string, checkout: string): boolean {
  return text.includes(checkout) || text.includes(JSON.stringify(checkout).slice(1, -1));
}
