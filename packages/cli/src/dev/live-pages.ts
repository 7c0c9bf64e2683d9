import type { PageContent } from '@octavo/mdx-plugins';
import { pageKey, splitRoute } from '@octavo/theme/urls';

import { entryName } from '../build/bundle/generated';
import { compileContext } from '../content/compile/compile-context';
import { readNavFiles } from '../content/scan/read-nav-files';
import { langOptions } from '../content/scan/route-of';
import { scanPages } from '../content/scan/scan-pages';
import { titleOf } from '../content/scan/title-of';
import { withFallbacks } from '../content/scan/with-fallbacks';
import type { CompileContext } from '../model/compiled-page';
import type { SiteConfig } from '../model/config';
import { OctavoError, type Problem } from '../model/errors';
import type { NavFiles } from '../model/nav-files';
import type { Page, SourceFile } from '../model/page';
import type { PageView } from '../model/payload';
import type { ServedPage } from '../model/plugin-values';
import { assembleSite, type Edition, findEdition } from '../site/assemble-site';
import { notFoundPage } from '../site/not-found-page';
import { collectRedirects } from '../site/redirects';
import { createLiveCompiler } from './live-compiler';
import { createLiveHeads } from './live-heads';
import type { LiveSearch } from './live-search';
import { createLiveViews } from './live-views';

/**
 * The pages of a site while it is written. Addresses are known from the start; what stands in a page is read when
 * somebody opens it, or a sidebar wants its title.
 */
export interface LivePages {
  readonly context: CompileContext;
  /** Look at the folder anew: pages came or went, or nav files changed. */
  rescan: () => Promise<void>;
  /** The content of a file has changed. */
  invalidate: (filePath: string) => void;
  /** What keeps a page from being compiled, as its author has to mend it. */
  problemOf: (filePath: string) => Promise<Problem | undefined>;
  /** @throws {OctavoError} where the page cannot be compiled. */
  page: (routePath: string) => Promise<PageView>;
  /** Address of a file that is a page. */
  routeOf: (filePath: string) => string | undefined;
  /** Where an address leads that has moved. */
  redirect: (routePath: string) => string | undefined;
  /** A page as plugins see it; `undefined` where there is none. @throws {OctavoError} as `page` */
  served: (routePath: string) => Promise<ServedPage | undefined>;
  /** A data file by its path below the base, as some payload named it. */
  dataFile: (path: string) => string | undefined;
  /** File behind the address of an asset that some page refers to. */
  asset: (path: string) => string | undefined;
  /** Pages opened so far that have code, for the bundler. */
  modulePages: () => SourceFile[];
  /** Search in all pages; loaded when it is first opened. */
  search: () => Promise<LiveSearch>;
}

export interface LivePagesOptions {
  config: SiteConfig;
  /** Told when a page with code is opened for the first time; settles when the bundler has it. */
  onModulePage: (file: SourceFile) => Promise<void>;
  /** Told what an author should look at, when a page has been compiled. */
  onWarnings: (warnings: readonly Problem[]) => void;
}

