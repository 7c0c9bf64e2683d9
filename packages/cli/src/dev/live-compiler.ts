import { existsSync, readFileSync } from 'node:fs';

import type { PageContent } from '@octavo/mdx-plugins';

import type { createCompiler } from '../content/compile/compile-page';
import { openPageStore, type PageStore } from '../content/compile/page-store';
import { toProblems } from '../content/compile/to-problem';
import type { CompileContext, PageBody, PageSummary } from '../model/compiled-page';
import { OctavoError, type Problem } from '../model/errors';
import type { SourceFile } from '../model/page';

/** Compiles pages one by one as they are opened, and knows those it has compiled. */
export interface LiveCompiler {
  /** @throws {OctavoError} where the page cannot be compiled. */
  compile: (file: SourceFile) => Promise<PageSummary>;
  /** What a compiled page says, unless its file has changed since. */
  contentOf: (filePath: string) => PageContent | undefined;
  /** What a compiled page looks like. */
  bodyOf: (file: SourceFile) => PageBody;
  /** File behind the address of an asset that some compiled page refers to. */
  asset: (path: string) => string | undefined;
  /** The content of a file has changed. */
  invalidate: (filePath: string) => void;
  /** Let go of pages whose files are gone. */
  prune: () => void;
}

export interface LiveCompilerOptions {
  context: CompileContext;
  /** Told what an author should look at, when a page has been compiled. */
  onWarnings: (warnings: readonly Problem[]) => void;
  /** Told when title or headings of a compiled page may be new: other pages show them. */
  onHeadings: () => void;
}

export function createLiveCompiler({
  context,
  onWarnings,
  onHeadings,
}: LiveCompilerOptions): LiveCompiler {
  const compiled = new Map<string, { source: string; summary: PageSummary }>();
  /** Files that have changed since they were compiled. */
  const changed = new Set<string>();
  const assets = new Map<string, string>();
  let compiler: ReturnType<typeof createCompiler> | undefined;
  // A store reads what a page depends on once in its life: each question needs one of its own.
  const openStore = () => openPageStore(context);

  async function compileAnew(filePath: string, store: PageStore): Promise<PageSummary> {
    // Loaded here: what is in the store needs no compiler.
    const compiling = await import('../content/compile/compile-page');
    compiler ??= compiling.createCompiler(context);
    const outcome = await compiling.compileInto(compiler, filePath, store);
    if (!('summary' in outcome))
      throw new OctavoError('PAGES_INVALID', 'The page could not be compiled.', {
        problems: await toProblems([outcome], context.settings),
      });
    onWarnings(outcome.summary.warnings);
    return outcome.summary;
  }

  return {
    async compile({ filePath }) {
      const source = readFileSync(filePath, 'utf8');
      const before = compiled.get(filePath)?.summary;
      const store = openStore();
      const stored = store.read(filePath, source);
      if (stored && before?.hash === stored.hash) {
        changed.delete(filePath);
        return before;
      }
      const summary = stored ?? (await compileAnew(filePath, store));
      compiled.set(filePath, { source, summary });
      changed.delete(filePath);
      for (const asset of summary.assets) assets.set(asset.output, asset.file);
      if (headingsOf(before) !== headingsOf(summary)) onHeadings();
      return summary;
    },
    contentOf: (filePath) =>
      changed.has(filePath) ? undefined : compiled.get(filePath)?.summary.content,
    bodyOf({ filePath }) {
      const { source } = compiled.get(filePath)!;
      return openStore().readBody(filePath, source)!;
    },
    asset: (path) => assets.get(path),
    invalidate(filePath) {
      changed.add(filePath);
    },
    prune() {
      for (const path of compiled.keys()) if (!existsSync(path)) compiled.delete(path);
    },
  };
}

function headingsOf(summary: PageSummary | undefined): string {
  return JSON.stringify([summary?.content.toc, summary?.content.title]);
}
