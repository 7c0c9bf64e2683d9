import { plainText } from '@octavo/mdx-plugins/inline-markdown';
import type { IndexEntry } from '@octavo/search';

import {
  createTextFacts,
  defineLazy,
  getTextFacts,
  type TextFacts,
} from '../content/scan/page-text';
import type { SiteConfig } from '../model/config';
import type { Problem } from '../model/errors';
import type { Page } from '../model/page';
import type { SiteManifest } from '../model/payload';

/** Factors for the rank of pages, by folder name or path. */
export type FolderWeights = Readonly<Record<string, number>>;

/**
 * Creates the search index entries. Home pages, 404 pages, fallback pages, unlisted pages and pages with
 * `search: false` are excluded.
 */
export function createSearchEntries(
  pages: readonly Page[],
  weights: FolderWeights = {},
): IndexEntry[] {
  return pages.flatMap(({ routePath, title, lang, version, content, contentLang }) => {
    const { frontmatter, toc } = content;
    if (
      contentLang !== undefined ||
      frontmatter.pageType === 'home' ||
      frontmatter.pageType === '404' ||
      frontmatter.search === false ||
      frontmatter.unlisted === true
    )
      return [];
    const description = frontmatter.description ? { description: frontmatter.description } : {};
    const weight =
      typeof frontmatter.search === 'number'
        ? frontmatter.search
        : getFolderWeight(routePath, weights);
    const fields = {
      id: routePath,
      title: plainText(title),
      toc,
      routePath,
      lang,
      version,
      ...description,
      ...(weight === undefined ? {} : { weight }),
    };
    const entry: IndexEntry = defineLazy(
      fields,
      'content',
      () => content.text,
      () => factsByEntry.delete(entry),
    );
    factsByEntry.set(entry, getTextFacts(content));
    return [entry];
  });
}

const factsByEntry = new WeakMap<IndexEntry, TextFacts>();

/** Returns the digest and size of the text of an entry. Only reads the text if a plugin has changed the entry. */
export function getEntryFacts(entry: IndexEntry): Pick<TextFacts, 'hash' | 'size'> {
  return factsByEntry.get(entry) ?? createTextFacts({ text: entry.content });
}

/** Returns the weight of the longest folder path that a route contains. */
function getFolderWeight(routePath: string, weights: FolderWeights): number | undefined {
  const route = `${routePath.replace(/\.html$/, '')}/`;
  const [folder] = Object.keys(weights)
    .filter((path) => route.includes(`/${path.replace(/^\/|\/$/g, '')}/`))
    .sort((a, b) => b.length - a.length);
  return folder === undefined ? undefined : weights[folder];
}

/** Returns a problem for each language and version whose search index would be empty. */
export function findEmptyIndexes(
  entries: readonly IndexEntry[],
  { root }: Pick<SiteConfig, 'root'>,
): Problem[] {
  const groups = new Map<string, boolean>();
  for (const entry of entries) {
    const name = [entry.lang, entry.version].filter(Boolean).join(' ');
    // Reads the text of few entries only.
    groups.set(name, groups.get(name) || entry.content.trim() !== '');
  }
  return [...groups]
    .filter(([, hasText]) => !hasText)
    .map(([name]) => ({
      file: root,
      message: `The search index for "${name}" is empty.`,
      hint: 'Add text to the pages, or disable search with "search: false".',
    }));
}

/** Creates the manifest with the search indexes. */
export function createManifest(
  searchIndexes: SiteManifest['searchIndexes'],
  { search, lang, multiVersion }: Pick<SiteConfig, 'search' | 'lang' | 'multiVersion'>,
): SiteManifest {
  const synonyms = search === false ? [] : search.synonyms;
  return {
    searchIndexes,
    defaultLang: lang,
    ...(multiVersion.default === '' ? {} : { defaultVersion: multiVersion.default }),
    ...(synonyms.length > 0 ? { synonyms } : {}),
  };
}
