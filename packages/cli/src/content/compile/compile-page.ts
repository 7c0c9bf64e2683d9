import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { workerData } from 'node:worker_threads';

import { type CompiledPage, createMdxOptions, type TestedBlocks } from '@octavo/mdx-plugins';
import { createFormatAwareProcessors } from '@octavo/mdx-plugins/compiler';
import type { RawSourceMap } from 'source-map';

import { digest } from '../../files/digest';
import { resolveImportPath } from '../../files/module-path';
import { readSource } from '../../files/read-source';
import type {
  CompileContext,
  CompiledModule,
  CompileSettings,
  FailedPage,
} from '../../model/compiled-page';
import { memoize } from '../../model/memoize';
import { joinWatchdog, trackActivity } from '../../watchdog/watchdog';
import { applyReplaceRules } from '../scan/replace-rules';
import { findVersionOfFile } from '../scan/version-folders';
import { checkAliases } from './check-aliases';
import { createHighlightStore, type HighlightStore } from './highlight-store';
import { createLinkResolver } from './link-resolver';
import {
  loadMarkdownPlugins,
  loadOwnLanguages,
  loadTransformers,
  MarkdownPluginError,
} from './markdown-plugins';
import type { StoredPage } from './page-index';
import { PageSourceMap, remarkPartialPositions } from './page-source-map';
import { openPageStore, type PageStore } from './page-store';
import { remarkCommandTabs } from './remark-command-tabs';
import { readTestedBlocks } from './tested-blocks';
import { type CompileFailure, toCacheProblem, toProblem } from './to-problem';

interface CompilePageOptions {
  /**
   * Where to emit static HTML: `'extract'` returns it separately from the code, for pages; `'inline'` keeps it in the
   * code, for Markdown imported as a module.
   *
   * @default 'extract'
   */
  html?: 'extract' | 'inline';
  /**
   * Whether to generate a source map.
   *
   * @default false
   */
  sourceMap?: boolean;
}

type CompilePage = (
  source: string,
  filePath: string,
  options?: CompilePageOptions,
) => Promise<CompiledModule>;

const ASSETS_FOLDER = 'static/assets';

/**
 * Creates the Markdown compiler that is used in worker threads, in the bundler loader and in the dev server. It has a
 * separate processor for each output format.
 */
