import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

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
 * Size of `output.json` in bytes from which another thread checks the files. An edit of 20,000 pages (10 MB) takes 0.4 s less.
 * With 1,000 pages (0.5 MB), starting the thread would take longer than the check.
 */
const MIN_WORKER_SIZE = 2_000_000;

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
 * Opens the last build, and starts to check its files.
 *
 * @returns `undefined` if there is no last build, or if its files were modified
 */
export function openOutputUpdate(input: CheckLastOutputInput): OutputUpdate | undefined {
  const { outDir, cacheDir, keep, force } = input;
  recoverOutput(input);
  const recordFile = getRecordFile(cacheDir);
  const record = openOutputRecord(recordFile);
  if (!record) return undefined;
  const checkInput = { outDir, cacheDir, keep, force };
  const check = startCheck(checkInput, recordFile);
  if (!check) return undefined;
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
    isUnmodified: async () => (await check.wait()) !== undefined,
    async commit() {
      staged.throwIfFailed();
      const removed = [...changes.keys()]
        .filter((path) => !changes.get(path) && record.get(path))
        .sort();
      const hasChanges = written.size > 0 || removed.length > 0;
      const last = await check.wait();
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
    async discard() {
      await Promise.all([check.stop(), staged.discard()]);
    },
  };
}

/** Check of the output of the last build. */
interface OutputCheck {
  /** Returns the result of `checkLastOutput`. */
  wait: () => Promise<LastOutput | undefined>;
  stop: () => Promise<void>;
}

/**
 * Starts to check the output of the last build, in another thread if it has many files.
 *
 * @returns `undefined` if it is already known that a file was modified
 */
function startCheck(input: CheckLastOutputInput, recordFile: string): OutputCheck | undefined {
  if (statSync(recordFile).size >= MIN_WORKER_SIZE) return checkInThread(input);
  const last = checkLastOutput(input);
  return last && { wait: async () => last, stop: async () => undefined };
}

function checkInThread(input: CheckLastOutputInput): OutputCheck {
  const worker = new Worker(new URL('./check-output-worker.js', import.meta.url), {
    workerData: input,
  });
  // If the thread fails, all pages are read.
  const last = once(worker, 'message').then(
    ([message]) => message as LastOutput | undefined,
    () => undefined,
  );
  return {
    wait: () => last,
    async stop() {
      await worker.terminate();
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
