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
 * Search while the site is written. An index needs all pages of its language: they are compiled when search is first
 * opened, into the store and in a thread of their own, and again one by one as they change.
 */
export interface LiveSearch {
  /** Where the indexes are, as the manifest of a built site says it. */
  files: () => SiteManifest['searchIndexes'];
  /** Text of an index by its path below the base; missing where there is none. Pages with errors are left out. */
  index: (path: string) => Promise<string> | undefined;
  /** The content of a file has changed. */
  invalidate: (filePath: string) => void;
}

export interface LiveSearchOptions {
  config: SiteConfig;
  context: CompileContext;
  /** All pages there are now. */
  pages: () => readonly SourceFile[];
}

export function createLiveSearch({ config, context, pages }: LiveSearchOptions): LiveSearch {
  const contents = new Map<string, PageContent>();
  let changes = 0;
  const changedAt = new Map<string, number>();
  const { search } = config;
  const groupOf = ({ lang, version }: SourceFile): string =>
    [lang, search !== false && search.versioned ? version : ''].filter(Boolean).join('/');
  const pathOf = (group: string): string => `${SEARCH_INDEX_PREFIX}${group.replace('/', '.')}.json`;
  const groups = (): string[] => (search === false ? [] : [...new Set(pages().map(groupOf))]);

  /** Read what is not known yet, and not what has changed meanwhile. */
  async function read(files: readonly SourceFile[]): Promise<void> {
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

  async function make(group: string): Promise<string> {
    const files = pages().filter((file) => groupOf(file) === group);
    await read(files);
    const known = files.flatMap((file): Page[] => {
      const content = contents.get(file.filePath);
      return content ? [{ ...file, content, title: titleOf(content, file.relativePath) }] : [];
    });
    const versioned = search !== false && search.versioned;
    return buildIndexes(searchEntries(known), { versioned })[0]?.json ?? '[]';
  }

  return {
    files: () => Object.fromEntries(groups().map((group) => [group, { index: pathOf(group) }])),
    index(path) {
      const group = groups().find((group) => pathOf(group) === path);
      return group === undefined ? undefined : make(group);
    },
    invalidate(filePath) {
      changedAt.set(filePath, ++changes);
      // A file that is no page may stand in any: the store knows in which.
      if (!contents.delete(filePath)) contents.clear();
    },
  };
}

/** A file that went away meanwhile is empty. */
function readText(filePath: string): string {
  try {
    return readFileSync(filePath, 'utf8');
  } catch {
    return '';
  }
}
