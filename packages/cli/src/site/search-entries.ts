import { plainText } from '@octavo/mdx-plugins/inline-markdown';
import type { IndexEntry } from '@octavo/search';

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
    const { frontmatter, text, toc } = content;
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
    return [
      {
        id: routePath,
        title: plainText(title),
        content: text,
        toc,
        routePath,
        lang,
        version,
        ...description,
        ...(weight === undefined ? {} : { weight }),
      },
    ];
  });
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
  for (const { lang, version, content } of entries) {
    const name = [lang, version].filter(Boolean).join(' ');
    groups.set(name, (groups.get(name) ?? false) || content.trim() !== '');
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
