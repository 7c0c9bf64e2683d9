import { decodeText } from '@octavo/mdx-plugins/diagnostics';
import type { RawSourceMap } from 'source-map';

import { digest } from '../../files/digest';
import { insertBaseVariable } from '../../model/base-placeholder';
import type { CompileContext, CompiledModule } from '../../model/compiled-page';
import { compileToStore, createCompiler } from './compile-page';
import { openPageStore } from './page-store';
import { toProblems } from './to-problem';

/** The loader receives bytes, so that files in other encodings are reported. */
export const raw = true;

interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  mode: 'production' | 'development';
  async: () => (error: Error | null, code?: string, map?: RawSourceMap) => void;
  addDependency: (path: string) => void;
  cacheable: (isCacheable: boolean) => void;
  getOptions: () => CompileContext;
}

let cached: { version: string; compiler: ReturnType<typeof createCompiler> } | undefined;

/**
 * Bundler loader for Markdown. Pages (`?page`) are read from the page store and compiled on a cache miss. Markdown
 * imported as a module is compiled with inline HTML. The page store contains no source maps, so pages are always compiled
 * if source maps are requested. In development, page modules export a digest of their code, because the server sends the
 * other part of a page separately.
 */
export default function loader(this: LoaderContext, source: Buffer): void {
  const done = this.async();
  // Compiled Markdown depends on more than files, for example on the routes of other pages. The page store is its cache.
  if (this.mode === 'production') this.cacheable(false);
  run(this, source).then(
    ({ code, map }) => done(null, insertBaseVariable(code), map),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}

async function run(
  context: LoaderContext,
  bytes: Buffer,
): Promise<Pick<CompiledModule, 'code' | 'map'>> {
  const { text: source, problem: encodingProblem } = decodeText(bytes);
  if (encodingProblem) throw new Error(`${encodingProblem.message}. ${encodingProblem.hint}`);
  const options = context.getOptions();
  // A branch that moves has another folder, although the version stays the same.
  const version = `${options.version}${JSON.stringify(options.settings.versionFolders ?? {})}`;
  if (cached?.version !== version) cached = { version, compiler: createCompiler(options) };
  const compiler = await cached.compiler;
  const path = context.resourcePath;
  const { sourceMaps: sourceMap = false } = options;
  const isPage = context.resourceQuery.includes('page');
  if (!isPage || sourceMap) {
    const html = isPage ? 'extract' : 'inline';
    const module = await compiler.compilePage(source, path, { html, sourceMap });
    for (const file of [...module.dependencies, ...module.probes]) context.addDependency(file);
    return module;
  }
  // A page store caches dependency digests, so open a new one for each run.
  const store = openPageStore(options);
  const sourceDigest = digest(source);
  let summary = store.read(path, sourceDigest);
  if (!summary) {
    const outcome = await compileToStore(cached.compiler, path, { store });
    if (!('stored' in outcome)) {
      const [problem] = await toProblems([outcome], options.settings);
      throw new Error(problem!.message);
    }
    summary = store.summaryOf(path, outcome.stored);
  }
  const body = store.readBody(path, sourceDigest, summary.hash);
  if (context.mode === 'production') return body;
  for (const file of [...summary.dependencies, ...summary.probes]) context.addDependency(file);
  return { code: `${body.code}\nexport const codeHash = ${JSON.stringify(summary.codeHash)};\n` };
}
