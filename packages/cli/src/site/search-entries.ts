import type { TocEntry } from '@octavo/mdx-plugins';
import { plainText } from '@octavo/mdx-plugins/inline-markdown';
import type { IndexEntry, IndexHeading } from '@octavo/search';
import { collectMentions } from '@octavo/search/indexer';
import { pageKey, splitHref, withoutBase } from '@octavo/theme/urls';

import {
  createTextFacts,
  defineLazy,
  getTextFacts,
  type TextFacts,
} from '../content/scan/page-text';
import { getSearchOptions } from '../content/scan/search-options';
import type { SiteConfig } from '../model/config';
import type { Problem } from '../model/errors';
import type { Page } from '../model/page';
import type { SiteManifest } from '../model/payload';

/** Factors for the rank of pages, by folder name or path. */
export type FolderWeights = Readonly<Record<string, number>>;

/**
 * Creates the search index entries. Home pages, 404 pages, fallback pages, unlisted pages and pages with
 * `search: false` are excluded.
 *
 * @param base - base of the links. Without it, the entries have no mentions, for example if not all pages are known.
 * Mentions are collected when they are first read, and are empty if no page links to the page.
 */
export function createSearchEntries(
  pages: readonly Page[],
  weights: FolderWeights = {},
  base?: string,
): IndexEntry[] {
  const searchable = pages.filter(isSearchable);
  let mentions: ReadonlyMap<string, string> | undefined;
  return searchable.map(({ routePath, title, lang, version, content }) => {
    const { frontmatter } = content;
    const description = frontmatter.description ? { description: frontmatter.description } : {};
    const {
      weight = getFolderWeight(routePath, weights),
      keywords,
      sections,
    } = getSearchOptions(frontmatter);
    const toc = sections ? addKeywords(content.toc, sections) : content.toc;
    const fields = {
      id: routePath,
      title: plainText(title),
      toc,
      routePath,
      lang,
      version,
      ...description,
      ...(keywords ? { keywords } : {}),
      ...(weight === undefined ? {} : { weight }),
    };
    const entry: IndexEntry = defineLazy(
      fields,
      'content',
      () => content.text,
      () => factsByEntry.delete(entry),
    );
    factsByEntry.set(entry, getTextFacts(content));
    if (base === undefined) return entry;
    // Split indexes do not contain mentions, and collecting them takes long on a large site.
    return defineLazy(entry, 'mentions', () => {
      mentions ??= findMentions(searchable, base);
      return mentions.get(routePath) ?? '';
    });
  });
}

function addKeywords(
  toc: readonly TocEntry[],
  keywordsById: Readonly<Record<string, string[]>>,
): IndexHeading[] {
  return toc.map((heading) => {
    const keywords = Object.hasOwn(keywordsById, heading.id) ? keywordsById[heading.id] : undefined;
    return keywords ? { ...heading, keywords } : heading;
  });
}

function isSearchable({ content: { frontmatter }, contentLang }: Page): boolean {
  const { pageType, search, unlisted } = frontmatter;
  const isListed = search !== false && unlisted !== true;
  return isListed && contentLang === undefined && pageType !== 'home' && pageType !== '404';
}

/** Returns the sentences with which pages link to each other, by the route path of the linked page. */
function findMentions(pages: readonly Page[], base: string): ReadonlyMap<string, string> {
  const routes = new Map(pages.map(({ routePath }) => [pageKey(routePath), routePath]));
  return collectMentions(
    pages.flatMap(({ routePath: from, content }) =>
      content.links.flatMap(({ resolved, sentence }) => {
        const path = sentence && withoutBase(splitHref(resolved).path, base);
        const to = path && routes.get(pageKey(path));
        return sentence && to ? [{ from, to, sentence }] : [];
      }),
    ),
  );
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