export async function createLivePages({
  config,
  onModulePage,
  onWarnings,
}: LivePagesOptions): Promise<LivePages> {
  const context = compileContext(config);
  const heads = createLiveHeads(config);
  const compiler = createLiveCompiler({ context, onWarnings, onHeadings: assemble });
  const views = createLiveViews();
  const modulePages = new Map<string, SourceFile>();
  let files = new Map<string, SourceFile>();
  let pages: Page[] = [];
  let navFiles: NavFiles;
  let editions: Edition[] = [];
  let problems: Problem[] = [];
  let search: LiveSearch | undefined;

  /** What a page says: all of it where it has been opened, else its head. */
  function livePage(file: SourceFile): Page {
    const content = () => compiler.contentOf(file.filePath) ?? heads.read(file);
    return {
      ...file,
      get content() {
        return content();
      },
      get title() {
        return titleOf(content(), file.relativePath);
      },
    };
  }

  function assemble(): void {
    editions = assembleSite({ config, pages, navFiles, lastUpdated: new Map() });
  }

  async function rescan(): Promise<void> {
    const [scan, nav] = await Promise.all([scanPages(config), readNavFiles(config)]);
    problems = [...scan.problems, ...nav.problems];
    const all = withFallbacks(scan.files, config);
    files = new Map(all.map((file) => [pageKey(file.routePath), file]));
    compiler.prune();
    pages = all.map(livePage);
    navFiles = nav.files;
    assemble();
  }

  async function openPage(routePath: string): Promise<PageView> {
    if (problems.length > 0)
      throw new OctavoError('PAGES_INVALID', 'Some files of the site are not valid.', {
        problems,
      });
    const file = files.get(pageKey(routePath));
    if (!file) return notFound(routePath);
    const summary = file.kind === 'markdown' ? await compiler.compile(file) : undefined;
    if (heads.read(file).frontmatter.overview) await compileSectionOf(file);
    const hasModule = !summary?.isStatic;
    if (hasModule && !modulePages.has(file.routePath)) {
      modulePages.set(file.routePath, file);
      await onModulePage(file);
    }
    const edition = findEdition(editions, file);
    return views.viewOf(edition.pageData(pageOf(file)), edition, {
      html: summary ? compiler.bodyOf(file).html : [],
      ...(hasModule ? { scripts: [`static/js/${entryName(file.routePath)}.js`] } : {}),
    });
  }

  function notFound(routePath: string): PageView {
    const { lang, version } = splitRoute(routePath, langOptions(config));
    const edition = findEdition(editions, { lang, version });
    return views.viewOf(notFoundPage(config, lang, version), edition, { html: [] });
  }

  /** An overview shows the headings of the pages beside and below it. */
  async function compileSectionOf({ relativePath }: SourceFile): Promise<void> {
    const section = relativePath.split('/').slice(0, -1).join('/');
    for (const other of files.values()) {
      if (other.kind === 'markdown' && other.relativePath.startsWith(`${section}/`))
        await compiler.compile(other);
    }
  }

  function pageOf({ routePath }: SourceFile): Page {
    return pages.find((page) => page.routePath === routePath)!;
  }

  function pageIn(filePath: string): Page | undefined {
    return pages.find((page) => page.filePath === filePath);
  }

  await rescan();
  return {
    context,
    rescan,
    invalidate(filePath) {
      const before = compiler.contentOf(filePath) ?? heads.known(filePath);
      heads.forget(filePath);
      compiler.invalidate(filePath);
      search?.invalidate(filePath);
      const page = pageIn(filePath);
      // Other pages show its title; what it says itself is read when it is asked for.
      if (page && before && namesOf(before) !== namesOf(page.content)) assemble();
    },
    async problemOf(filePath) {
      const page = pageIn(filePath);
      if (page?.kind !== 'markdown') return undefined;
      try {
        await compiler.compile(page);
      } catch (error) {
        if (error instanceof OctavoError) return error.problems[0];
        throw error;
      }
      return undefined;
    },
    page: openPage,
    async served(routePath) {
      const file = files.get(pageKey(routePath));
      if (!file) return undefined;
      const { page: data } = (await openPage(routePath)).payload;
      const markdown = () =>
        file.kind === 'markdown' ? compiler.bodyOf(file).markdown : undefined;
      return { page: pageOf(file), data, markdown };
    },
    routeOf: (filePath) => pageIn(filePath)?.routePath,
    redirect(routePath) {
      const key = pageKey(routePath);
      // Only an address without a page makes it worth reading what all pages say of theirs.
      if (files.has(key)) return undefined;
      return collectRedirects(pages, config).redirects.find(({ from }) => pageKey(from) === key)
        ?.to;
    },
    dataFile: views.dataFile,
    asset: compiler.asset,
    modulePages: () => [...modulePages.values()],
    async search() {
      const { createLiveSearch } = await import('./live-search');
      search ??= createLiveSearch({ config, context, pages: () => [...files.values()] });
      return search;
    },
  };
}

/** What other pages show of a page. */
function namesOf({ title, frontmatter }: PageContent): string {
  return JSON.stringify([title, frontmatter]);
}
