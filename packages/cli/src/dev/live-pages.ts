import type { PageContent } from '@octavo/mdx-plugins';
import { pageKey, splitRoute } from '@octavo/theme/urls';
import { getEntryName } from '../build/bundle/generated';
import { createCompileContext } from '../content/compile/compile-context';
import { readNavFiles } from '../content/scan/read-nav-files';
import { getLangOptions } from '../content/scan/route-of';
import { scanPages } from '../content/scan/scan-pages';
import { getPageTitle } from '../content/scan/title-of';
import { addFallbackPages } from '../content/scan/with-fallbacks';
import { writeTestedBlocks } from '../examples/tested-pages';
import type { CompileContext } from '../model/compiled-page';
import type { SiteConfig } from '../model/config';
import { OctavoError, type Problem } from '../model/errors';
import type { NavFiles } from '../model/nav-files';
import type { Page, SourceFile } from '../model/page';
import type { PageView } from '../model/payload';
import type { ServedPage } from '../model/plugin-values';
import type { Finding } from '../model/rules';
import { assembleSite, type Edition, findEdition } from '../site/assemble-site';
import { getContentLinks, replaceLinks } from '../site/content-links';
import { createNotFoundPage } from '../site/not-found-page';
import { collectRedirects } from '../site/redirects';
import { createLiveCompiler } from './live-compiler';
import type { LiveSearch } from './live-search';
import { createLiveViews } from './live-views';
import { createPageLinkCheck } from './page-links';
import { createPageMetadataCache } from './page-metadata-cache';

/**
 * Pages served by the dev server. Routes are scanned at startup. Page metadata is read when needed, for example for a
 * sidebar, and pages are compiled when they are opened.
 */
export interface LivePages {
  readonly context: CompileContext;
  /** Scans the content root again. Call it when pages are added or removed, or when nav files change. */
  rescan: () => Promise<void>;
  /** Marks a file as changed. */
  invalidate: (filePath: string) => void;
  /** Compiles a page and returns the first problem, or `undefined` if there is none. */
  findProblem: (filePath: string) => Promise<Problem | undefined>;
  /**
   * Returns the page for a route, or the 404 page.
   *
   * @throws {OctavoError} `PAGES_INVALID` if the page cannot be compiled.
   */
  getPage: (routePath: string) => Promise<PageView>;
  /** Returns the route path for a file, or `undefined` if the file is not a page. */
  routeOf: (filePath: string) => string | undefined;
  /** Returns the redirect target for a route, or `undefined` if it is not redirected. */
  findRedirect: (routePath: string) => string | undefined;
  /**
   * Returns a page in the format that plugins receive, or `undefined` if the route does not exist.
   *
   * @throws {OctavoError} `PAGES_INVALID` if the page cannot be compiled.
   */
  getServedPage: (routePath: string) => Promise<ServedPage | undefined>;
  /** Returns the JSON of a data file by its path relative to the base. */
  getDataFile: (path: string) => string | undefined;
  /** Returns the source file for an asset URL path relative to the base. */
  getAsset: (path: string) => string | undefined;
  /** Returns the opened pages that need a module in the bundle. */
  modulePages: () => SourceFile[];
  /** Returns the search indexes. The indexer is imported on the first call. */
  getSearch: () => Promise<LiveSearch>;
}

export interface LivePagesOptions {
  config: SiteConfig;
  /** Called when a page with a module is opened for the first time. Resolves when the module has been bundled. */
  onModulePage: (file: SourceFile) => Promise<void>;
  /** Called with the warnings after a page is compiled. */
  onWarnings: (warnings: readonly Problem[]) => void;
  /** Called each time a page is opened, with the problems because of which it cannot be shown. */
  onPageProblems: (routePath: string, problems: readonly Problem[]) => void;
  /** Called with the dead and unsafe links of a page each time it is opened. */
  onPageLinks: (filePath: string, findings: readonly Finding[]) => void;
}

