import { withWriteError } from '../../files/write-error';
import {
  type CheckLastOutputInput,
  checkLastOutput,
  isCurrent,
  type LastOutput,
  openFolder,
} from './check-last-output';
import { type OutputSummary, recoverOutput } from './output';
import { updateFileList } from './output-folder';
import {
  type FileRecord,
  getRecordFile,
  openOutputRecord,
  readOutputRecord,
} from './output-record';
import { getStagingFolders, publishFiles } from './publish-files';
import { openSpareFolder } from './spare-folder';
import { createStagedFiles, type StagedFiles } from './staged-files';

/**
 * Output with the files of the last build, some of which are written again. What is known of the others is not even read in this
 * thread, so that the time depends on the number of changed files.
 */
export interface OutputUpdate extends StagedFiles {
  /** Removes a file from the build. */
  remove: (path: string) => void;
  /** Returns the key of a file, or `undefined` if the build does not have it. */
  keyOf: (path: string) => string | undefined;
  /** Checks whether the output folder contains the last build, so that what was read from it is valid. */
  isUnmodified: () => Promise<boolean>;
  /**
   * Publishes the staged files.
   *
   * @returns `undefined` if the output folder does not contain the last build. In this case, nothing is changed.
   * @throws {OctavoError} `OUTPUT_FAILED` if a file cannot be written.
   */
  commit: () => Promise<OutputSummary | undefined>;
}

/**
 * Opens the last build.
 *
 * @param check - check of its files in another thread. By default, they are checked at once.
 * @returns `undefined` if there is no last build, or if it is already known that its files were modified
 */
export function openOutputUpdate(
  input: CheckLastOutputInput,
  check?: Promise<LastOutput | undefined>,
): OutputUpdate | undefined {
  const { outDir, cacheDir, keep, force } = input;
  recoverOutput(input);
  const recordFile = getRecordFile(cacheDir);
  const record = openOutputRecord(recordFile);
  if (!record) return undefined;
  const checkInput = { outDir, cacheDir, keep, force };
  const checked = check ?? checkLastOutput(checkInput);
  if (!checked) return undefined;
  const staging = getStagingFolders(cacheDir);
  /** Files that this build adds. Those that it removes are `undefined`. */
  const changes = new Map<string, FileRecord | undefined>();
  const get = (path: string) => (changes.has(path) ? changes.get(path) : record.get(path));
  const staged = createStagedFiles({
    outDir,
    ...staging,
    next: { get, set: (path, file) => void changes.set(path, file) },
    findLast(path, key) {
      const last = record.get(path);
      return last?.key === key ? last : undefined;
    },
  });
  const { written } = staged;

  return {
    ...staged,
    remove: (path) => void changes.set(path, undefined),
    keyOf: (path) => get(path)?.key,
    isUnmodified: async () => (await checked) !== undefined,
    async commit() {
      staged.throwIfFailed();
      const removed = [...changes.keys()]
        .filter((path) => !changes.get(path) && record.get(path))
        .sort();
      const hasChanges = written.size > 0 || removed.length > 0;
      const last = await checked;
      if (!last) return undefined;
      if (!hasChanges) return { written: [], removed: [], kept: [], total: last.total };
      // Files may have been added to the output folder in the meantime.
      const isKnown = last.folder && isCurrent(last.folder);
      const folder = isKnown ? last.folder : openFolder(checkInput, last.total);
      if (!folder) return undefined;
      const added = [...written].filter((path) => !record.get(path));
      const total = last.total + added.length - removed.length;
      const listChanges = [...added, ...removed].map((path) => [path, written.has(path)] as const);
      const fileList = listChanges.length > 0 ? updateFileList(outDir, listChanges) : undefined;
      if (listChanges.length > 0 && !fileList) return undefined;
      withWriteError(outDir, () =>
        publishFiles({
          ...staging,
          ...folder,
          outDir: folder.path,
          spare: openSpareFolder(cacheDir),
          written,
          removed,
          obsolete: removed,
          hasFile: (path) => get(path) !== undefined,
          total,
          listFiles: () => listFiles(recordFile, changes),
          fileList,
        }),
      );
      record.write(changes);
      return { written: [...written], removed, kept: [], total };
    },
  };
}

/** Returns the paths of the files of a build. */
function listFiles(
  recordFile: string,
  changes: ReadonlyMap<string, FileRecord | undefined>,
): string[] {
  const files = new Set(readOutputRecord(recordFile).keys());
  for (const [path, file] of changes) {
    if (file) files.add(path);
    else files.delete(path);
  }
  return [...files];
}
