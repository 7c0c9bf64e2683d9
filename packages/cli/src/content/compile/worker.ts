import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';

import type { CompileContext, PageSummary } from '../../model/compiled-page';
import { type CompilePage, createCompilePage } from './compile-page';
import { createHighlightStore, type HighlightStore } from './highlight-store';
import { MarkdownPluginError } from './markdown-plugins';
import { createPageStore, type PageStore } from './page-store';
import { type CompileFailure, problemOf } from './problem-of';

export type CompileOutcome = { summary: PageSummary } | CompileFailure;

interface Compiler {
  compilePage: CompilePage;
  highlights: HighlightStore;
  store: PageStore;
}

/** Make what compiles pages into the store. */
export async function createCompiler({
  settings,
  cacheDir,
  version,
}: CompileContext): Promise<Compiler> {
  const highlights = createHighlightStore(join(cacheDir, 'highlights', version.slice(0, 16)));
  return {
    compilePage: await createCompilePage(settings, highlights),
    highlights,
    store: createPageStore({ cacheDir, version, root: settings.root }),
  };
}

/**
 * Compiles one page into the store. A page that cannot be compiled is a problem, not an exception.
 *
 * @param store - takes the place of the compiler's own
 */
export async function compileInto(
  compiler: Promise<Compiler>,
  filePath: string,
  store?: PageStore,
): Promise<CompileOutcome> {
  const source = readFileSync(filePath, 'utf8');
  try {
    const { compilePage, highlights, store: own } = await compiler;
    highlights.open(filePath);
    const page = await compilePage(source, filePath);
    highlights.save();
    return { summary: (store ?? own).write(filePath, source, page) };
  } catch (error) {
    if (error instanceof MarkdownPluginError)
      return { ...error.failure, ...(error.isOfPage ? { filePath } : {}) };
    return { problem: problemOf(error, filePath, source) };
  }
}

let compiler: Promise<Compiler> | undefined;

/** Entry of a worker thread: compile a batch of pages, one after the other. */
export default async function compileBatch(filePaths: string[]): Promise<CompileOutcome[]> {
  // Tinypool hands `workerData` on as the second of a pair.
  const context = (Array.isArray(workerData) ? workerData[1] : workerData) as CompileContext;
  compiler ??= createCompiler(context);
  const outcomes: CompileOutcome[] = [];
  for (const filePath of filePaths) outcomes.push(await compileInto(compiler, filePath));
  return outcomes;
}
