import type { PageContent } from '@octavo/mdx-plugins';
import type { ListedPage, PageQuery } from '@octavo/theme';
import { pageKey, splitRoute } from '@octavo/theme/urls';
import { getEntryName } from '../build/bundle/generated';
import { createCompileContext } from '../content/compile/compile-context';
import { readNavFiles } from '../content/scan/read-nav-files';
import { getLangOptions } from '../content/scan/route-of';
import { scanPages } from '../content/scan/scan-pages';
import { addFallbackPages } from '../content/scan/with-fallbacks';
import { updateTestedBlocks } from '../examples/update-tested-blocks';
import type { CompileContext } from '../model/compiled-page';
import type { SiteConfig } from '../model/config';
import { getProblems, OctavoError, type Problem, uniqueProblems } from '../model/errors';
import type { NavFiles } from '../model/nav-files';
import type { Page, SourceFile } from '../model/page';
import { getPageListKey, type PageLists, parsePageListKey } from '../model/page-list';
import type { PageView } from '../model/payload';
import type { ServedPage } from '../model/plugin-values';
import type { Finding } from '../model/rules';
import { assembleSite, type Edition, findEdition } from '../site/assemble-site';
import { getContentLinks, replaceLinks, replaceMarkdownLinks } from '../site/content-links';
import { createNotFoundPage, unlistNotFoundPage } from '../site/not-found-page';
import { findPagesInSection, isListed, toListedPage } from '../site/page-lists';
import { collectRedirects } from '../site/redirects';
import { createBrokenPages, ENTIRE_SITE } from './broken-pages';
import { findServedFile } from './find-served-file';
import { isDeleted } from './is-deleted';
import { createLazyPage } from './lazy-page';
import { createLiveCompiler } from './live-compiler';
import { createLiveFields } from './live-fields';
import { createLiveLinks } from './live-links';
import { createLiveNav } from './live-nav';
import type { LiveSearch } from './live-search';
import { createLiveViews } from './live-views';
import { findMissingImports } from './missing-imports';
import { createModulePages } from './module-pages';
import { createLinkCheck } from './page-links';
import { createPageMetadataCache, getMetadataKey } from './page-metadata-cache';
import { type ReportedProblems, separatePageFiles } from './reported-problems';

/** Maximum number of pages to compile after a change, which can affect all files, such as a checkout of a branch. */
const MAX_RECHECKED = 20;

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
  /**
   * Compiles the changed pages, and those that could not be compiled or had dead links before, and reports their problems.
   * Otherwise, a problem in a page that is not open would only be reported when it is opened.
   */
  recheck: (filePaths: readonly string[]) => Promise<void>;
  /** Compiles a page and returns its problems. */
  findProblems: (filePath: string) => Promise<readonly Problem[]>;
  /**
   * Returns the imports of a page and its partials whose files, packages or exports are missing.
   *
   * @throws {OctavoError} `PAGES_INVALID` if the page cannot be compiled.
   */
  findMissingImports: (filePath: string) => Promise<readonly Problem[]>;
  /**
   * Returns the page for a route, or the 404 page of its language and version.
   *
   * @throws {OctavoError} `PAGES_INVALID` if the page cannot be compiled. The problems of other pages are listed after its
   * own.
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
  /**
   * Returns the pages that `usePages` lists on a page. Pages with invalid frontmatter fields are excluded.
   *
   * @throws {OctavoError} if the query is invalid
   */
  getPageList: (routePath: string, query: PageQuery) => Promise<ListedPage[]>;
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
  /** Problems that were reported with the previous configuration. They are replaced by the first `recheck`. */
  previous?: ReportedProblems | undefined;
  /**
   * Called when a page with a module is opened for the first time, and when such a page is deleted. Resolves when the
   * modules have been bundled.
   */
  onModulePagesChange: () => Promise<void>;
  /** Called with the warnings of a page after it is compiled. */
  onWarnings: (filePath: string, warnings: readonly Problem[]) => void;
  /** Called with the files that a page includes after it is compiled. */
  onDependencies: (paths: readonly string[]) => void;
  /** Called each time a page is opened or changed, with the problems because of which it cannot be shown. */
  onPageProblems: (routePath: string, problems: readonly Problem[]) => void;
  /**
   * Called with the dead and unsafe links, the missing images and the missing default export of a page each time it is
   * opened or changed, and with the missing pages, dead links and missing images of nav files, meta files and the configuration.
   */
  onPageLinks: (filePath: string, findings: readonly Finding[]) => void;
}

