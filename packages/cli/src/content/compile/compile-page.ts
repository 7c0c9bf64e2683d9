import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { workerData } from 'node:worker_threads';

import mdxLoader from '@mdx-js/loader';
import { type CompiledPage, createMdxOptions } from '@octavo/mdx-plugins';

import { importPath } from '../../files/module-path';
import type {
  CompileContext,
  CompiledModule,
  CompileSettings,
  PageSummary,
} from '../../model/compiled-page';
import { replaceSource } from '../scan/replace-source';
import { createHighlightStore, type HighlightStore } from './highlight-store';
import { createLinkResolver } from './link-resolver';
import { loadMarkdownPlugins, MarkdownPluginError } from './markdown-plugins';
import { createPageStore, type PageStore } from './page-store';
import { type CompileFailure, problemOf } from './problem-of';
import { remarkCommandTabs } from './remark-command-tabs';

interface CompilePageOptions {
  /**
   * `'extract'` keeps static HTML beside the code, for pages; `'inline'` in the code, for Markdown that is
   * imported as a module.
   * @default 'extract'
   */
  html?: 'extract' | 'inline';
}

type CompilePage = (
  source: string,
  filePath: string,
  options?: CompilePageOptions,
) => Promise<CompiledModule>;

const ASSETS_FOLDER = 'static/assets';

/**
 * Make the one function that compiles Markdown, for the worker threads, the loader of the bundler and the
 * development server alike. It runs `@mdx-js/loader`, whose processor is made once for each of the two forms.
 */
export async function createCompilePage(
  settings: CompileSettings,
  highlights?: HighlightStore,
): Promise<CompilePage> {
  const links = createLinkResolver(settings);
  const remarkPlugins = await loadMarkdownPlugins(settings.remarkPlugins, settings.cwd);
  const rehypePlugins = await loadMarkdownPlugins(settings.rehypePlugins, settings.cwd);
  const pending = new Map<string, CompiledPage>();

  const optionsFor = (html: 'extract' | 'inline') =>
    createMdxOptions({
      root: settings.root,
      publicDir: settings.publicDir,
      html,
      langOf: links.langOf,
      messages: settings.messages,
      resolveLink: (href, filePath) => {
        const dependencies: string[] = [];
        return {
          href: links.resolveLink(href, filePath, (path) => dependencies.push(path)),
          componentHref: links.resolveComponentLink(href),
          dependencies,
        };
      },
      resolvePublic: links.resolvePublic,
      assetUrl: (file, hash) => {
        const [, name, extension] = /([^\\/]*?)(\.\w+)?$/.exec(file)!;
        const output = `${ASSETS_FOLDER}/${name!.replace(/[^\w.-]+/g, '-')}.${hash.slice(0, 8)}${extension ?? ''}`;
        return { url: settings.base + output, output };
      },
      resolveImport: (specifier, fromFile) => resolveSpecifier(specifier, fromFile, settings.alias),
      transformSource: (source) => replaceSource(source, settings.replaceRules),
      highlight: settings.highlight,
      codeBlocks: settings.codeBlocks,
      defaultWrapCode: settings.markdown.defaultWrapCode,
      showLineNumbers: settings.markdown.showLineNumbers,
      components: { ...settings.components, ...settings.markdown.globalComponents },
      overrides: settings.markdown.elements,
      fallbackHeadingTitle: settings.fallbackHeadingTitle,
      markdownOut: settings.markdownOut,
      ...(highlights ? { highlightCache: highlights } : {}),
      remarkPlugins: [
        [remarkCommandTabs, { themeModules: settings.themeModules }],
        ...remarkPlugins,
      ],
      rehypePlugins,
      onPage: (page, filePath) => pending.set(filePath, page),
    });
  // The loader keeps a processor per compiler and options; one stand-in compiler for each form keeps them apart.
  const forms = {
    extract: { options: optionsFor('extract'), _compiler: {} },
    inline: { options: optionsFor('inline'), _compiler: {} },
  };

  const compile: CompilePage = async (source, filePath, { html = 'extract' } = {}) => {
    const { options, _compiler } = forms[html];
    const code = await new Promise<string>((done, fail) => {
      const context = {
        getOptions: () => options,
        resourcePath: filePath,
        context: resolve(settings.cwd),
        mode: 'production',
        sourceMap: false,
        _compiler,
      };
      const callback = (error: Error | null | undefined, value: unknown) => {
        if (error) fail(error);
        else done(String(value));
      };
      mdxLoader.call({ ...context, async: () => callback } as never, source);
    });
    const page = pending.get(filePath)!;
    pending.delete(filePath);
    return { ...page, code };
  };
  // Two bundles may ask for one file at once, and data about a page comes by its path.
  const turns = new Map<string, Promise<unknown>>();
  return (source, filePath, options) => {
    const again = () => compile(source, filePath, options);
    const before = turns.get(filePath);
    const turn = before ? before.then(again, again) : again();
    turns.set(filePath, turn);
    const leave = () => {
      if (turns.get(filePath) === turn) turns.delete(filePath);
    };
    turn.then(leave, leave);
    return turn;
  };
}

export type CompileOutcome = { summary: PageSummary } | CompileFailure;

interface Compiler {
  compilePage: CompilePage;
  highlights: HighlightStore;
  store: PageStore;
}

/** Creates a compiler that writes pages to the store. */
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

/** Entry of a worker thread. Compiles a batch of pages, one after the other. */
export default async function compileBatch(filePaths: string[]): Promise<CompileOutcome[]> {
  // Tinypool passes `workerData` as the second item of a pair.
  const context = (Array.isArray(workerData) ? workerData[1] : workerData) as CompileContext;
  compiler ??= createCompiler(context);
  const outcomes: CompileOutcome[] = [];
  for (const filePath of filePaths) outcomes.push(await compileInto(compiler, filePath));
  return outcomes;
}

/** Returns the file that a page imports: by relative path, through an alias of the site, or from a package. */
function resolveSpecifier(
  specifier: string,
  fromFile: string,
  alias: Record<string, string>,
): string | undefined {
  const path = importPath(specifier, fromFile, alias);
  if (path !== undefined) return existing(path);
  try {
    return createRequire(fromFile).resolve(specifier);
  } catch {
    return undefined;
  }
}

function existing(path: string): string | undefined {
  return ['', '.mdx', '.md', '/index.mdx', '/index.md']
    .map((end) => path + end)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
}
