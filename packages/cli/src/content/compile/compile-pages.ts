import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

import type { CompileContext, PageSummary } from '../../model/compiled-page';
import type { Problem } from '../../model/errors';
import type { SourceFile } from '../../model/page';
import type { CompileOutcome } from './compile-page';
import { openPageStore, type PageStore } from './page-store';
import { type CompileFailure, problemsOf } from './problem-of';

/** Fewer pages than this are compiled in this thread: starting another costs about as much as they do. */
const SMALL_JOB = 24;
const BATCH_SIZE = 20;
/** Room a worker thread is given before another is started, in bytes. */
const MEMORY_PER_WORKER = 768 * 1024 * 1024;

export interface CompileResult {
  summaries: Map<string, PageSummary>;
  problems: Problem[];
  /** How many pages were not in the store. */
  compiled: number;
}

export interface CompilePagesOptions extends CompileContext {
  files: readonly SourceFile[];
  /** Text of each file, by path; read where missing. */
  sourceOf: (filePath: string) => string;
  /** @default the store of the context */
  store?: PageStore;
  onProgress?: (done: number, total: number) => void;
  /** Threads at most, where many pages are to be compiled. @default `workerCount()` */
  threads?: number;
}

/** Get every page compiled: from the store where it has them, else in worker threads. All problems come back at once. */
export async function compilePages({
  files,
  sourceOf,
  onProgress,
  threads = workerCount(),
  store,
  ...context
}: CompilePagesOptions): Promise<CompileResult> {
  const { read } = store ?? openPageStore(context);
  const summaries = new Map<string, PageSummary>();
  const failures: CompileFailure[] = [];
  const misses: SourceFile[] = [];
  for (const file of files) {
    const summary = read(file.filePath, sourceOf(file.filePath));
    if (summary) summaries.set(file.filePath, summary);
    else misses.push(file);
  }

  let done = 0;
  const take = (batch: readonly SourceFile[], outcomes: readonly CompileOutcome[]) => {
    outcomes.forEach((outcome, index) => {
      if ('summary' in outcome) summaries.set(batch[index]!.filePath, outcome.summary);
      else failures.push(outcome);
    });
    done += batch.length;
    onProgress?.(done, misses.length);
  };

  if (misses.length > 0 && misses.length < SMALL_JOB) {
    // Loaded only where there is something to compile: the compiler takes longer to load than a site takes to check.
    const { compileInto, createCompiler } = await import('./compile-page');
    const compiler = createCompiler(context);
    for (const file of misses) take([file], [await compileInto(compiler, file.filePath)]);
  } else if (misses.length > 0) {
    const { Tinypool } = await import('tinypool');
    const pool = new Tinypool({
      filename: fileURLToPath(new URL('./compile-worker.js', import.meta.url)),
      runtime: 'worker_threads',
      minThreads: threads,
      maxThreads: threads,
      isolateWorkers: false,
      workerData: context,
      // Compiling makes much that lives for one page; room for that spares most of the collector's work.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    try {
      await Promise.all(
        batches(misses).map(async (batch) =>
          take(batch, (await pool.run(batch.map((file) => file.filePath))) as CompileOutcome[]),
        ),
      );
    } finally {
      await pool.destroy();
    }
  }
  return {
    summaries,
    problems: await problemsOf(failures, context.settings),
    compiled: misses.length,
  };
}

/** As many threads as there are cores, but no more than memory has room for. */
export function workerCount(cores = availableParallelism(), memory = totalmem()): number {
  return Math.max(1, Math.min(cores, Math.floor(memory / 2 / MEMORY_PER_WORKER), 8));
}

/** Translations of one page side by side: most of their code blocks are the same, and tokenized once where they are. */
export function byTranslation(files: readonly SourceFile[]): SourceFile[] {
  const withoutLang = (file: SourceFile) =>
    file.relativePath.replace(new RegExp(`(^|/)${file.lang}/`), '$1');
  return files
    .map((file) => ({ file, key: withoutLang(file) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ file }) => file);
}

/** What threads are given at a time. */
export function batches(files: readonly SourceFile[]): SourceFile[][] {
  const sorted = byTranslation(files);
  const result: SourceFile[][] = [];
  for (let index = 0; index < sorted.length; index += BATCH_SIZE) {
    result.push(sorted.slice(index, index + BATCH_SIZE));
  }
  return result;
}
