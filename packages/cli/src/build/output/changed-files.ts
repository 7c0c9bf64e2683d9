import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { digestFile } from '../../files/digest';
import { isFolder } from '../../files/is-folder';
import { isInside } from '../../files/is-inside';
import { isOutputPath } from '../../files/output-path';
import { OctavoError } from '../../model/errors';
import { readFileList } from './output-folder';

/** SHA-256 hash of each file of an output folder, by path. */
export type FileDigests = Readonly<Record<string, string>>;

/** Content of the file that `octavo build --changed` writes. Paths are relative to the output folder, and sorted. */
export interface ChangedFiles {
  added: string[];
  changed: string[];
  deleted: string[];
  /** All files of the build, which `--since` compares with a later build. */
  files: FileDigests;
}

/** Returns the digests of all files that Octavo has written to a folder. Empty if there is no build in the folder. */
export function digestOutput(outDir: string): FileDigests {
  const digests = [...(readFileList(outDir) ?? [])]
    .sort()
    .map((path) => [path, digestFile(join(outDir, path))] as const);
  // Listed files may have been deleted since the build.
  return Object.fromEntries(
    digests.filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/**
 * Reads the files of an earlier build.
 *
 * @param file a file that `octavo build --changed` has written
 * @returns `undefined` if the file does not exist, for example before the first deployment
 * @throws {OctavoError} `USAGE` if the file has another format.
 */
export function readChangedFiles(file: string): FileDigests | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as ChangedFiles;
    const isValid = ([path, hash]: [string, unknown]) =>
      isOutputPath(path) && typeof hash === 'string';
    // The paths of files that no longer exist become the list of files to delete.
    if (!Array.isArray(files) && Object.entries(files).every(isValid)) return files;
  } catch {
    // Invalid JSON has the same message as another format.
  }
  throw new OctavoError(
    'USAGE',
    `--since: expected a file written by "octavo build --changed", got ${file}.`,
  );
}

/**
 * Checks the path of the file to which the differences are written.
 *
 * @throws {OctavoError} `USAGE` if it is in the output folder, or a folder
 */
export function checkChangedFile(file: string, outDir: string): void {
  if (isInside(file, outDir)) {
    throw new OctavoError('USAGE', `--changed: ${file} is in the output folder.`, {
      hint: 'Use a path outside the output folder, because the file would be published with the site.',
    });
  }
  if (!isFolder(file)) return;
  throw new OctavoError('USAGE', `--changed: ${file} is a folder.`, {
    hint: `Add a file name, for example ${join(file, 'changed.json')}.`,
  });
}

/** Compares two builds. */
export function compareFiles(before: FileDigests, after: FileDigests): ChangedFiles {
  const paths = Object.keys(after).sort();
  return {
    added: paths.filter((path) => !Object.hasOwn(before, path)),
    changed: paths.filter((path) => Object.hasOwn(before, path) && before[path] !== after[path]),
    deleted: Object.keys(before)
      .filter((path) => !Object.hasOwn(after, path))
      .sort(),
    files: after,
  };
}
