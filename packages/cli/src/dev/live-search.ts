import { readFileSync } from 'node:fs';

import type { PageContent } from '@octavo/mdx-plugins';
import { buildIndexes } from '@octavo/search/indexer';

import { compilePages } from '../content/compile/compile-pages';
import { readComponentPage } from '../content/scan/component-page';
import { titleOf } from '../content/scan/title-of';
import type { CompileContext } from '../model/compiled-page';
import type { SiteConfig } from '../model/config';
import type { Page, SourceFile } from '../model/page';
import { SEARCH_INDEX_PREFIX, type SiteManifest } from '../model/payload';
import { searchEntries } from '../site/search-entries';

/**
 * The search indexes of the dev server. An index needs all pages of its language. They are compiled in a worker thread
 * when search is first opened, and one by one when they change.
 */
export interface LiveSearch {
  /** Returns the paths of the indexes, in the format of the manifest. */
  indexPaths: () => SiteManifest['searchIndexes'];
  /** Builds the index at a path below the base, if there is one. Pages with errors are excluded. */
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

/** Creates the search indexes. No page is read until the first index is requested. */
export function createLiveSearch({ config, context, pages }: LiveSearchOptions): LiveSearch {
  const contents = new Map<string, PageContent>();
  let changes = 0;
  const changedAt = new Map<string, number>();
  const { search } = config;
  const groupOf = ({ lang, version }: SourceFile): string =>
    [lang, search !== false && search.versioned ? version : ''].filter(Boolean).join('/');
  const pathOf = (group: string): string => `${SEARCH_INDEX_PREFIX}${group.replace('/', '.')}.json`;
  const groups = (): string[] => (search === false ? [] : [...new Set(pages().map(groupOf))]);

  /** Reads the files that are not cached. A file that changes in the meantime stays uncached. */
  async function readMissing(files: readonly SourceFile[]): Promise<void> {
    const before = changes;
    const missing = files.filter(({ filePath }) => !contents.has(filePath));
    const { summaries } = await compilePages({
      ...context,
      files: missing.filter(({ kind }) => kind === 'markdown'),
      sourceOf: readText,
      threads: 1,
    });
    for (const { filePath, kind } of missing) {
      if ((changedAt.get(filePath) ?? 0) > before) continue;
      const content =
        kind === 'component'
          ? readComponentPage(readText(filePath))
          : summaries.get(filePath)?.content;
      if (content) contents.set(filePath, content);
    }
  }

  async function buildGroup(group: string): Promise<string> {
    const files = pages().filter((file) => groupOf(file) === group);
    await readMissing(files);
    const readable = files.flatMap((file): Page[] => {
      const content = contents.get(file.filePath);
      return content ? [{ ...file, content, title: titleOf(content, file.relativePath) }] : [];
    });
    const versioned = search !== false && search.versioned;
    return buildIndexes(searchEntries(readable), { versioned })[0]?.json ?? '[]';
  }

  return {
    indexPaths: () =>
      Object.fromEntries(groups().map((group) => [group, { index: pathOf(group) }])),
    buildIndex(path) {
      const group = groups().find((group) => pathOf(group) === path);
      return group === undefined ? undefined : buildGroup(group);
    },
    invalidate(filePath) {
      changedAt.set(filePath, ++changes);
      // Any page can include a file that is not a page. The page store detects which ones have to be recompiled.
      if (!contents.delete(filePath)) contents.clear();
    },
  };
}

/** Returns the text of a file, or an empty string if it was deleted in the meantime. */
function readText(filePath: string): string {
  try {
    return readFileSync(filePath, 'utf8');
  } catch {
    return '';
  }
}
