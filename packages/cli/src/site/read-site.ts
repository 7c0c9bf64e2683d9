import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import { compilePages } from '../content/compile/compile-pages';
import { openPageStore } from '../content/compile/page-store';
import { readComponentPage } from '../content/scan/component-page';
import { readHead } from '../content/scan/read-head';
import { readNavFiles } from '../content/scan/read-nav-files';
import { readSources } from '../content/scan/read-sources';
import { applyReplaceRules } from '../content/scan/replace-rules';
import { scanPages } from '../content/scan/scan-pages';
import { titleOf } from '../content/scan/title-of';
import { withFallbacks } from '../content/scan/with-fallbacks';
import type { CompileContext, PageSummary } from '../model/compiled-page';
import type { SiteConfig } from '../model/config';
import type { Problem } from '../model/errors';
import type { NavFiles } from '../model/nav-files';
import type { Page, SourceFile } from '../model/page';
import { assembleSite, type Edition } from './assemble-site';

/** Content and structure of a site before it is bundled and rendered. */
export interface SiteGraph {
  config: SiteConfig;
  /** Sorted by path. A page that could not be compiled has only its frontmatter and title. */
  pages: Page[];
  /** Pages, with a fallback for each missing translation. */
  published: Page[];
  /** Summaries of compiled pages by file path. */
  summaries: ReadonlyMap<string, PageSummary>;
  navFiles: NavFiles;
  editions: Edition[];
  problems: {
    /** Duplicate routes, invalid file names, and invalid nav and meta files. */
    structure: Problem[];
    unreadable: Problem[];
    uncompiled: Problem[];
  };
  /** Number of cache misses. */
  compiled: number;
  /** Returns the compiled module of a page; an empty string if it was not compiled. */
  codeOf: (page: SourceFile) => string;
  /** Returns the content of a file. Each file is read only once. */
  sourceOf: (filePath: string) => string;
  /** Returns the code frame of a position in a file. */
  frameOf: (file: string, line: number, column: number) => string;
}

export interface ReadSiteOptions {
  config: SiteConfig;
  context: CompileContext;
  /** Date of the last commit of each file as ISO 8601, by path relative to the content root. */
  lastUpdated: Promise<ReadonlyMap<string, string>>;
  onProgress?: (done: number, total: number) => void;
}

/** Reads, compiles and assembles a site. Problems are collected, so that the caller can decide which of them are fatal. */
export async function readSite({
  config,
  context,
  lastUpdated,
  onProgress,
}: ReadSiteOptions): Promise<SiteGraph> {
  const [scan, nav] = await Promise.all([scanPages(config), readNavFiles(config)]);
  const sources = readSources(scan.files.map((file) => file.filePath));
  const unreadable = new Set(sources.problems.map(({ file }) => file));
  const files = scan.files.filter((file) => !unreadable.has(file.filePath));
  const store = openPageStore(context);
  const { summaries, problems, compiled } = await compilePages({
    ...context,
    store,
    files: files.filter((file) => file.kind === 'markdown'),
    sourceOf: sources.get,
    ...(onProgress ? { onProgress } : {}),
  });
  const pages = files.map((file): Page => {
    const source = sources.get(file.filePath);
    const content =
      file.kind === 'component'
        ? readComponentPage(source)
        : (summaries.get(file.filePath)?.content ??
          readHead(applyReplaceRules(source, context.settings.replaceRules)));
    return { ...file, content, title: titleOf(content, file.relativePath) };
  });
  const published = withFallbacks(pages, config);
  return {
    config,
    pages,
    published,
    summaries,
    navFiles: nav.files,
    editions: assembleSite({
      config,
      pages: published,
      navFiles: nav.files,
      lastUpdated: await lastUpdated,
    }),
    problems: {
      structure: [...scan.problems, ...nav.problems],
      unreadable: sources.problems,
      uncompiled: problems,
    },
    compiled,
    codeOf: ({ filePath }) => store.readBody(filePath, sources.get(filePath))?.code ?? '',
    sourceOf: sources.get,
    frameOf: (file, line, column) => codeFrame(sources.get(file), line, column),
  };
}
