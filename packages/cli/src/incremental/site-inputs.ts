import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { isInside } from '../files/is-inside';
import {
  formatJsonLines,
  type JsonLine,
  type JsonLines,
  type JsonLinesLayout,
  openJsonLines,
} from '../files/json-lines';
import { getParent } from '../files/list-files';
import { shortenPath } from '../files/shorten-path';
import { writeFileAtomic } from '../files/write-file-atomic';
import type { SiteConfig } from '../model/config';
import { getShardsFolder } from '../model/shards-folder';

/**
 * Minimum time in milliseconds between a change of a file and the state that is compared. A later change could otherwise
 * have the same time.
 */
const MIN_AGE = 2000;
/** State of a file that has changed too recently. It differs from every other state. */
const UNKNOWN = null;
const IGNORED = new Set(['node_modules', '.git']);

/** Layout of `last-build-inputs.json`, which has a line for each file and folder. */
const LAYOUT: JsonLinesLayout = { start: '{"inputs":[\n', indent: '', end: '\n]}' };

/**
 * Path and state of an input of a build: size, modification time, change time and inode, or `UNKNOWN`, or nothing if it does not
 * exist. Files with the same state have the same content. Paths of folders end with a slash; folders with the same state contain
 * the same names.
 */
export type SiteInput = JsonLine;

/** Returns the file with the states of the content, public and theme folders. */
export const getInputsFile = (cacheDir: string) => join(cacheDir, 'last-build-inputs.json');

/**
 * Lists the content, public and theme folders and the files in them, with their states.
 *
 * @param now - time in milliseconds at which the build has started
 * @returns `undefined` if a folder contains symlinks, whose targets can change, or cannot be read
 */
export function readFolderInputs(config: SiteConfig, now: number): SiteInput[] | undefined {
  const inputs: SiteInput[] = [];
  /** Returns whether the folder only contains files and folders. */
  const visit = (folder: string): boolean => {
    inputs.push(describe(folder, now));
    const content = listFolder(folder, config);
    for (const path of content ?? []) if (!path.endsWith('/')) inputs.push(describe(path, now));
    return content?.every((path) => !path.endsWith('/') || visit(path)) ?? false;
  };
  try {
    return listFolders(config).every(visit) ? inputs : undefined;
  } catch {
    // The problem is reported when the folder is scanned.
    return undefined;
  }
}

/** Writes the inputs in the folders of the site. */
export function writeFolderInputs(cacheDir: string, inputs: readonly SiteInput[]): void {
  const sorted = [...inputs].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileAtomic(getInputsFile(cacheDir), formatJsonLines(sorted, LAYOUT));
}

/** Opens the inputs in the folders of the site. Returns `undefined` if the file is missing or invalid. */
export function openFolderInputs(cacheDir: string): JsonLines | undefined {
  try {
    return openJsonLines(readFileSync(getInputsFile(cacheDir)), LAYOUT);
  } catch {
    return undefined;
  }
}

/** Writes the inputs after their states have changed. */
export function updateFolderInputs(
  cacheDir: string,
  inputs: JsonLines,
  changed: ReadonlyMap<string, SiteInput>,
): void {
  writeFileAtomic(getInputsFile(cacheDir), inputs.replace(changed));
}

/**
 * Finds the files and folders whose state has changed or is not known. A folder is only listed if its own state has changed.
 *
 * @param last - inputs of the last build with the same folders
 * @param now - time in milliseconds at which the build has started
 * @returns their present states by path. `undefined` if files or folders were added or deleted.
 */
export function findChangedInputs(
  last: JsonLines,
  config: SiteConfig,
  now: number,
): Map<string, SiteInput> | undefined {
  const changed = new Map<string, SiteInput>();
  /** Paths that were in the changed folders. */
  const contentOf = new Map<string, string[]>();
  try {
    const exists = last.every((input) => {
      const [path] = input;
      if (contentOf.size > 0) contentOf.get(getParent(path))?.push(path);
      const present = describe(path, now);
      if (isSameInput(input, present)) return true;
      changed.set(path, present);
      if (path.endsWith('/')) contentOf.set(path, []);
      return !isMissing(present);
    });
    // A program can replace a file in a folder, which changes the folder but not its names.
    const hasSameNames = () =>
      listFolders(config).every((folder) => last.find(folder)) &&
      [...contentOf].every(
        ([folder, paths]) => listFolder(folder, config)?.sort().join('\n') === paths.join('\n'),
      );
    return exists && hasSameNames() ? changed : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the states of files, of which some may not exist.
 *
 * @param now - time in milliseconds at which the build has started
 */
export function readFileInputs(paths: Iterable<string>, now: number): SiteInput[] {
  return Array.from(paths, (path) => describe(path, now));
}

/** Checks whether files have the states of the last build. */
export function hasSameInputs(last: readonly SiteInput[], now: number): boolean {
  return last.every((input) => isSameInput(input, describe(input[0], now)));
}

/**
 * Checks whether files may have changed since a build has started.
 *
 * @param outputParent - folder that contains the output folder, which the build has changed
 */
export function hasRecentChange(
  inputs: readonly SiteInput[],
  now: number,
  outputParent: string,
): boolean {
  return inputs.some((input) => {
    if (!isMissing(input)) return isUnknown(input);
    // A file that was deleted during the build has changed its folder.
    const folder = dirname(input[0]);
    return folder !== outputParent && isUnknown(describe(folder, now));
  });
}

/** Returns the existing folders of the site, without those in another one, which are listed with it. */
function listFolders({ root, publicDir, themeDir }: SiteConfig): string[] {
  const all = [...new Set([root, publicDir, themeDir])];
  return all
    .filter((folder) => !all.some((other) => other !== folder && isInside(folder, other)))
    .filter((folder) => existsSync(folder))
    .map((folder) => `${folder}/`);
}

/** Returns the paths in a folder. `undefined` if it does not only contain files and folders. */
function listFolder(
  folder: string,
  { publicDir, outDir, cacheDir }: SiteConfig,
): string[] | undefined {
  const ignored = [outDir, cacheDir, getShardsFolder(outDir)];
  const paths: string[] = [];
  const isPlain = readdirSync(folder, { withFileTypes: true }).every((entry) => {
    const path = folder + entry.name;
    // All public files are part of the output.
    const isIgnored =
      ignored.includes(path) || (IGNORED.has(entry.name) && !isInside(path, publicDir));
    if (!isIgnored) paths.push(entry.isDirectory() ? `${path}/` : path);
    return isIgnored || entry.isDirectory() || entry.isFile();
  });
  return isPlain ? paths : undefined;
}

function isSameInput(before: SiteInput, now: SiteInput): boolean {
  return (
    !isUnknown(now) && now.length === before.length && now.every((value, i) => value === before[i])
  );
}

function isUnknown(input: SiteInput): boolean {
  return input[1] === UNKNOWN;
}

function isMissing(input: SiteInput): boolean {
  return input.length === 1;
}

function describe(path: string, now: number): SiteInput {
  try {
    const stats = statSync(shortenPath(path), { throwIfNoEntry: false });
    if (!stats) return [path];
    const { size, mtimeMs, ctimeMs, ino } = stats;
    const isRecent = Math.max(mtimeMs, ctimeMs) > now - MIN_AGE;
    return isRecent ? [path, UNKNOWN] : [path, size, mtimeMs, ctimeMs, ino];
  } catch {
    // Missing permissions, for example. The problem is reported when the file is read.
    return [path, UNKNOWN];
  }
}
