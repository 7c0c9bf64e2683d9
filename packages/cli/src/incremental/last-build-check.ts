import { on } from 'node:events';
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { getRecordFile } from '../build/output/output-record';
import type { OutputCheck } from '../build/output/output-update';
import { getFoldersFile, readPublishedPath } from '../build/output/published-folders';
import { type ChangedInputs, getInputsFile, readFileState } from './site-inputs';

/**
 * Size of `output.json` in bytes from which another thread checks the files. An edit of 20,000 pages (10 MB) takes 0.6 s less.
 * With 1,000 pages (0.5 MB), starting the thread would take longer than the check.
 */
const MIN_WORKER_SIZE = 2_000_000;

/** Input of the thread. */
export interface LastBuildCheckInput {
  cacheDir: string;
  outDir: string;
  /** Globs for files that are never deleted, relative to `outDir`. */
  keep: readonly string[];
  /** Whether to replace a folder that was not written by Octavo. */
  force: boolean;
  /** Time in milliseconds at which the check has started. */
  started: number;
}

/** Comparison of the last build with the files of the site and of the output, in another thread. */
export interface LastBuildCheck extends LastBuildCheckInput {
  /** States of the files that list the inputs and the output of the last build, from before they were read. */
  lists: readonly (string | undefined)[];
  /** Result of `findChangedInputs`. */
  inputs: Promise<ChangedInputs | undefined>;
  output: OutputCheck;
  stop: () => Promise<void>;
}

/**
 * Starts to check the last build before the configuration is loaded, if it is large. The modules of a build take 0.3 s to load, in
 * which the other thread reads the states of half of the files of 20,000 pages.
 *
 * @param cacheDir - cache folder of the site, if its configuration file is in the working directory
 */
export function startEarlyCheck(cacheDir: string): LastBuildCheck | undefined {
  const outDir = isLarge(cacheDir) ? readPublishedPath(cacheDir) : undefined;
  return outDir === undefined
    ? undefined
    : startCheck({ cacheDir, outDir, keep: [], force: false, started: Date.now() });
}

/** Starts to check the last build of a site in another thread, if it is large. */
export function startLargeCheck(input: LastBuildCheckInput): LastBuildCheck | undefined {
  return isLarge(input.cacheDir) ? startCheck(input) : undefined;
}

/**
 * Returns whether an early check is valid for a site, which may have other folders or options, and which another process may have
 * built in the meantime.
 */
export function isCheckOf(
  check: Pick<LastBuildCheck, 'cacheDir' | 'outDir' | 'force' | 'lists'>,
  { cacheDir, outDir, keep, force }: Omit<LastBuildCheckInput, 'started'>,
): boolean {
  const lists = readListStates(cacheDir);
  return (
    check.cacheDir === cacheDir &&
    check.lists.every((state, index) => state === lists[index]) &&
    check.force === force &&
    keep.length === 0 &&
    lstatSync(outDir, { throwIfNoEntry: false })?.isDirectory() === true &&
    check.outDir === realpathSync(outDir)
  );
}

/**
 * Returns the states of the files that list the inputs and the output of the last build. A build deletes the last one before it
 * publishes its output, and writes the others afterwards.
 */
export function readListStates(cacheDir: string): (string | undefined)[] {
  return [getInputsFile(cacheDir), getRecordFile(cacheDir), getFoldersFile(cacheDir)].map(
    readFileState,
  );
}

function isLarge(cacheDir: string): boolean {
  const { size } = statSync(getRecordFile(cacheDir), { throwIfNoEntry: false }) ?? { size: 0 };
  return size >= MIN_WORKER_SIZE;
}

function startCheck(input: LastBuildCheckInput): LastBuildCheck {
  const lists = readListStates(input.cacheDir);
  // The input is not a message, because messages wait until this thread is idle.
  const worker = new Worker(new URL('./last-build-worker.js', import.meta.url), {
    workerData: input,
  });
  const messages = on(worker, 'message', { close: ['exit'] });
  /** Returns the next message. If the thread fails, all pages are read. */
  const read = async () => {
    try {
      return (await messages.next()).value?.[0];
    } catch {
      return undefined;
    }
  };
  const inputs: LastBuildCheck['inputs'] = read();
  const output: LastBuildCheck['output'] = inputs.then(read);
  return {
    ...input,
    lists,
    inputs,
    output,
    async stop() {
      await worker.terminate();
    },
  };
}
