import { statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

import { toPosixPath } from '@octavo/cli/internal';

import { decodePath, isPath, mapLinks, splitLink } from '../tree/relative-links';

export interface MovePageLinksOptions {
  /** Absolute path of the original pages. */
  source: string;
  /** Path of the page, relative to the original pages. */
  path: string;
  /** New paths of all pages, by their original paths. */
  targets: ReadonlyMap<string, string>;
  /** New paths of files to copy, by their original paths. Files that a page needs are added. */
  copies: Map<string, string>;
  /** Maps the path of a file that is not a page to its new path. */
  toAsset: (path: string) => string;
}

/** Converts links to pages and files whose position relative to the page has changed. */
export function movePageLinks(
  text: string,
  { source, path: from, targets, copies, toAsset }: MovePageLinksOptions,
): string {
  const folder = posix.dirname(targets.get(from)!);
  return mapLinks(text, (link, { kind }) => {
    if (!isPath(link)) return link;
    const { path, rest } = splitLink(link);
    if (path === '') return link;
    const name = decodePath(path);
    // Files outside of the folder with the original pages link to pages through its name.
    const original = toPosixPath(
      relative(source, join(source, name.startsWith('/') ? '.' : posix.dirname(from), name)),
    );
    const page = findPage(original, targets);
    const target = page && targets.get(page);
    if (name.startsWith('/'))
      return page && target?.endsWith('.mdx') ? path.replace(/\.md$/, '') + rest : link;
    const file = target ?? copyFile(original, { source, copies, toAsset });
    if (file === undefined || isSame(posix.join(folder, name), file)) return link;
    const moved = posix.relative(folder, file).replace(/^(?!\.)/, './');
    return (kind === 'link' ? encodeURI(moved) : moved) + rest;
  });
}

/** Finds the page for a path with or without an extension. */
function findPage(name: string, targets: ReadonlyMap<string, string>): string | undefined {
  const path = name.replace(/^\//, '').replace(/\.(?:html|md)$/, '');
  return [`${path}.md`, posix.join(path, 'index.md')].find((each) => targets.has(each));
}

/** Checks whether a link still leads to a file. Links to pages do not need an extension. */
function isSame(path: string, file: string): boolean {
  const withoutExtension = (each: string) =>
    each.replace(/\.(?:html|mdx?)$/, '').replace(/(?:(?:^|\/)index|\/)$/, '');
  return (
    path === file ||
    ((!path.endsWith('.md') || file.endsWith('.md')) &&
      withoutExtension(path) === withoutExtension(file))
  );
}

/** Returns the new path of a file that is not a page, and adds it to the files to copy. */
function copyFile(
  path: string,
  { source, copies, toAsset }: Pick<MovePageLinksOptions, 'source' | 'copies' | 'toAsset'>,
): string | undefined {
  const known = copies.get(path);
  if (known !== undefined) return known;
  if (!statSync(join(source, path), { throwIfNoEntry: false })?.isFile()) return undefined;
  const target = toAsset(path);
  copies.set(path, target);
  return target;
}
