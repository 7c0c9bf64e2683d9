import type { PageContent } from '@octavo/mdx-plugins';
import { buildIndexes } from '@octavo/search/indexer';

import { compilePages } from '../content/compile/compile-pages';
import { retryInvalidEntries } from '../content/compile/page-index';
import { readComponentPage } from '../content/scan/component-page';
import { getPageTitle } from '../content/scan/title-of';
import { digest } from '../files/digest';
import { readSource } from '../files/read-source';
import type { CompileContext } from '../model/compiled-page';
import type { SiteConfig } from '../model/config';
import type { Page, SourceFile } from '../model/page';
import { SEARCH_INDEX_PREFIX, type SiteManifest } from '../model/payload';
import { unlistNotFoundPage } from '../site/not-found-page';
import { createSearchEntries } from '../site/search-entries';

/**
 * Search indexes for the dev server. An index requires all pages in a language. They are compiled in a worker thread
 * when search is first used, and recompiled individually when they change.
 */
export interface LiveSearch {
  /** Returns the index paths for the search manifest. */
  indexPaths: () => SiteManifest['searchIndexes'];
  /**
   * Builds the search index for a path relative to the base, or returns `undefined` if there is no such index. Pages
   * with errors are excluded.
   */
  buildIndex: (path: string) => Promise<string> | undefined;
  /** Marks a file as changed. */
  invalidate: (filePath: string) => void;
}

export interface LiveSearchOptions {
  config: SiteConfig;
  context: CompileContext;
  /** Returns all pages of the site. */
  pages: () => readonly SourceFile[];
}

/** Creates the search indexes. Pages are only read when the first index is requested. */
export function createLiveSearch({ config, context, pages }: LiveSearchOptions): LiveSearch {
  const contents = new Map<string, PageContent>();
  let changes = 0;
  const changedAt = new Map<string, number>();
  const { search } = config;
  const hasGeneratedPages = config.plugins.some((plugin) => plugin.pages);
  const groupOf = ({ lang, version }: SourceFile): string =>
    [lang, search !== false && search.versioned ? version : ''].filter(Boolean).join('/');
  const pathOf = (group: string): string => `${SEARCH_INDEX_PREFIX}${group.replace('/', '.')}.json`;
  const groups = (): string[] => (search === false ? [] : [...new Set(pages().map(groupOf))]);

  /** Reads the files that are not cached. Files that change during the read are not cached. */
  async function readMissing(files: readonly SourceFile[]): Promise<void> {
    const before = changes;
    const missing = files.filter(({ filePath }) => !contents.has(filePath));
    const { summaries } = await compilePages({
      ...context,
      files: missing.filter(({ kind }) => kind === 'markdown'),
      digestOf: (filePath) => digest(readSource(filePath).text),
      threads: 1,
    });
    for (const { filePath, kind } of missing) {
      if ((changedAt.get(filePath) ?? 0) > before) continue;
      const content =
        kind === 'component'
          ? readComponentPage(readSource(filePath).text, filePath)
          : summaries.get(filePath)?.content;
      if (content) contents.set(filePath, content);
    }
  }

  async function buildGroup(group: string): Promise<string> {
    const files = pages().filter((file) => groupOf(file) === group);
    await readMissing(files);
    const readable = files.flatMap((file): Page[] => {
      const cached = contents.get(file.filePath);
      if (!cached) return [];
      const content = unlistNotFoundPage(cached, file, config);
      return [{ ...file, content, title: getPageTitle(content, file.relativePath) }];
    });
    if (search === false) return '[]';
    const entries = createSearchEntries(readable, search.weight, config.base);
    // Not split, because a change of a page would change several files.
    const options = { versioned: search.versioned, splitSize: Number.POSITIVE_INFINITY };
    return buildIndexes(entries, options)[0]?.files[0].json ?? '[]';
  }

  return {
    indexPaths: () =>
      Object.fromEntries(groups().map((group) => [group, { index: pathOf(group) }])),
    buildIndex(path) {
      const group = groups().find((group) => pathOf(group) === path);
      if (group === undefined) return undefined;
      // Opening a page replaces its entry if a page to which it links has been deleted.
      return retryInvalidEntries(
        () => buildGroup(group),
        () => contents.clear(),
      );
    },
    invalidate(filePath) {
      changedAt.set(filePath, ++changes);
      // Any page may include a file that is not a page, and plugins generate pages from other pages, so clear the cache.
      // The page store detects which pages to recompile.
      if (!contents.delete(filePath) || hasGeneratedPages) contents.clear();
    },
  };
}
