import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

import type { CompileContext, FailedPage, PageSummary } from '../../model/compiled-page';
import type { Problem } from '../../model/errors';
import type { SourceFile } from '../../model/page';
import { getWatchdogMemory } from '../../watchdog/watchdog';
import type { CompilePageResult, CompileWorkerData, PageToCompile } from './compile-page';
import { getInlinePlugins } from './inline-plugins';
import { openPageStore, type PageStore } from './page-store';
import { type CompileFailure, toProblems } from './to-problem';

/**
 * Minimum number of pages to compile in worker threads. Below it, starting workers takes longer than compiling in the
 * main thread.
 */
const MIN_PAGES_FOR_WORKERS = 24;
const MAX_BATCH_SIZE = 20;
/** Number of batches into which the remaining pages are split for each thread, unless they would be larger. */
const BATCHES_PER_THREAD = 4;
/** Memory reserved for each worker thread, in bytes. */
const MEMORY_PER_WORKER = 768 * 1024 * 1024;

export interface CompileResult {
  summaries: Map<string, PageSummary>;
  /** Pages with errors whose other content is known, by file path. */
  failed: Map<string, FailedPage>;
  problems: Problem[];
  /** Number of cache misses. */
  compiled: number;
}

export interface CompilePagesOptions extends CompileContext {
  files: readonly SourceFile[];
  /** Returns the digest of the source of a file. */
  digestOf: (filePath: string) => string;
  /** Page store to read from. @default the page store for the context */
  store?: PageStore;
  /** Called with the paths of missing page store entries before they are compiled. It can create them. */
  restore?: ((entries: readonly string[]) => Promise<void>) | undefined;
  /** Whether a page is left out if it is not in the page store. @default no page */
  isSkipped?: ((file: SourceFile) => boolean) | undefined;
  onProgress?: (done: number, total: number) => void;
  /** Called with the time that it took to compile a page. */
  onCompiled?: (filePath: string, milliseconds: number) => void;
  /** Maximum number of worker threads. @default `getWorkerCount()` */
  threads?: number;
}

/**
 * Reads pages from the page store and compiles cache misses, using worker threads for many pages. Returns all problems.
 */
export async function compilePages({
  files,
  digestOf,
  restore,
  isSkipped = () => false,
  onProgress,
  onCompiled,
  threads = getWorkerCount(),
  store: givenStore,
  ...context
}: CompilePagesOptions): Promise<CompileResult> {
  const store = givenStore ?? openPageStore(context);
  const summaries = new Map<string, PageSummary>();
  const failed = new Map<string, FailedPage>();
  const failures: CompileFailure[] = [];
  const readPages = (pages: readonly SourceFile[]) =>
    pages.filter(({ filePath }) => {
      const summary = store.read(filePath, digestOf(filePath));
      if (summary) summaries.set(filePath, summary);
      return !summary;
    });
  let misses = readPages(files).filter((file) => !isSkipped(file));
  if (restore && misses.length > 0) {
    await restore(misses.map(({ filePath }) => store.fileOf(filePath, digestOf(filePath))));
    misses = readPages(misses);
  }

  const { first, repeated } = groupByEntry(misses, ({ filePath }) =>
    store.fileOf(filePath, digestOf(filePath)),
  );
  let done = 0;
  let total = first.length;
  const collect = (batch: readonly SourceFile[], outcomes: readonly CompilePageResult[]) => {
    outcomes.forEach((outcome, index) => {
      const { filePath } = batch[index]!;
      if (!('stored' in outcome)) {
        failures.push(outcome);
        if ('page' in outcome && outcome.page) failed.set(filePath, outcome.page);
        return;
      }
      summaries.set(filePath, store.add(filePath, outcome.stored));
      onCompiled?.(filePath, outcome.milliseconds);
    });
    done += batch.length;
    onProgress?.(done, total);
  };

  const toTask = ({ filePath }: SourceFile): PageToCompile => ({
    filePath,
    previous: store.previousOf(filePath),
  });
  const run = async (files: readonly SourceFile[]): Promise<void> => {
    if (files.length === 0) return;
    const useMainThread =
      files.length < MIN_PAGES_FOR_WORKERS || getInlinePlugins(context.settings).length > 0;
    if (!useMainThread) {
      await runInWorkers(context, threads, files, toTask, collect);
      return;
    }
    // The compiler is slow to load, so only import it on a cache miss.
    const { compileToStore, createCompiler } = await import('./compile-page');
    const compiler = createCompiler(context);
    for (const file of files) {
      const { filePath, previous } = toTask(file);
      collect([file], [await compileToStore(compiler, filePath, { previous })]);
    }
  };
  await run(first);
  // Equal pages of other versions use the entries that now exist, unless their dependencies differ.
  const different = repeated.filter(({ filePath }) => {
    const summary = store.read(filePath, digestOf(filePath));
    if (summary) summaries.set(filePath, summary);
    return !summary;
  });
  total += different.length;
  await run(different);
  return {
    summaries,
    failed,
    problems: await toProblems(failures, context.settings),
    compiled: total,
  };
}

