import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { join, relative } from 'node:path';

import { globSync } from 'tinyglobby';

import { toPosixPath } from '../../files/posix-path';
import { OctavoError } from '../../model/errors';
import { isOutputPath } from './output-path';

/** Lists the files of a build, in the output folder itself: a later build deletes only these. */
export const FILE_LIST = '.octavo-files.json';

/** Never deleted, whatever the configuration says. */
const GIT = /(?:^|\/)\.git(?:\/|$)/;
/** Folder that every version of Octavo writes. */
const SIGNATURE = 'static/pages';
const LISTED = 10;

export interface OutputFolder {
  /** Absolute path without symlinks. */
  path: string;
  /** Files that this build may delete: those of the last build, or everything with `--force`. */
  replaceable: ReadonlySet<string>;
  /** Files that no build wrote. They stay. */
  foreign: readonly string[];
  /** Whether the folder can be renamed: it holds nothing but the files of a build, and it is no symlink. */
  isSwappable: boolean;
  /** Whether the folder has a valid file list. */
  isListed: boolean;
  /** Whether the output of a version without a file list was found. */
  isTakenOver: boolean;
}

export interface OpenOutputFolderOptions {
  outDir: string;
  /** Globs of files that are never deleted, relative to the folder. */
  keep: readonly string[];
  /** Whether to replace a folder that Octavo did not write. */
  force: boolean;
  /** Returns whether a file is unchanged since the last build, for outputs without a file list. */
  isBuilt: (path: string) => boolean;
}

/**
 * Finds out which files of the output folder a build may delete.
 *
 * @throws {OctavoError} `OUTPUT_FAILED` if the path is a file, a broken symlink, or a folder with files that Octavo did not
 *   write.
 */
export function openOutputFolder({
  outDir,
  keep,
  force,
  isBuilt,
}: OpenOutputFolderOptions): OutputFolder {
  const stat = statOf(outDir);
  if (!stat) {
    return {
      path: outDir,
      replaceable: new Set(),
      foreign: [],
      isSwappable: true,
      isListed: false,
      isTakenOver: false,
    };
  }
  const path = realPathOf(outDir);
  if (!lstatSync(path).isDirectory()) {
    throw new OctavoError('OUTPUT_FAILED', `${outDir} is a file, not a folder.`, {
      hint: 'Delete or rename it, or set outDir to another folder.',
    });
  }
  const kept = new Set(keep.length > 0 ? globSync([...keep], { cwd: path, dot: true }) : []);
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => toPosixPath(relative(path, join(entry.parentPath, entry.name))));
  const files = all
    .filter((file) => file !== FILE_LIST && !kept.has(file) && !GIT.test(file))
    .sort();
  const listed = readFileList(path);
  const isTakenOver = listed === undefined && existsSync(join(path, SIGNATURE));
  if (!listed && !isTakenOver && !force && files.length > 0) throw notOurs(outDir, files);
  const isOurs = force ? () => true : listed ? (file: string) => listed.has(file) : isBuilt;
  const foreign = files.filter((file) => !isOurs(file));
  return {
    path,
    replaceable: new Set(files.filter(isOurs)),
    foreign,
    isSwappable:
      !stat.isSymbolicLink() &&
      foreign.length === 0 &&
      files.length + Number(all.includes(FILE_LIST)) === all.length &&
      entries.every((entry) => entry.isFile() || entry.isDirectory()),
    isListed: listed !== undefined,
    isTakenOver: isTakenOver && !force,
  };
}

/** Returns the content of the file list: sorted, and the same for the same files. */
export function formatFileList(files: Iterable<string>): string {
  return `${JSON.stringify({ files: [...files].sort() }, null, 1)}\n`;
}

/** Returns `undefined` if there is no list, or if it is invalid. */
function readFileList(folder: string): ReadonlySet<string> | undefined {
  try {
    const { files } = JSON.parse(readFileSync(join(folder, FILE_LIST), 'utf8'));
    return Array.isArray(files) ? new Set(files.filter(isOutputPath)) : undefined;
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
      `Cannot create ${outDir}: a folder of the path is a file.`,
      {
        hint: 'Delete or rename the file, or set outDir to another folder.',
        cause,
      },
    );
  }
}

function realPathOf(outDir: string): string {
  try {
    return realpathSync(outDir);
  } catch (cause) {
    throw new OctavoError(
      'OUTPUT_FAILED',
      `${outDir} is a symlink to a folder that does not exist.`,
      {
        hint: 'Create the folder, or delete the symlink.',
        cause,
      },
    );
  }
}

function notOurs(outDir: string, files: readonly string[]): OctavoError {
  const more = files.length > LISTED ? `, and ${files.length - LISTED} more` : '';
  return new OctavoError(
    'OUTPUT_FAILED',
    `${outDir} contains files that Octavo did not write: ${files.slice(0, LISTED).join(', ')}${more}.`,
    {
      hint: 'Set outDir to another folder, list files to keep in build.keep, or replace the folder with octavo build --force.',
    },
  );
}
