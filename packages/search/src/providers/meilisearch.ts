import { EXCERPT_WIDTH, MAX_RESULTS_PER_PAGE } from '../model/constants';
import type { SearchClient, SectionRecord } from '../model/types';
import { MARK_END, MARK_START } from './marked-text';
import { createProviderClient, fetchJson, resolveEndpoint } from './provider-client';
import { type MarkedFields, recordToResult } from './record-to-result';

export interface MeilisearchOptions {
  /** Meilisearch server URL, for example `https://search.example:7700`. */
  host: string;
  /** Search-only API key. */
  apiKey: string;
  /** Index with the records from `sectionRecords`. The `lang` and `version` attributes must be filterable. */
  index: string;
  /** Language tag to filter records by. */
  lang: string;
  /**
   * Documentation version to filter records by.
   * @default all versions
   */
  version?: string;
}

interface MeilisearchResponse {
  estimatedTotalHits: number;
  hits: (SectionRecord & { _formatted?: MarkedFields })[];
}

/** Excerpt length in words. */
const EXCERPT_WORDS = Math.round(EXCERPT_WIDTH / 6);

/**
 * Creates a search client for a Meilisearch index.
 *
 * @example
 * ```ts
 * const client = createMeilisearchClient({
 *   host: 'https://search.example:7700',
 *   apiKey: 'search-only key',
 *   index: 'docs',
 *   lang: 'en',
 * });
 * ```
 */
export function createMeilisearchClient(options: MeilisearchOptions): SearchClient {
  const { host, apiKey, index, lang, version = '' } = options;
  return createProviderClient(async (query, limit) => {
    const filters = [`lang = ${JSON.stringify(lang)}`];
    if (version !== '') filters.push(`version = ${JSON.stringify(version)}`);
    const url = resolveEndpoint(`indexes/${encodeURIComponent(index)}/search`, host);
    const answer = (await fetchJson(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({
        q: query,
        limit: limit * MAX_RESULTS_PER_PAGE,
        filter: filters,
        attributesToHighlight: ['title', 'heading', 'content'],
        attributesToCrop: ['content'],
        cropLength: EXCERPT_WORDS,
        cropMarker: '...',
        highlightPreTag: MARK_START,
        highlightPostTag: MARK_END,
      }),
    })) as MeilisearchResponse;
    const { hits, estimatedTotalHits: total } = answer;
    const results = hits.map((hit) => recordToResult(hit, hit._formatted ?? {}, query));
    return { results, total, isComplete: hits.length >= total };
  });
}