/** Scans the content root and creates the pages for the dev server. */
export async function createLivePages({
  config,
  previous = { files: [], brokenPages: [] },
  onModulePagesChange,
  onWarnings,
  onDependencies,
  onPageProblems,
  onPageLinks,
}: LivePagesOptions): Promise<LivePages> {
  await updateTestedBlocks(config);
  const context = createCompileContext(config);
  const metadata = createPageMetadataCache(config);
  const fields = createLiveFields(config);
  const compiler = createLiveCompiler({
    context,
    onWarnings,
    onDependencies,
    onHeadingsChange: assemble,
  });
  const views = createLiveViews();
  const modulePages = createModulePages(onModulePagesChange);
  let files = new Map<string, SourceFile>();
  let pages: Page[] = [];
  const findPage = (file: SourceFile): Page =>
    pages.find(({ routePath }) => routePath === file.routePath)!;
  const findPageByFile = (path: string): Page | undefined =>
    pages.find(({ filePath }) => filePath === path);
  let navFiles: NavFiles;
  let editions: Edition[] = [];
  let problems: Problem[] = [];
  let search: LiveSearch | undefined;
  let checkLinks: ReturnType<typeof createLinkCheck>;
  const broken = createBrokenPages(previous.brokenPages, onPageProblems);
  /** Queries of the opened pages, by page key. */
  const queries = new Map<string, Set<string>>();
  const { pageFiles, siteFiles } = separatePageFiles(previous, config.configFile);
  const links = createLiveLinks({
    previous: pageFiles,
    findPage: findPageByFile,
    getSummary: compiler.getSummary,
    checkLinks: (page) => checkLinks.page(page),
    onPageLinks,
  });
  const nav = createLiveNav({
    previous: siteFiles,
    checkLinks: (state) => checkLinks.site(state),
    onFindings: onPageLinks,
  });

  /** Creates a page with the compiled content if the page was opened, otherwise only with its metadata. */
  const createLivePage = (file: SourceFile): Page =>
    createLazyPage(file, () => unlistNotFoundPage(fields.apply(readContent(file)), file, config));

  function readContent(file: SourceFile): PageContent {
    return compiler.getSummary(file.filePath)?.content ?? metadata.read(file);
  }

  function assemble(): void {
    editions = assembleSite({ config, pages, navFiles, lastUpdated: new Map() });
  }

  async function rescan(): Promise<void> {
    const scan = await scanPages(config);
    const read = await readNavFiles(config, scan.navFiles);
    problems = [...scan.problems, ...read.problems];
    const all = addFallbackPages(scan.files, config);
    files = new Map(all.map((file) => [pageKey(file.routePath), file]));
    compiler.prune();
    pages = all.map(createLivePage);
    checkLinks = createLinkCheck({
      config,
      pages,
      hasKnownIds: ({ filePath }) => compiler.getSummary(filePath)?.isStatic ?? false,
      isAsset: (path) => compiler.getAsset(path) !== undefined,
    });
    navFiles = read.files;
    broken.set(ENTIRE_SITE, problems);
    broken.prune((routePath) => files.has(pageKey(routePath)));
    assemble();
    // Links may lead to new or to deleted pages.
    links.reportAll();
    nav.report({ editions, navFiles });
    await modulePages.prune(files);
  }

  /** Reports the links of a page. Compiles the pages to whose headings it links afterwards, and reports its dead anchors. */
  function reportLinks(filePath: string): void {
    const targets = links.report(filePath).filter((page) => page.kind === 'markdown');
    if (targets.length === 0) return;
    // After the response, because the page is shown without them.
    setImmediate(async () => {
      // Problems of these pages are reported when they are opened.
      for (const target of targets.slice(0, MAX_RECHECKED))
        await compiler.compile(target).catch(() => undefined);
      links.report(filePath);
    });
  }

  async function openPage(file: SourceFile): Promise<PageView> {
    const summary = file.kind === 'markdown' ? await compiler.compile(file) : undefined;
    reportLinks(file.filePath);
    const fieldProblems = await fields.findProblems(file, readContent(file));
    if (fieldProblems.length > 0)
      throw new OctavoError('PAGES_INVALID', 'Invalid frontmatter.', { problems: fieldProblems });
    if (metadata.read(file).frontmatter.overview) await compileSection(file);
    const hasModule = !summary?.isStatic;
    if (hasModule) await modulePages.add(file);
    const body = summary && (await compiler.getBody(file));
    const edition = findEdition(editions, file);
    const page = findPage(file);
    const lists = await getLists(file.routePath);
    nav.open(page, { editions, navFiles });
    const contentLinks = getContentLinks(page, config, (key) => files.get(key));
    return views.createView(edition.pageData(page), edition, {
      html: replaceLinks(body?.html ?? [], contentLinks, config),
      ...(hasModule && contentLinks ? { links: contentLinks } : {}),
      ...(hasModule ? { scripts: [`static/js/${getEntryName(file.routePath)}.js`] } : {}),
      ...(lists ? { lists } : {}),
      ...(hasModule && body ? { codeHash: body.codeHash } : {}),
    });
  }

  /** Compiles a page, and reports its problems and its dead links. */
  async function recheckPage(file: SourceFile): Promise<void> {
    const found = await findProblems(file);
    if (found.length === 0) reportLinks(file.filePath);
    broken.set(file.routePath, found);
  }

  async function findProblems(file: SourceFile | undefined): Promise<readonly Problem[]> {
    if (!file || isDeleted(file)) return [];
    try {
      if (file.kind === 'markdown') await compiler.compile(file);
      return await fields.findProblems(file, readContent(file));
    } catch (error) {
      if (error instanceof OctavoError) return getProblems(error);
      throw error;
    }
  }

  /** Returns the lists that components on a page have requested before, so that the page is not rendered without them. */
  async function getLists(routePath: string): Promise<PageLists | undefined> {
    const keys = [...(queries.get(pageKey(routePath)) ?? [])];
    if (keys.length === 0) return undefined;
    const lists = keys.map(async (key) => [key, await getList(routePath, parsePageListKey(key))]);
    return Object.fromEntries(await Promise.all(lists)) as PageLists;
  }

  async function getList(routePath: string, query: PageQuery): Promise<ListedPage[]> {
    const from = files.get(pageKey(routePath)) ?? splitRoute(routePath, getLangOptions(config));
    const found = findPagesInSection(pages, query, from, config);
    const hasProblems = await Promise.all(
      found.map(async (page) => (await fields.findProblems(page, readContent(page))).length > 0),
    );
    return found
      .filter((page, index) => !hasProblems[index] && isListed(page))
      .map((page) => toListedPage(page, config));
  }

  function createNotFoundView(routePath: string): PageView {
    const { lang, version } = splitRoute(routePath, getLangOptions(config));
    const edition = findEdition(editions, { lang, version });
    // The missing page may be the home page.
    nav.open({ lang, version, routePath }, { editions, navFiles });
    return views.createView(createNotFoundPage(config, lang, version), edition, { html: [] });
  }

  /** Compiles all pages in a section, because overview pages display their headings. */
  async function compileSection({ relativePath }: SourceFile): Promise<void> {
    const folder = relativePath.slice(0, relativePath.lastIndexOf('/') + 1);
    for (const other of files.values()) {
      if (other.kind === 'markdown' && other.relativePath.startsWith(folder))
        await compiler.compile(other);
    }
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
      if (page && before && getMetadataKey(before) !== getMetadataKey(page.content)) assemble();
    },
    async recheck(filePaths) {
      // A missing image may have been added.
      const changed = [...filePaths, ...links.filesWithFindings()].flatMap(
        (filePath) => findPageByFile(filePath) ?? [],
      );
      const before = broken
        .routePaths()
        .flatMap((routePath) => files.get(pageKey(routePath)) ?? []);
      const all = new Set([
        ...before,
        ...changed.map(({ routePath }) => files.get(pageKey(routePath))!),
      ]);
      const rechecked = [...all].slice(0, MAX_RECHECKED);
      for (const file of rechecked) await findProblems(file);
      // A page or file to which a changed page links may have been added after the last scan.
      if (links.hasNewFindings(rechecked)) await rescan();
      for (const file of rechecked) await recheckPage(file);
      // The IDs of the changed pages may have changed.
      links.reportAll();
    },
    findProblems: (filePath) => findProblems(findPageByFile(filePath)),
    findMissingImports: (filePath) =>
      findMissingImports(findPageByFile(filePath), compiler, config),
    async getPage(routePath) {
      if (problems.length > 0)
        throw new OctavoError('PAGES_INVALID', 'The site contains invalid files.', { problems });
      const file = findServedFile(files, routePath, config);
      try {
        const view = file ? await openPage(file) : createNotFoundView(routePath);
        broken.set(file?.routePath ?? routePath, []);
        return view;
      } catch (error) {
        if (!(error instanceof OctavoError)) throw error;
        const own = getProblems(error);
        broken.set(file?.routePath ?? routePath, own);
        throw new OctavoError(error.code, error.message, {
          problems: uniqueProblems([...own, ...broken.problems()]),
        });
      }
    },
    async getServedPage(routePath) {
      const file = files.get(pageKey(routePath));
      if (!file || isDeleted(file)) return undefined;
      const { page: data } = (await openPage(file)).payload;
      const body = file.kind === 'markdown' ? await compiler.getBody(file) : undefined;
      const page = findPage(file);
      const routes = getContentLinks(page, config, (key) => files.get(key));
      return { page, data, markdown: () => replaceMarkdownLinks(body?.markdown, routes, config) };
    },
    routeOf: (filePath) => findPageByFile(filePath)?.routePath,
    findRedirect(routePath) {
      const key = pageKey(routePath);
      // Finding redirects requires reading the frontmatter of all pages, so only do it for routes without a page.
      if (files.has(key)) return undefined;
      return collectRedirects(pages, config).redirects.find(({ from }) => pageKey(from) === key)
        ?.to;
    },
    async getPageList(routePath, query) {
      const list = await getList(routePath, query);
      const key = pageKey(routePath);
      queries.set(key, new Set([...(queries.get(key) ?? []), getPageListKey(query)]));
      return list;
    },
    getDataFile: views.getDataFile,
    getAsset: compiler.getAsset,
    modulePages: modulePages.list,
    async getSearch() {
      const { createLiveSearch } = await import('./live-search');
      search ??= createLiveSearch({ config, context, pages: () => [...files.values()] });
      return search;
    },
  };
}
