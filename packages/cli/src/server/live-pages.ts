import { existsSync, readFileSync, statSync } from 'node:fs';

import type { SidebarItem, SiteData } from '@octavo/theme';
import { pageKey, splitRoute } from '@octavo/theme/urls';

import type { PagePayload } from '../app/payload';
import { entryName } from '../bundler/generated';
import { compileContext } from '../compile/compile-context';
import { digest } from '../compile/digest';
import { createPageStore, type PageBody } from '../compile/page-store';
import type { CompileContext, PageSummary } from '../compile/types';
import type { createCompiler } from '../compile/worker';
import type { SiteConfig } from '../config/types';
import { OctavoError, type Problem } from '../errors';
import { readComponentPage } from '../pages/component-page';
import { readHead } from '../pages/read-head';
import { readNavFiles } from '../pages/read-nav-files';
import { langOptions } from '../pages/route-of';
import { scanPages } from '../pages/scan-pages';
import { titleOf } from '../pages/title-of';
import type { Page, SourceFile } from '../pages/types';
import { withFallbacks } from '../pages/with-fallbacks';
import type { ServedPage } from '../plugins/types';
import { assembleSite, type Edition, editionOf } from '../site/assemble-site';
import { notFoundPage } from '../site/not-found-page';
import { redirectsOf } from '../site/redirects';
import type { LiveSearch } from './live-search';