export async function createCompilePage(
  settings: CompileSettings,
  highlights?: HighlightStore,
): Promise<CompilePage> {
  const links = createLinkResolver(settings);
  const remarkPlugins = await loadMarkdownPlugins(settings.remarkPlugins, settings.cwd);
  const rehypePlugins = await loadMarkdownPlugins(settings.rehypePlugins, settings.cwd);
  const transformers = await loadTransformers(settings.transformers, settings.cwd);
  const languages = await loadOwnLanguages(settings.languages, settings.cwd);
  const pending = new Map<string, CompiledPage>();
  const tested = new Map<string, TestedBlocks>();

  const optionsFor = (html: 'extract' | 'inline', sourceMap: boolean, root: string) => ({
    ...(sourceMap ? { SourceMapGenerator: PageSourceMap } : {}),
    ...createMdxOptions({
      root,
      publicDir: settings.publicDir,
      html,
      langOf: links.langOf,
      messages: settings.messages,
      linkPrefixes: settings.sites?.map(({ prefix }) => prefix),
      resolveLink: (href, filePath) => {
        const site = links.resolveSite(href, filePath);
        if (site) return { href: site.href, dependencies: [site.dependency] };
        const probes: string[] = [];
        return {
          href: links.resolveLink(href, filePath, (path) => probes.push(path)),
          componentHref: links.resolveComponentLink(href),
          probes,
        };
      },
      resolvePublic: links.resolvePublic,
      ...(settings.images ? { images: settings.images } : {}),
      assetUrl: (file, hash, variant) => {
        const [, name, extension] = /([^\\/]*?)(\.\w+)?$/.exec(file)!;
        const suffix = variant ? `-${variant.width}.${variant.format}` : (extension ?? '');
        const output = `${ASSETS_FOLDER}/${name!.replace(/[^\w.-]+/g, '-')}.${hash.slice(0, 8)}${suffix}`;
        return { url: settings.base + output, output };
      },
      resolveImport: (specifier, fromFile) => resolveSpecifier(specifier, fromFile, settings.alias),
      transformSource: (source) => applyReplaceRules(source, settings.replaceRules),
      highlight: settings.highlight,
      codeBlocks: settings.codeBlocks,
      defaultWrapCode: settings.markdown.defaultWrapCode,
      showLineNumbers: settings.markdown.showLineNumbers,
      strictStyles: settings.strictStyles,
      components: { ...settings.components, ...settings.markdown.globalComponents },
      overrides: settings.markdown.elements,
      fallbackHeadingTitle: settings.fallbackHeadingTitle,
      frontmatterKeys: settings.frontmatterKeys,
      markdownOut: settings.markdownOut,
      transformers,
      testedBlocks: (filePath) => tested.get(filePath),
      languages: () => languages,
      ...(highlights ? { highlightCache: highlights } : {}),
      remarkPlugins: [
        [remarkCommandTabs, { themeModules: settings.themeModules }],
        ...remarkPlugins,
        ...(sourceMap ? [remarkPartialPositions] : []),
      ],
      rehypePlugins,
      onPage: (page, filePath) => pending.set(filePath, page),
    }),
  });
  const processorFor = (html: 'extract' | 'inline', sourceMap: boolean, root: string) =>
    createFormatAwareProcessors(optionsFor(html, sourceMap, root));
  // Each version that is read from Git has a separate content root.
  const processorsOf = memoize((root: string) => ({
    plain: {
      extract: processorFor('extract', false, root),
      inline: processorFor('inline', false, root),
    },
    mapped: {
      extract: processorFor('extract', true, root),
      inline: processorFor('inline', true, root),
    },
  }));

  const takePage = (filePath: string): CompiledPage | undefined => {
    const page = pending.get(filePath);
    pending.delete(filePath);
    return page;
  };

  const compile: CompilePage = async (
    source,
    filePath,
    { html = 'extract', sourceMap = false } = {},
  ) => {
    checkAliases(source);
    const results = readTestedBlocks(settings, filePath, source);
    if (results) tested.set(filePath, results);
    const root = findVersionOfFile(filePath, settings.versionFolders)?.folder ?? settings.root;
    const { process } = processorsOf(root)[sourceMap ? 'mapped' : 'plain'][html];
    try {
      const file = await process({ value: source, path: filePath });
      const map = file.map as RawSourceMap | null | undefined;
      return { ...takePage(filePath)!, code: String(file), ...(map ? { map } : {}) };
    } catch (error) {
      throw toFailure(error as Error, takePage(filePath));
    }
  };
  // Two bundles can request the same file concurrently, but `pending` holds one result per path, so queue the calls.
  const queue = new Map<string, Promise<unknown>>();
  return (source, filePath, options) => {
    const run = () => compile(source, filePath, options);
    const previous = queue.get(filePath);
    const current = previous ? previous.then(run, run) : run();
    queue.set(filePath, current);
    const cleanUp = () => {
      if (queue.get(filePath) === current) queue.delete(filePath);
    };
    current.then(cleanUp, cleanUp);
    return current;
  };
}

/** Head of the page store entry and the compile time in milliseconds, or the reason of the failure. */
export type CompilePageResult = { stored: StoredPage; milliseconds: number } | CompileFailure;

/** Error of a page whose other content is known. */
class PageErrors extends Error {
  readonly errors: readonly Error[];
  readonly page: FailedPage;

  constructor(errors: readonly Error[], { content, imports = '', assets, warnings }: CompiledPage) {
    super(errors[0]!.message, { cause: errors[0] });
    this.errors = errors;
    this.page = { content, imports, assets, warnings };
  }
}

