import type { PageContent } from '@octavo/mdx-plugins';
import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import { compilePages } from '../content/compile/compile-pages';
import type { PageIndex } from '../content/compile/page-index';
import { openPageStore } from '../content/compile/page-store';
import { findComponentProblems, readComponentPage } from '../content/scan/component-page';
import { isDraft } from '../content/scan/is-draft';
import { isProse } from '../content/scan/is-prose';
import { readHead } from '../content/scan/read-head';
import { readNavFiles } from '../content/scan/read-nav-files';
import { readSources } from '../content/scan/read-sources';
import { applyReplaceRules } from '../content/scan/replace-rules';
import { scanPages } from '../content/scan/scan-pages';
import { openSourceIndex } from '../content/scan/source-index';
import { getPageTitle } from '../content/scan/title-of';
import { validateFrontmatter } from '../content/scan/validate-frontmatter';
import { addFallbackPages } from '../content/scan/with-fallbacks';
import { digest } from '../files/digest';
import type { CompileContext, FailedPage, PageBody, PageSummary } from '../model/compiled-page';
import type { SiteConfig } from '../model/config';
import type { Problem } from '../model/errors';
import type { NavFiles } from '../model/nav-files';
import type { Page, SourceFile } from '../model/page';
import { assembleSite, type Edition } from './assemble-site';
import { unlistNotFoundPage } from './not-found-page';

/** Content and structure of a site before bundling and rendering. */
export interface SiteGraph {
  config: SiteConfig;
  /** Pages sorted by path. Pages with syntax errors only have frontmatter and a title. */
  pages: Page[];
  /** All pages, including fallback pages for missing translations. */
  published: Page[];
  /** Pages that are excluded because they are drafts, including fallback pages for missing translations. */
  drafts: SourceFile[];
  /** Maps file paths to the summaries of compiled pages. */
  summaries: ReadonlyMap<string, PageSummary>;
  /** Maps file paths to what is known of pages with errors. Pages with syntax errors are missing. */
  failed: ReadonlyMap<string, FailedPage>;
  navFiles: NavFiles;
  editions: Edition[];
  problems: {
    /** Duplicate routes, invalid file names, and errors in nav and meta files. */
    structure: Problem[];
    unreadable: Problem[];
    uncompiled: Problem[];
  };
  /** Number of cache misses. */
  compiled: number;
  /**
   * Returns the paths of the page store entries.
   *
   * @param filePaths - pages, of which those without an entry are left out. @default all pages
   */
  entries: (filePaths?: Iterable<string>) => string[];
  /**
   * Returns the HTML, code and Markdown of a page, which are empty if it was not compiled. Each call reads the entry of
   * the page.
   *
   * @throws {InvalidEntryError} if the entry is invalid or was replaced
   */
  bodyOf: (page: SourceFile) => PageBody;
  /** Returns the compiled code of a page, or an empty string if it was not compiled. */
  codeOf: (page: SourceFile) => string;
  /** Returns the source of a file. Each file is only read once. */
  sourceOf: (filePath: string) => string;
  /** Returns a digest of all content files, which is the same in all checkouts of a commit. */
  digestContent: () => string;
  /** Returns a code frame for a position in a file. */
  frameOf: (file: string, line: number, column: number) => string;
}

export interface ReadSiteOptions {
  config: SiteConfig;
  context: CompileContext;
  /** Maps paths relative to the content root to the date of the last commit (ISO 8601). */
  lastUpdated: Promise<ReadonlyMap<string, string>>;
  /** Pages that were added to the page store, but not to its index. @default none */
  added?: PageIndex | undefined;
  /** Called with the paths of missing page store entries before they are compiled. It can create them. */
  restore?: ((entries: readonly string[]) => Promise<void>) | undefined;
  /**
   * Returns the pages to compile, of all content files except drafts. Other pages are only compiled if they may have a
   * module. Otherwise, only their frontmatter and title are read, unless they are in the page store.
   * @default all pages
   */
  select?: ((files: readonly SourceFile[]) => ReadonlySet<SourceFile>) | undefined;
  onProgress?: (done: number, total: number) => void;
  /** Called with the time that it took to compile a page. */
  onCompiled?: (filePath: string, milliseconds: number) => void;
}

/**
 * Reads, compiles and assembles a site. Problems are returned instead of thrown, so that the caller can decide which
 * are fatal.
 */
