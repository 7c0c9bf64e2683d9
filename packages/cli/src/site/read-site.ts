import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import { compilePages } from '../content/compile/compile-pages';
import { openPageStore } from '../content/compile/page-store';
import { readComponentPage } from '../content/scan/component-page';
import { readHead } from '../content/scan/read-head';
import { readNavFiles } from '../content/scan/read-nav-files';
import { readSources } from '../content/scan/read-sources';
import { replaceSource } from '../content/scan/replace-source';
import { scanPages } from '../content/scan/scan-pages';
import { titleOf } from '../content/scan/title-of';
import { withFallbacks } from '../content/scan/with-fallbacks';
import type { CompileContext, PageSummary } from '../model/compiled-page';
import type { SiteConfig } from '../model/config';
import type { Problem } from '../model/errors';
import type { NavFiles } from '../model/nav-files';
import type { Page, SourceFile } from '../model/page';
import { assembleSite, type Edition } from './assemble-site';

/** Everything a site says, before anything is bundled or rendered. */
export interface SiteGraph {
  config: SiteConfig;
  /** In the order of their paths. A page that could not be compiled has only what its head says. */
  pages: Page[];
  /** The same, with a stand-in for each page that a language lacks. */
  published: Page[];
  /** Compiled pages by file. */
  summaries: ReadonlyMap<string, PageSummary>;
  navFiles: NavFiles;
  editions: Edition[];
  problems: {
    /** Addresses that are taken twice, nav and meta files that are not valid. */
    structure: Problem[];
    unreadable: Problem[];
    uncompiled: Problem[];
  };
  /** How many pages were not in the store. */
  compiled: number;
  /** Module a page was compiled to; empty where it was not. */
  codeOf: (page: SourceFile) => string;
  /** Text of a file, read once. */
  sourceOf: (filePath: string) => string;
  /** Lines around a place of a file. */
  frameOf: (file: string, line: number, column: number) => string;
}

export interface ReadSiteOptions {
  config: SiteConfig;
  context: CompileContext;
  /** When each file was last committed, by its path below the content root. */
  lastUpdated: Promise<ReadonlyMap<string, string>>;
  onProgress?: (done: number, total: number) => void;
}

/** Read the whole of a site. Problems are gathered; who asks decides which of them end the run. */
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
    sourceOf: sources.of,
    ...(onProgress ? { onProgress } : {}),
  });
  const pages = files.map((file): Page => {
    const source = sources.of(file.filePath);
    const content =
      file.kind === 'component'
        ? readComponentPage(source)
        : (summaries.get(file.filePath)?.content ??
          readHead(replaceSource(source, context.settings.replaceRules)));
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
    codeOf: ({ filePath }) => store.readBody(filePath, sources.of(filePath))?.code ?? '',
    sourceOf: sources.of,
    frameOf: (file, line, column) => codeFrame(sources.of(file), line, column),
  };
}