function toFailure(error: Error, page: CompiledPage | undefined): Error {
  return page?.errors ? new PageErrors(page.errors, page) : error;
}

interface Compiler {
  compilePage: CompilePage;
  highlights: HighlightStore;
  store: PageStore;
  cacheDir: string;
}

/** Creates a compiler with a page store and a highlight cache. */
export async function createCompiler({
  settings,
  cacheDir,
  version,
}: CompileContext): Promise<Compiler> {
  const highlights = createHighlightStore();
  return {
    compilePage: await createCompilePage(settings, highlights),
    highlights,
    store: openPageStore({ settings, cacheDir, version }),
    cacheDir,
  };
}

/**
 * Compiles a page and writes it to the page store. Returns compile errors instead of throwing them.
 *
 * @param options.store - page store to use instead of the compiler's store
 * @param options.previous - path of a page store entry with highlighted code of the page
 */
export async function compileToStore(
  compiler: Promise<Compiler>,
  filePath: string,
  { store, previous }: { store?: PageStore; previous?: string | undefined } = {},
): Promise<CompilePageResult> {
  const { text: source, problem } = readSource(filePath);
  if (problem) return { problem };
  const started = performance.now();
  try {
    const { compilePage, highlights, store: defaultStore, cacheDir } = await compiler;
    const target = store ?? defaultStore;
    const sourceDigest = digest(source);
    // If a dependency has changed, the entry to replace contains the code.
    highlights.open([
      target.fileOf(filePath, sourceDigest),
      ...(previous === undefined ? [] : [previous]),
    ]);
    const page = await trackActivity(`compiling ${relative(process.cwd(), filePath)}`, () =>
      compilePage(source, filePath),
    );
    try {
      const stored = target.write(filePath, sourceDigest, page, highlights.serialize());
      return { stored, milliseconds: performance.now() - started };
    } catch (cause) {
      return { problem: toCacheProblem(cause, cacheDir) };
    }
  } catch (error) {
    if (error instanceof MarkdownPluginError)
      return { ...error.failure, ...(error.isOfPage ? { filePath } : {}) };
    if (!(error instanceof PageErrors)) return { problem: toProblem(error, filePath, source) };
    const [problem, ...others] = error.errors.map((each) => toProblem(each, filePath, source));
    return { problem: problem!, others, page: error.page };
  }
}

/** Worker data passed to each compile worker. */
export interface CompileWorkerData {
  context: CompileContext;
  watchdog: SharedArrayBuffer | undefined;
}

let compiler: Promise<Compiler> | undefined;

/** Page to compile. */
export interface PageToCompile {
  filePath: string;
  /** Path of a page store entry with highlighted code of the page. */
  previous?: string | undefined;
}

/** Worker entry point: compiles a batch of pages sequentially. */
export default async function compileBatch(
  pages: readonly PageToCompile[],
): Promise<CompilePageResult[]> {
  // Tinypool passes `[internalData, workerData]`.
  const { context, watchdog } = (
    Array.isArray(workerData) ? workerData[1] : workerData
  ) as CompileWorkerData;
  if (!compiler) joinWatchdog(watchdog);
  compiler ??= createCompiler(context);
  const outcomes: CompilePageResult[] = [];
  for (const { filePath, previous } of pages)
    outcomes.push(await compileToStore(compiler, filePath, { previous }));
  return outcomes;
}

/** Resolves an import specifier in a page: a relative path, an alias from the configuration or a package. */
function resolveSpecifier(
  specifier: string,
  fromFile: string,
  alias: Record<string, string>,
): string | undefined {
  const path = resolveImportPath(specifier, fromFile, alias);
  if (path !== undefined) return findMarkdownFile(path);
  try {
    return createRequire(fromFile).resolve(specifier);
  } catch {
    return undefined;
  }
}

function findMarkdownFile(path: string): string | undefined {
  return ['', '.mdx', '.md', '/index.mdx', '/index.md']
    .map((end) => path + end)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
}
