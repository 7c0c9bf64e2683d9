import { EXCERPT_WIDTH, MAX_RESULTS_PER_PAGE } from '../model/constants';
import type { SearchClient, SearchResult } from '../model/types';
import { MARK_END, MARK_START, parseMarkedText } from './marked-text';
import { createProviderClient, fetchJson, resolveEndpoint } from './provider-client';

export interface AlgoliaOptions {
  /** Application ID. */
  appId: string;
  /** Search-only API key. */
  apiKey: string;
  /** Name of the DocSearch index. */
  indexName: string;
  /**
   * Algolia facet filters, for example `['lang:en']`.
   * @default []
   */
  facetFilters?: string[];
  /**
   * Converts a record URL to a link: a route path with an optional hash.
   * @default a function that returns the path and hash of the URL
   */
  toLink?: (url: string) => string;
  /**
   * Algolia API URL.
   * @default `https://{appId}-dsn.algolia.net`
   */
  host?: string;
}

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

interface Marked {
  value: string;
}

/** DocSearch record. The crawler creates a record for each heading and each text block. */
interface AlgoliaHit {
  url: string;
  type: Level | 'content';
  hierarchy: Record<Level, string | null>;
  _highlightResult?: { hierarchy?: Partial<Record<Level, Marked>> };
  _snippetResult?: { content?: Marked };
}

interface AlgoliaResponse {
  results: { hits: AlgoliaHit[]; nbHits: number }[];
}

/** Excerpt length in words. */
const EXCERPT_WORDS = Math.round(EXCERPT_WIDTH / 6);

/** Returns the default search server of an application. */
export function getAlgoliaHost(appId: string): string {
  return `https://${appId}-dsn.algolia.net`;
}

/**
 * Creates a search client for Algolia DocSearch.
 *
 * @example
 * ```ts
 * const client = createAlgoliaClient({
 *   appId: 'APP',
 *   apiKey: 'search-only key',
 *   indexName: 'docs',
 *   facetFilters: ['lang:en'],
 * });
 * ```
 */
export function createAlgoliaClient(options: AlgoliaOptions): SearchClient {
  const { appId, apiKey, indexName, facetFilters = [], toLink = toPathAndHash } = options;
  const host = options.host ?? getAlgoliaHost(appId);
  return createProviderClient(async (query, limit) => {
    const params = new URLSearchParams({
      query,
      hitsPerPage: String(Math.min(limit * MAX_RESULTS_PER_PAGE, 1000)),
      facetFilters: JSON.stringify(facetFilters),
      attributesToRetrieve: JSON.stringify(['hierarchy', 'content', 'type', 'url']),
      attributesToSnippet: JSON.stringify([`content:${EXCERPT_WORDS}`]),
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
      snippetEllipsisText: '...',
    });
    const { results } = (await fetchJson(resolveEndpoint('1/indexes/*/queries', host), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': appId,
        'x-algolia-api-key': apiKey,
      },
      body: JSON.stringify({ requests: [{ indexName, params: params.toString() }] }),
    })) as AlgoliaResponse;
    const { hits = [], nbHits = 0 } = results[0] ?? {};
    return {
      results: hits.map((hit) => toResult(hit, toLink(hit.url), query)),
      total: nbHits,
      isComplete: hits.length >= nbHits,
    };
  });
}

function toPathAndHash(url: string): string {
  const { pathname, hash } = new URL(url, 'https://site.invalid');
  return pathname + hash;
}

function toResult(hit: AlgoliaHit, link: string, query: string): SearchResult {
  const { hierarchy, type } = hit;
  const levels = (['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const).flatMap(
    (level) => hierarchy[level] ?? [],
  );
  const title = levels[0] ?? hierarchy.lvl0 ?? '';
  const breadcrumb = levels.length > 0 ? levels : [title];
  const routePath = link.replace(/#.*$/, '');
  const base = { link, title, routePath, query };
  if (type === 'content') {
    const { text: statement, highlights } = parseMarkedText(
      hit._snippetResult?.content?.value ?? '',
    );
    return { ...base, kind: 'content', breadcrumb, statement, highlights };
  }
  const marked = parseMarkedText(
    hit._highlightResult?.hierarchy?.[type]?.value ?? hierarchy[type] ?? '',
  );
  if (type === 'lvl0' || type === 'lvl1') {
    const highlights = marked.text === title ? marked.highlights : [];
    return { ...base, kind: 'title', link: routePath, highlights };
  }
  return {
    ...base,
    kind: 'heading',
    breadcrumb,
    heading: marked.text,
    highlights: marked.highlights,
  };
}
