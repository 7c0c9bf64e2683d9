import { existsSync, lstatSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { formatJsonLines, type JsonLinesLayout, openJsonLines } from '../../files/json-lines';
import { type FolderTree, readFolderTree } from '../../files/list-files';
import { isOutputPath } from '../../files/output-path';
import type { FileContent } from '../../files/write-file-atomic';
import { OctavoError } from '../../model/errors';
import { listNames } from '../../model/list-names';

/** File in the output folder that lists the build files. Later builds only delete listed files. */
export const FILE_LIST = '.octavo-files.json';

/** Layout of the file list, which has a line for each file. */
const LIST_LAYOUT: JsonLinesLayout = { start: '{\n "files": [\n', indent: '  ', end: '\n ]\n}\n' };

/** Git files are never deleted, regardless of the configuration. */
const GIT = /(?:^|\/)\.git(?:\/|$)/;
/** Folder that identifies the output of Octavo versions without a file list. */
const SIGNATURE = 'static/pages';

/** Maximum number of file names in a message. */
export const MAX_LISTED_FILES = 10;

export interface OutputFolder {
  /** Absolute path with symlinks resolved. */
  path: string;
  /** Folders in it, see `FolderTree`. */
  folders: FolderTree['folders'];
  /** Files that the build may delete: files from the last build, or all files with `--force`. */
  replaceable: readonly string[];
  /** Files that were not written by a build. They are preserved. */
  foreign: readonly string[];
  /** Whether the whole folder can be replaced: it is not a symlink and only contains files that may be deleted. */
  isSwappable: boolean;
  /** Whether the folder contains a valid file list. */
  isListed: boolean;
  /** Whether the folder contains output from an Octavo version without a file list. */
  isTakenOver: boolean;
}

export interface OpenOutputFolderOptions {
  outDir: string;
  /** Globs for files that are never deleted, relative to the folder. */
  keep: readonly string[];
  /** Whether to replace a folder that was not written by Octavo. */
  force: boolean;
  /** Command that the hint of an error names. @default 'build' */
  command?: 'build' | 'merge';
  /** Files that the last build has written. `undefined` if there is no list. */
  listed: ReadonlySet<string> | undefined;
  /** Checks whether a file is unchanged since the last build. Used if the output has no file list. */
  isBuilt: (path: string) => boolean;
}

/**
 * Determines which files in the output folder a build may delete.
 *
 * @throws {OctavoError} `OUTPUT_FAILED` if the path is a file or a broken symlink, or if the folder contains files that
 * were not written by Octavo.
 */
export function openOutputFolder({
  outDir,
  keep,
  force,
  command = 'build',
  listed,
  isBuilt,
}: OpenOutputFolderOptions): OutputFolder {
  const stat = statOf(outDir);
  if (!stat) {
    return {
      path: outDir,
      folders: [],
      replaceable: [],
      foreign: [],
      isSwappable: true,
      isListed: false,
      isTakenOver: false,
    };
  }
  const path = realPathOf(outDir);
  if (!lstatSync(path).isDirectory()) {
    throw new OctavoError('OUTPUT_FAILED', `${outDir} is a file, not a folder.`, {
      hint: 'Delete or rename the file, or set outDir to a different folder.',
    });
  }
  const kept = new Set(keep.length > 0 ? globSync([...keep], { cwd: path, dot: true }) : []);
  const tree = readFolderTree(path);
  const isTakenOver = listed === undefined && existsSync(join(path, SIGNATURE));
  const isOurs = force ? () => true : listed ? (file: string) => listed.has(file) : isBuilt;
  const replaceable: string[] = [];
  const foreign: string[] = [];
  let isSwappable = tree.isPlain && !stat.isSymbolicLink();
  for (const file of tree.files) {
    if (file === FILE_LIST) continue;
    if (kept.has(file) || GIT.test(file)) isSwappable = false;
    else if (isOurs(file)) replaceable.push(file);
    else foreign.push(file);
  }
  if (!listed && !isTakenOver && !force && replaceable.length + foreign.length > 0)
    throw notOurs(outDir, [...replaceable, ...foreign].sort(), command);
  return {
    path,
    folders: tree.folders,
    replaceable,
    foreign: foreign.sort(),
    isSwappable: isSwappable && foreign.length === 0,
    isListed: listed !== undefined,
    isTakenOver: isTakenOver && !force,
  };
}

/** Serializes the file list deterministically. */
export function formatFileList(files: Iterable<string>): string {
  const items = [...files].sort().map((path) => [path] as const);
  return formatJsonLines(items, LIST_LAYOUT);
}

/**
 * Returns the content of the file list of a folder after files were added and deleted.
 *
 * @param changes - whether the build contains a file, by path
 * @returns `undefined` if there is no list that Octavo has written
 */
export function updateFileList(
  folder: string,
  changes: Iterable<readonly [path: string, isInBuild: boolean]>,
): FileContent | undefined {
  const lines = openJsonLines(readFileSync(join(folder, FILE_LIST)), LIST_LAYOUT);
  const items = Array.from(
    changes,
    ([path, isInBuild]) => [path, isInBuild ? ([path] as const) : undefined] as const,
  );
  return lines?.replace(new Map(items));
}

/** Reads the paths that the last build has written. Returns `undefined` if it is missing or invalid. */
export function readFileList(folder: string): string[] | undefined {
  try {
    const { files } = JSON.parse(readFileSync(join(folder, FILE_LIST), 'utf8'));
    return Array.isArray(files) ? files.filter(isOutputPath) : undefined;
  } catch {
    return undefined;
  }
}

function statOf(outDir: string): Stats | undefined {
  try {
    return lstatSync(outDir, { throwIfNoEntry: false });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOTDIR') throw cause;
    throw new OctavoError(
      'OUTPUT_FAILED',
      `Cannot create ${outDir}: a parent path is a file, not a folder.`,
      {
        hint: 'Delete or rename the file, or set outDir to a different folder.',
        cause,
      },
    );
  }
}

function realPathOf(outDir: string): string {
  try {
    return realpathSync(outDir);
  } catch (cause) {
    throw new OctavoError('OUTPUT_FAILED', `${outDir} is a broken symlink.`, {
      hint: 'Create the target folder, or delete the symlink.',
      cause,
    });
  }
}

function notOurs(outDir: string, files: readonly string[], command: string): OctavoError {
  return new OctavoError(
    'OUTPUT_FAILED',
    `${outDir} contains files that were not created by Octavo: ${listNames(files, MAX_LISTED_FILES)}.`,
    {
      hint: `Set outDir to a different folder, add the files to build.keep, or replace the folder with "octavo ${command} --force".`,
    },
  );
}
