import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import { isInside } from '../files/is-inside';
import type { SiteConfig } from '../model/config';
import { getShardsFolder } from '../model/shards-folder';

/**
 * Minimum time in milliseconds between a change of a file and the state that is compared. A later change could otherwise
 * have the same time.
 */
const MIN_AGE = 2000;
/** State of a file that has changed too recently. It differs from every other state. */
const UNKNOWN = '?';
const MISSING = '-';
const IGNORED = new Set(['node_modules', '.git']);

/**
 * Path and state of each input of a build, as `path\tstate`. Files with the same state have the same content. Paths of folders
 * end with a slash; folders with the same state contain the same names.
 */
export type SiteInputs = readonly string[];

/**
 * Lists the content, public and theme folders and the files in them, with their states. Each folder is followed by its content.
 *
 * @param now - time in milliseconds at which the build has started
 * @param last - inputs of the last build with the same folders. A folder that has the same state is not listed again, which would
 *   take half as long as reading the states of its files.
 * @returns `undefined` if a folder contains symlinks, whose targets can change, or cannot be read
 */
export function readFolderInputs(
  { root, publicDir, themeDir, outDir, cacheDir }: SiteConfig,
  now: number,
  last: SiteInputs = [],
): SiteInputs | undefined {
  const ignored = new Set([outDir, cacheDir, getShardsFolder(outDir)]);
  const known = groupByFolder(last);
  const inputs: string[] = [];
  // All public files are part of the output.
  const isIgnored = (name: string, path: string) =>
    ignored.has(path) || (IGNORED.has(name) && !isInside(path, publicDir));
  /** Returns whether the folder only contains files and folders. */
  const visit = (folder: string): boolean => {
    const input = describe(folder, now);
    inputs.push(input);
    const content = isUnknown(input) ? undefined : known.get(input);
    if (content) {
      for (const path of content)
        if (!path.endsWith('/')) inputs.push(describe(path, now));
        else if (!visit(path)) return false;
      return true;
    }
    return readdirSync(folder, { withFileTypes: true }).every((entry) => {
      const path = folder + entry.name;
      if (isIgnored(entry.name, path)) return true;
      if (entry.isDirectory()) return visit(`${path}/`);
      if (entry.isFile()) inputs.push(describe(path, now));
      return entry.isFile();
    });
  };
  const all = [...new Set([root, publicDir, themeDir])];
  // A folder in another one is listed with it.
  const folders = all.filter(
    (folder) => !all.some((other) => other !== folder && isInside(folder, other)),
  );
  try {
    const isPlain = folders.every((folder) => !existsSync(folder) || visit(`${folder}/`));
    return isPlain ? inputs : undefined;
  } catch {
    // The problem is reported when the folder is scanned.
    return undefined;
  }
}

/**
 * Returns the states of files, of which some may not exist.
 *
 * @param now - time in milliseconds at which the build has started
 */
export function readFileInputs(paths: Iterable<string>, now: number): SiteInputs {
  return Array.from(paths, (path) => describe(path, now));
}

/**
 * Checks whether files may have changed since a build has started.
 *
 * @param outputParent - folder that contains the output folder, which the build has changed
 */
export function hasRecentChange(inputs: SiteInputs, now: number, outputParent: string): boolean {
  return inputs.some((input) => {
    if (!input.endsWith(`\t${MISSING}`)) return isUnknown(input);
    // A file that was deleted during the build has changed its folder.
    const folder = dirname(pathOfInput(input));
    return folder !== outputParent && isUnknown(describe(folder, now));
  });
}

/** Returns the path of an input. */
export function pathOfInput(input: string): string {
  return input.slice(0, input.lastIndexOf('\t'));
}

/** Returns the paths of files whose state differs. Returns `undefined` if files or folders were added or deleted. */
export function findChangedInputs(before: SiteInputs, now: SiteInputs): string[] | undefined {
  if (before.length !== now.length) return undefined;
  const changed: string[] = [];
  for (const [index, input] of now.entries()) {
    if (input === before[index] && !isUnknown(input)) continue;
    const path = pathOfInput(input);
    if (pathOfInput(before[index]!) !== path) return undefined;
    // A program can replace a file in a folder, which changes the folder but not its names.
    if (!path.endsWith('/')) changed.push(path);
  }
  return changed;
}

/** Returns the paths in each folder, by the path and state of the folder. */
function groupByFolder(inputs: SiteInputs): Map<string, string[]> {
  const contentOf = new Map<string, string[]>();
  /** The folder of the last input, and those that it is in. */
  const open: { path: string; content: string[] }[] = [];
  for (const input of inputs) {
    const path = pathOfInput(input);
    while (open.length > 0 && !path.startsWith(open.at(-1)!.path)) open.pop();
    open.at(-1)?.content.push(path);
    if (!path.endsWith('/')) continue;
    const content: string[] = [];
    contentOf.set(input, content);
    open.push({ path, content });
  }
  return contentOf;
}

function isUnknown(input: string): boolean {
  return input.endsWith(`\t${UNKNOWN}`);
}

function describe(path: string, now: number): string {
  return `${path}\t${readState(path, now)}`;
}

function readState(path: string, now: number): string {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return MISSING;
    const { size, mtimeMs, ctimeMs, ino } = stats;
    const isRecent = Math.max(mtimeMs, ctimeMs) > now - MIN_AGE;
    return isRecent ? UNKNOWN : `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  } catch {
    // Missing permissions, for example. The problem is reported when the file is read.
    return UNKNOWN;
  }
}

/** Returns the state of a file that only Octavo writes, or `undefined` if it does not exist. */
export function readFileState(path: string): string | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats && `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
  } catch {
    // Its folder was replaced by a file. The problem is reported when the folder is opened.
    return undefined;
  }
}