/** Separates the first page of each page store entry from the others. */
function groupByEntry(
  files: readonly SourceFile[],
  entryOf: (file: SourceFile) => string,
): { first: SourceFile[]; repeated: SourceFile[] } {
  const entries = new Set<string>();
  const first: SourceFile[] = [];
  const repeated: SourceFile[] = [];
  for (const file of files) {
    const entry = entryOf(file);
    (entries.has(entry) ? repeated : first).push(file);
    entries.add(entry);
  }
  return { first, repeated };
}

async function runInWorkers(
  context: CompileContext,
  threads: number,
  files: readonly SourceFile[],
  toTask: (file: SourceFile) => PageToCompile,
  collect: (batch: readonly SourceFile[], outcomes: readonly CompilePageResult[]) => void,
): Promise<void> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('./compile-worker.js', import.meta.url)),
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
    workerData: { context, watchdog: getWatchdogMemory() } satisfies CompileWorkerData,
    // Most objects are short-lived. A larger young generation reduces garbage collection.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
  try {
    await Promise.all(
      createBatches(files, threads).map(async (batch) =>
        collect(batch, (await pool.run(batch.map(toTask))) as CompilePageResult[]),
      ),
    );
  } finally {
    await pool.destroy();
  }
}

/** Returns the memory of the machine or, in a container with a limit, this limit, in bytes. */
function getMemory(): number {
  // Without a limit, the value depends on the version of Node.js: 0, `undefined` or a very large number.
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}

/** Returns the number of worker threads to use, based on CPU cores and memory, up to a maximum of 8. */
export function getWorkerCount(cores = availableParallelism(), memory = getMemory()): number {
  return Math.max(1, Math.min(cores, Math.floor(memory / 2 / MEMORY_PER_WORKER), 8));
}

/**
 * Sorts files so that translations of a page are adjacent. Their identical code blocks are then highlighted only once.
 */
export function sortByTranslation(files: readonly SourceFile[]): SourceFile[] {
  return files
    .map((file) => ({ file, key: getTranslationKey(file) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ file }) => file);
}

/** Returns a string that is the same for all translations of a page. */
function getTranslationKey({ relativePath, lang }: SourceFile): string {
  return relativePath.replace(new RegExp(`(^|/)${lang}/`), '$1');
}

/**
 * Splits files into batches, with all translations of a page in one of them. The last batches are small, so that all
 * worker threads finish at about the same time.
 */
export function createBatches(files: readonly SourceFile[], threads: number): SourceFile[][] {
  const sorted = sortByTranslation(files);
  const isTranslation = (index: number) =>
    index < sorted.length &&
    getTranslationKey(sorted[index]!) === getTranslationKey(sorted[index - 1]!);
  const result: SourceFile[][] = [];
  let start = 0;
  while (start < sorted.length) {
    const share = Math.ceil((sorted.length - start) / (threads * BATCHES_PER_THREAD));
    let end = start + Math.min(share, MAX_BATCH_SIZE);
    while (isTranslation(end)) end++;
    result.push(sorted.slice(start, end));
    start = end;
  }
  return result;
}