/** What a request for a page is answered with. */
export interface LivePage {
  payload: PagePayload;
  site: SiteData;
  sidebar: SidebarItem[];
}

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
  page: (routePath: string) => Promise<LivePage>;
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
  const { version } = context;
  const summaries = new Map<string, { source: string; summary: PageSummary }>();
  const dataFiles = new Map<string, string>();
  const assets = new Map<string, string>();
  const modulePages = new Map<string, SourceFile>();
  /** Files that have changed since they were compiled. */
  const changed = new Set<string>();
  let compiler: ReturnType<typeof createCompiler> | undefined;
  let files = new Map<string, SourceFile>();
  let editions: Edition[] = [];
  let problems: Problem[] = [];
  let search: LiveSearch | undefined;

  /** What a page says: all of it where it has been opened, else its head. */
  function livePage(file: SourceFile): Page {
    const content = () => compiled(file.filePath) ?? heads(file);
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

  function compiled(filePath: string): Page['content'] | undefined {
    return changed.has(filePath) ? undefined : summaries.get(filePath)?.summary.content;
  }

  const headCache = new Map<string, { time: number; content: Page['content'] }>();
  function heads(file: SourceFile): Page['content'] {
    const time = statSync(file.filePath, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const known = headCache.get(file.filePath);
    if (known?.time === time) return known.content;
    const source = time === 0 ? '' : readFileSync(file.filePath, 'utf8');
    const content = file.kind === 'component' ? readComponentPage(source) : readHead(source);
    headCache.set(file.filePath, { time, content });
    return content;
  }

  let pages: Page[] = [];
  let navFiles: Awaited<ReturnType<typeof readNavFiles>>['files'];
  const assemble = () => {
    editions = assembleSite({ config, pages, navFiles, lastUpdated: new Map() });
  };

  async function compile(file: SourceFile): Promise<PageSummary> {
    const source = readFileSync(file.filePath, 'utf8');
    const known = summaries.get(file.filePath);
    const store = createPageStore({ cacheDir: config.cacheDir, version, root: config.root });
    const stored = store.read(file.filePath, source);
    if (stored && known?.summary.hash === stored.hash) {
      changed.delete(file.filePath);
      return known.summary;
    }
    let summary = stored;
    if (!summary) {
      const worker = await import('../compile/worker');
      compiler ??= worker.createCompiler(context);
      const outcome = await worker.compileInto({ ...(await compiler), store }, file.filePath);
      if ('problem' in outcome)
        throw new OctavoError('PAGES_INVALID', 'The page could not be compiled.', {
          problems: [outcome.problem],
        });
      summary = outcome.summary;
      onWarnings(summary.warnings);
    }
    summaries.set(file.filePath, { source, summary });
    changed.delete(file.filePath);
    for (const asset of summary.assets) assets.set(asset.output, asset.file);
    // Titles and headings that others show may be new.
    if (
      JSON.stringify(known?.summary.content.toc) !== JSON.stringify(summary.content.toc) ||
      known?.summary.content.title !== summary.content.title
    )
      assemble();
    return summary;
  }

  function bodyOf(file: SourceFile): PageBody {
    const { source } = summaries.get(file.filePath)!;
    return createPageStore({ cacheDir: config.cacheDir, version, root: config.root }).readBody(
      file.filePath,
      source,
    )!;
  }

  function dataFile(stem: string, value: unknown): string {
    const json = JSON.stringify(value);
    const name = `static/data/${stem}.${digest(json).slice(0, 8)}.json`;
    dataFiles.set(name, json);
    return name;
  }

  function answer(
    data: LivePage['payload']['page'],
    edition: Edition,
    rest: Partial<PagePayload>,
  ): LivePage {
    const suffix = [edition.lang, edition.version].filter(Boolean).join('.');
    const sidebar = data.sidebarKey === undefined ? [] : edition.sidebar(data.sidebarKey);
    const payload: PagePayload = {
      page: data,
      data: {
        site: dataFile(`site.${suffix}`, edition.site),
        ...(data.sidebarKey === undefined
          ? {}
          : { sidebar: dataFile(`sidebar.${suffix}`, sidebar) }),
      },
      ...rest,
    };
    return { payload, site: edition.site, sidebar };
  }

  async function rescan() {
    const [scan, nav] = await Promise.all([scanPages(config), readNavFiles(config)]);
    problems = [...scan.problems, ...nav.problems];
    const all = withFallbacks(scan.files, config);
    files = new Map(all.map((file) => [pageKey(file.routePath), file]));
    for (const path of summaries.keys()) if (!existsSync(path)) summaries.delete(path);
    pages = all.map(livePage);
    navFiles = nav.files;
    assemble();
  }

  async function openPage(routePath: string): Promise<LivePage> {
    if (problems.length > 0)
      throw new OctavoError('PAGES_INVALID', 'Some files of the site are not valid.', {
        problems,
      });
    const file = files.get(pageKey(routePath));
    if (!file) {
      const { lang, version } = splitRoute(routePath, langOptions(config));
      const edition = editionOf(editions, { lang, version });
      return answer(notFoundPage(config, lang, version), edition, { html: [] });
    }
    const isMarkdown = file.kind === 'markdown';
    const summary = isMarkdown ? await compile(file) : undefined;
    if (heads(file).frontmatter.overview) {
      const section = file.relativePath.split('/').slice(0, -1).join('/');
      for (const other of files.values()) {
        if (other.kind === 'markdown' && other.relativePath.startsWith(`${section}/`))
          await compile(other);
      }
    }
    const hasModule = !summary?.isStatic;
    if (hasModule && !modulePages.has(file.routePath)) {
      modulePages.set(file.routePath, file);
      await onModulePage(file);
    }
    const edition = editionOf(editions, file);
    const page = pages.find((candidate) => candidate.routePath === file.routePath)!;
    return answer(edition.pageData(page), edition, {
      html: summary ? bodyOf(file).html : [],
      ...(hasModule ? { scripts: [`static/js/${entryName(file.routePath)}.js`] } : {}),
    });
  }

  async function served(routePath: string): Promise<ServedPage | undefined> {
    const file = files.get(pageKey(routePath));
    if (!file) return undefined;
    const { page: data } = (await openPage(routePath)).payload;
    const page = pages.find((candidate) => candidate.routePath === file.routePath)!;
    const markdown = () => (file.kind === 'markdown' ? bodyOf(file).markdown : undefined);
    return { page, data, markdown };
  }

  await rescan();
  return {
    context,
    rescan,
    invalidate(filePath) {
      const before = compiled(filePath) ?? headCache.get(filePath)?.content;
      headCache.delete(filePath);
      changed.add(filePath);
      search?.invalidate(filePath);
      const page = pages.find((candidate) => candidate.filePath === filePath);
      // Other pages show its title; what it says itself is read when it is asked for.
      if (page && before && namesOf(before) !== namesOf(page.content)) assemble();
    },
    async problemOf(filePath) {
      const page = pages.find((candidate) => candidate.filePath === filePath);
      if (page?.kind !== 'markdown') return undefined;
      try {
        await compile(page);
      } catch (error) {
        if (error instanceof OctavoError) return error.problems[0];
        throw error;
      }
      return undefined;
    },
    page: openPage,
    served,
    routeOf: (filePath) => pages.find((page) => page.filePath === filePath)?.routePath,
    redirect(routePath) {
      const key = pageKey(routePath);
      // Only an address without a page makes it worth reading what all pages say of theirs.
      if (files.has(key)) return undefined;
      return redirectsOf(pages, config).redirects.find(({ from }) => pageKey(from) === key)?.to;
    },
    dataFile: (path) => dataFiles.get(path),
    asset: (path) => assets.get(path),
    modulePages: () => [...modulePages.values()],
    async search() {
      const { createLiveSearch } = await import('./live-search');
      search ??= createLiveSearch({ config, context, pages: () => [...files.values()] });
      return search;
    },
  };
}

/** What other pages show of a page. */
function namesOf({ title, frontmatter }: Page['content']): string {
  return JSON.stringify([title, frontmatter]);
}
