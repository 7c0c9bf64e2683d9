import { existsSync } from 'node:fs';

import type { createCompiler } from '../content/compile/compile-page';
import { openPageStore, type PageStore } from '../content/compile/page-store';
import { toProblems } from '../content/compile/to-problem';
import { isGeneratedFile } from '../content/scan/plugin-pages';
import { digest } from '../files/digest';
import { readSource } from '../files/read-source';
import type { CompileContext, PageBody, PageSummary } from '../model/compiled-page';
import { OctavoError, type Problem } from '../model/errors';
import type { SourceFile } from '../model/page';

/** Compiles pages on demand and caches the results. */
export interface LiveCompiler {
  /**
   * Compiles a page, unless it is in the page store.
   *
   * @throws {OctavoError} `PAGES_INVALID` if the page cannot be compiled.
   */
  compile: (file: SourceFile) => Promise<PageSummary>;
  /** Returns the summary of a compiled page, or `undefined` if the file has changed since. */
  getSummary: (filePath: string) => PageSummary | undefined;
  /**
   * Returns the HTML and code of a page, with the digest of the code. Compiles the page if it has changed.
   *
   * @throws {OctavoError} `PAGES_INVALID` if the page cannot be compiled.
   */
  getBody: (file: SourceFile) => Promise<PageBody & Pick<PageSummary, 'codeHash'>>;
  /**
   * Returns the source file for an asset URL path relative to the base. The page that uses the asset must be compiled.
   */
  getAsset: (path: string) => string | undefined;
  /** Marks a file as changed. */
  invalidate: (filePath: string) => void;
  /** Removes pages whose files no longer exist, and marks pages that plugins have generated again. */
  prune: () => void;
}

export interface LiveCompilerOptions {
  context: CompileContext;
  /** Called with the warnings of a page after it is compiled, or deleted. */
  onWarnings: (filePath: string, warnings: readonly Problem[]) => void;
  /** Called with the files that a page includes after it is compiled. */
  onDependencies: (paths: readonly string[]) => void;
  /** Called when the title or headings of a page change, because other pages may display them. */
  onHeadingsChange: () => void;
}

/** Creates the on-demand page compiler for the dev server. */
export function createLiveCompiler({
  context,
  onWarnings,
  onDependencies,
  onHeadingsChange,
}: LiveCompilerOptions): LiveCompiler {
  const compiled = new Map<string, { sourceDigest: string; summary: PageSummary }>();
  /** Files that have changed since their last compilation. */
  const changed = new Set<string>();
  const assets = new Map<string, string>();
  let compiler: ReturnType<typeof createCompiler> | undefined;
  // A page store caches dependency digests, so open a new one for each lookup.
  const openStore = () => openPageStore(context);

  async function compileFile(filePath: string, store: PageStore): Promise<PageSummary> {
    // Lazy import, because cached pages do not need the compiler.
    const { compileToStore, createCompiler } = await import('../content/compile/compile-page');
    compiler ??= createCompiler(context);
    const before = compiled.get(filePath);
    const previous = before && store.fileOf(filePath, before.sourceDigest);
    const outcome = await compileToStore(compiler, filePath, { store, previous });
    if (!('stored' in outcome))
      throw failedCompilation(await toProblems([outcome], context.settings));
    return store.summaryOf(filePath, outcome.stored);
  }

  async function compile({ filePath }: SourceFile): Promise<PageSummary> {
    const { text: source, problem } = readSource(filePath);
    if (problem) throw failedCompilation([problem]);
    const before = compiled.get(filePath)?.summary;
    const store = openStore();
    const sourceDigest = digest(source);
    const stored = store.read(filePath, sourceDigest);
    if (stored && before?.hash === stored.hash) {
      changed.delete(filePath);
      return before;
    }
    const summary = stored ?? (await compileFile(filePath, store));
    compiled.set(filePath, { sourceDigest, summary });
    changed.delete(filePath);
    // Warnings of a previous server have been printed. Missing images are reported together with the dead links of the page.
    if (before || !stored)
      onWarnings(
        filePath,
        summary.warnings.filter(({ rule }) => rule !== 'dead-asset'),
      );
    onDependencies(summary.dependencies);
    for (const asset of summary.assets) assets.set(asset.output, asset.file);
    if (headingsKey(before) !== headingsKey(summary)) onHeadingsChange();
    return summary;
  }

  return {
    compile,
    getSummary: (filePath) => (changed.has(filePath) ? undefined : compiled.get(filePath)?.summary),
    async getBody(file) {
      // Since the page was compiled, its file or its entry in the store may have changed.
      await compile(file);
      const { filePath } = file;
      const { sourceDigest, summary } = compiled.get(filePath)!;
      const { codeHash } = summary;
      return { ...openStore().readBody(filePath, sourceDigest, summary.hash), codeHash };
    },
    getAsset: (path) => assets.get(path),
    invalidate(filePath) {
      changed.add(filePath);
    },
    prune() {
      for (const [path, { sourceDigest }] of compiled) {
        if (!existsSync(path)) {
          compiled.delete(path);
          onWarnings(path, []);
        } else if (
          isGeneratedFile(path, context) &&
          digest(readSource(path).text) !== sourceDigest
        ) {
          changed.add(path);
        }
      }
    },
  };
}

function failedCompilation(problems: Problem[]): OctavoError {
  return new OctavoError('PAGES_INVALID', 'Failed to compile the page.', { problems });
}

function headingsKey(summary: PageSummary | undefined): string {
  return JSON.stringify([summary?.content.toc, summary?.content.title]);
}