export async function readSite({
  config,
  context,
  lastUpdated,
  added,
  restore,
  select,
  onProgress,
  onCompiled,
}: ReadSiteOptions): Promise<SiteGraph> {
  const scan = await scanPages(config);
  const nav = await readNavFiles(config, scan.navFiles);
  const sourceIndex = openSourceIndex(config);
  const fileOf = new Map(scan.files.map((file) => [file.filePath, file]));
  // Drafts are not in the index, so files that are not read are no drafts.
  const drafts: SourceFile[] = [];
  const sources = readSources(fileOf.keys(), {
    index: sourceIndex,
    // Sources take much memory, and are rarely used again if all pages are compiled.
    keep: select !== undefined,
    onRead(filePath, source) {
      const file = fileOf.get(filePath)!;
      if (isDraft(file, source)) drafts.push(file);
    },
  });
  const excluded = new Set([
    ...sources.problems.map(({ file }) => file),
    ...drafts.map(({ filePath }) => filePath),
  ]);
  const files = scan.files.filter(({ filePath }) => !excluded.has(filePath));
  sourceIndex.save(files.map(({ filePath }) => [filePath, sources.digestOf(filePath)] as const));
  const convert = (filePath: string) =>
    applyReplaceRules(sources.get(filePath), context.settings.replaceRules);
  const selected = select?.(files);
  /** Pages that are not compiled. */
  const outlined = new Set<string>();
  const isSkipped = (file: SourceFile): boolean => {
    const skips = selected?.has(file) === false && isProse(convert(file.filePath));
    if (skips) outlined.add(file.filePath);
    return skips;
  };
  const store = openPageStore(context, { useIndex: true, added });
  const markdownFiles = files.filter((file) => file.kind === 'markdown');
  const { summaries, failed, problems, compiled } = await compilePages({
    ...context,
    store,
    files: markdownFiles,
    digestOf: sources.digestOf,
    restore,
    isSkipped,
    ...(onProgress ? { onProgress } : {}),
    ...(onCompiled ? { onCompiled } : {}),
  });
  store.saveIndex(markdownFiles.map(({ filePath }) => filePath));
  const bodyOf = ({ filePath }: SourceFile): PageBody => {
    const summary = summaries.get(filePath);
    return summary
      ? store.readBody(filePath, sources.digestOf(filePath), summary.hash)
      : { html: [], code: '' };
  };
  const invalid: Problem[] = [];
  const validate = async (file: SourceFile, content: PageContent): Promise<PageContent> => {
    const result = await validateFrontmatter(
      { file, content, readSource: () => sources.get(file.filePath) },
      config,
    );
    if ('content' in result) return result.content;
    invalid.push(...result.problems);
    return content;
  };
  const hasFields = Object.keys(config.frontmatter).length > 0;
  const pages: Page[] = [];
  for (const file of files) {
    const isParsed =
      file.kind === 'component' ||
      [summaries, failed, outlined].some((known) => known.has(file.filePath));
    const parsed =
      file.kind === 'component'
        ? readComponentPage(sources.get(file.filePath), file.filePath)
        : (summaries.get(file.filePath)?.content ??
          failed.get(file.filePath)?.content ??
          readHead(convert(file.filePath)));
    if (file.kind === 'component')
      invalid.push(...findComponentProblems(sources.get(file.filePath), file.filePath));
    // Frontmatter with syntax errors is not known, so its fields would be reported as missing.
    const validated = hasFields && isParsed ? await validate(file, parsed) : parsed;
    const content = unlistNotFoundPage(validated, file, config);
    pages.push({ ...file, content, title: getPageTitle(content, file.relativePath) });
  }
  const published = addFallbackPages(pages, config);
  return {
    config,
    pages,
    published,
    drafts: addFallbackPages(drafts, config),
    summaries,
    failed,
    navFiles: nav.files,
    editions: assembleSite({
      config,
      pages: published,
      drafts,
      navFiles: nav.files,
      lastUpdated: await lastUpdated,
    }),
    problems: {
      structure: [...scan.problems, ...nav.problems],
      unreadable: sources.problems,
      uncompiled: [...problems, ...invalid],
    },
    compiled,
    entries: (filePaths = summaries.keys()) =>
      [...filePaths]
        .filter((filePath) => summaries.has(filePath))
        .map((filePath) => store.fileOf(filePath, sources.digestOf(filePath))),
    bodyOf,
    codeOf: memoizeLast((page) => bodyOf(page).code),
    sourceOf: sources.get,
    digestContent: () =>
      digest(
        ...files.flatMap(({ relativePath, filePath }) => [
          relativePath,
          sources.digestOf(filePath),
        ]),
        ...[nav.files.metas, nav.files.navs].flatMap((found) =>
          [...found].flatMap(([folder, { source }]) => [folder, source]),
        ),
      ),
    frameOf: (file, line, column) => codeFrame(sources.get(file), line, column),
  };
}

/** Memoizes the last call. Rules read the code of a page several times in a row. */
function memoizeLast<T extends object, R>(compute: (value: T) => R): (value: T) => R {
  let last: { value: T; result: R } | undefined;
  return (value) => {
    if (last?.value !== value) last = { value, result: compute(value) };
    return last.result;
  };
}
