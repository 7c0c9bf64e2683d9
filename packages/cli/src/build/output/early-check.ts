import { lstatSync, realpathSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

import { readFileState } from '../../files/file-state';
import {
  type CheckLastOutputInput,
  checkLastOutput,
  isCurrent,
  type LastOutput,
} from './check-last-output';
import { getRecordFile, isLargeOutput } from './output-record';
import { getFoldersFile, readPublishedPath } from './published-folders';

/** Check of the output of the last build, in another thread. */
export interface OutputCheck extends CheckLastOutputInput {
  /** States of the lists of the last build, from before they were read, see `readListStates`. */
  lists: readonly (string | undefined)[];
  /** Result of `checkLastOutput`. */
  result: Promise<LastOutput | undefined>;
  stop: () => Promise<void>;
}

/**
 * Starts to check a large output before the configuration is loaded. The modules of a build take 0.3 s to load, in which the other
 * thread reads the states of half of the files of 20,000 pages.
 */
export function startEarlyCheck(cacheDir: string): OutputCheck | undefined {
  const outDir = isLargeOutput(cacheDir) ? readPublishedPath(cacheDir) : undefined;
  return outDir === undefined
    ? undefined
    : startCheck({ cacheDir, outDir, keep: [], force: false });
}

/** Starts to check an output in another thread, if it is large. */
export function startLargeCheck(input: CheckLastOutputInput): OutputCheck | undefined {
  return isLargeOutput(input.cacheDir) ? startCheck(input) : undefined;
}

/**
 * Returns the result of an early check. The code of the configuration may have added or deleted files since, and then the output is
 * checked again.
 */
export async function waitForEarlyCheck(
  { result }: Pick<OutputCheck, 'result'>,
  input: CheckLastOutputInput,
): Promise<LastOutput | undefined> {
  const last = await result;
  return last?.folder && isCurrent(last.folder) ? last : last && checkLastOutput(input);
}

/**
 * Returns whether an early check is valid for a site, which may have another output folder or other options, and which another process
 * may have built in the meantime.
 */
export function isCheckOf(
  check: Pick<OutputCheck, 'outDir' | 'force' | 'lists'>,
  { cacheDir, outDir, keep, force }: CheckLastOutputInput,
): boolean {
  const lists = readListStates(cacheDir);
  return (
    check.lists.every((state, index) => state === lists[index]) &&
    check.force === force &&
    keep.length === 0 &&
    lstatSync(outDir, { throwIfNoEntry: false })?.isDirectory() === true &&
    check.outDir === realpathSync(outDir)
  );
}

/**
 * Returns the states of the files that list the output of the last build. A build deletes the second one before it publishes its
 * output, and writes the first one afterwards.
 */
export function readListStates(cacheDir: string): (string | undefined)[] {
  return [getRecordFile(cacheDir), getFoldersFile(cacheDir)].map(readFileState);
}

function startCheck(input: CheckLastOutputInput): OutputCheck {
  const lists = readListStates(input.cacheDir);
  const worker = new Worker(new URL('./check-output-worker.js', import.meta.url), {
    workerData: input,
  });
  const result = new Promise<LastOutput | undefined>((resolve) => {
    worker.once('message', resolve);
    // If the thread fails or is stopped, all pages are read.
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  });
  return {
    ...input,
    lists,
    result,
    async stop() {
      await worker.terminate();
    },
  };
}