/** Scans the content root and creates the pages for the dev server. */
export async function createLivePages({
  config,
  onModulePage,
  onWarnings,
  onPageProblems,
  onPageLinks,
}: LivePagesOptions): Promise<LivePages> {
  await writeTestedBlocks(config);
  const context = createCompileContext(config);
  const metadata = createPageMetadataCache(config);
  const compiler = createLiveCompiler({ context, onWarnings, onHeadingsChange: assemble });
  const views = createLiveViews();
  const modulePages = new Map<string, SourceFile>();
  let files = new Map<string, SourceFile>();
  let pages: Page[] = [];
  let navFiles: NavFiles;
  let editions: Edition[] = [];
  let problems: Problem[] = [];
  let search: LiveSearch | undefined;
  let checkLinks: ReturnType<typeof createPageLinkCheck>;
  /** Paths of the opened pages with dead or unsafe links. */
  const pagesWithDeadLinks = new Set<string>();

  /** Creates a page with lazy content: the compiled content if the page was opened, otherwise only its metadata. */
  function createLivePage(file: SourceFile): Page {
    const content = () => compiler.getSummary(file.filePath)?.content ?? metadata.read(file);
    return {
      ...file,
      get content() {
        return content();
      },
      get title() {
        return getPageTitle(content(), file.relativePath);
      },
    };
  }

  function assemble(): void {
    editions = assembleSite({ config, pages, navFiles, lastUpdated: new Map() });
  }

  async function rescan(): Promise<void> {
    const scan = await scanPages(config);
    const nav = await readNavFiles(config, scan.navFiles);
    problems = [...scan.problems, ...nav.problems];
    const all = addFallbackPages(scan.files, config);
    files = new Map(all.map((file) => [pageKey(file.routePath), file]));
    compiler.prune();
    pages = all.map(createLivePage);
    checkLinks = createPageLinkCheck({
      config,
      pages,
      hasKnownIds: ({ filePath }) => compiler.getSummary(filePath)?.isStatic ?? false,
      isAsset: (path) => compiler.getAsset(path) !== undefined,
    });
    navFiles = nav.files;
    assemble();
    // Their links may lead to new pages, or the pages may have been deleted.
    for (const filePath of pagesWithDeadLinks) reportLinks(filePath);
  }

  function reportLinks(filePath: string): void {
    const page = findPageByFile(filePath);
    const findings = page && compiler.getSummary(filePath) ? checkLinks(page) : [];
    if (findings.length === 0) pagesWithDeadLinks.delete(filePath);
    else pagesWithDeadLinks.add(filePath);
    onPageLinks(filePath, findings);
  }

  async function openPage(routePath: string): Promise<PageView> {
    if (problems.length > 0)
      throw new OctavoError('PAGES_INVALID', 'The site contains invalid files.', {
        problems,
      });
    const file = files.get(pageKey(routePath));
    if (!file) return createNotFoundView(routePath);
    const summary = file.kind === 'markdown' ? await compiler.compile(file) : undefined;
    if (summary) reportLinks(file.filePath);
    if (metadata.read(file).frontmatter.overview) await compileSection(file);
    const hasModule = !summary?.isStatic;
    if (hasModule && !modulePages.has(file.routePath)) {
      modulePages.set(file.routePath, file);
      await onModulePage(file);
    }
    const edition = findEdition(editions, file);
    // The page may have changed while it was bundled, so its summary may be outdated.
    const body = summary && compiler.getBody(file);
    const page = findPage(file);
    const links = getContentLinks(page, config, (key) => files.get(key));
    return views.createView(edition.pageData(page), edition, {
      html: replaceLinks(body?.html ?? [], links, config),
      ...(hasModule && links ? { links } : {}),
      ...(hasModule ? { scripts: [`static/js/${getEntryName(file.routePath)}.js`] } : {}),
      ...(hasModule && body ? { codeHash: body.codeHash } : {}),
    });
  }

  function createNotFoundView(routePath: string): PageView {
    const { lang, version } = splitRoute(routePath, getLangOptions(config));
    const edition = findEdition(editions, { lang, version });
    return views.createView(createNotFoundPage(config, lang, version), edition, { html: [] });
  }

  /** Compiles all pages in a section, because overview pages display their headings. */
  async function compileSection({ relativePath }: SourceFile): Promise<void> {
    const section = relativePath.split('/').slice(0, -1).join('/');
    for (const other of files.values()) {
      if (other.kind === 'markdown' && other.relativePath.startsWith(`${section}/`))
        await compiler.compile(other);
    }
  }

  function findPage({ routePath }: SourceFile): Page {
    return pages.find((page) => page.routePath === routePath)!;
  }

  function findPageByFile(filePath: string): Page | undefined {
    return pages.find((page) => page.filePath === filePath);
  }

  await rescan();
  return {
    context,
    rescan,
    invalidate(filePath) {
      const before = compiler.getSummary(filePath)?.content ?? metadata.getCached(filePath);
      metadata.invalidate(filePath);
      compiler.invalidate(filePath);
      search?.invalidate(filePath);
      const page = findPageByFile(filePath);
      // Other pages display the title and frontmatter. The page itself is recompiled on its next request.
      if (page && before && metadataKey(before) !== metadataKey(page.content)) assemble();
    },
    async findProblem(filePath) {
      const page = findPageByFile(filePath);
      if (page?.kind !== 'markdown') return undefined;
      try {
        await compiler.compile(page);
      } catch (error) {
        if (error instanceof OctavoError) return error.problems[0];
        throw error;
      }
      return undefined;
    },
    async getPage(routePath) {
      try {
        const view = await openPage(routePath);
        onPageProblems(routePath, []);
        return view;
      } catch (error) {
        if (error instanceof OctavoError) onPageProblems(routePath, error.problems);
        throw error;
      }
    },
    async getServedPage(routePath) {
      const file = files.get(pageKey(routePath));
      if (!file) return undefined;
      const { page: data } = (await openPage(routePath)).payload;
      const markdown = () =>
        file.kind === 'markdown' ? compiler.getBody(file).markdown : undefined;
      return { page: findPage(file), data, markdown };
    },
    routeOf: (filePath) => findPageByFile(filePath)?.routePath,
    findRedirect(routePath) {
      const key = pageKey(routePath);
      // Finding redirects requires reading the frontmatter of all pages, so only do it for routes without a page.
      if (files.has(key)) return undefined;
      return collectRedirects(pages, config).redirects.find(({ from }) => pageKey(from) === key)
        ?.to;
    },
    getDataFile: views.getDataFile,
    getAsset: compiler.getAsset,
    modulePages: () => [...modulePages.values()],
    async getSearch() {
      const { createLiveSearch } = await import('./live-search');
      search ??= createLiveSearch({ config, context, pages: () => [...files.values()] });
      return search;
    },
  };
}

/** Returns a cache key for the metadata that other pages display. */
function metadataKey({ title, frontmatter }: PageContent): string {
  return JSON.stringify([title, frontmatter]);
}
