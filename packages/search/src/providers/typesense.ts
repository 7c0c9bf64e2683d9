import { EXCERPT_WIDTH, MAX_RESULTS_PER_PAGE } from '../model/constants';
import type { SearchClient, SectionRecord } from '../model/types';
import { MARK_END, MARK_START } from './marked-text';
import { createProviderClient, fetchJson, resolveEndpoint } from './provider-client';
import { recordToResult } from './record-to-result';

export interface TypesenseOptions {
  /** Typesense server URL, for example `https://search.example:8108`. */
  host: string;
  /** Search-only API key. */
  apiKey: string;
  /** Collection with the records from `sectionRecords`. */
  collection: string;
  /** Language tag to filter records by. */
  lang: string;
  /**
   * Documentation version to filter records by.
   * @default all versions
   */
  version?: string;
}

interface TypesenseResponse {
  found: number;
  hits: {
    document: SectionRecord;
    highlights?: { field: string; snippet?: string; value?: string }[];
  }[];
}

/** Number of context words on each side of a match. */
const CONTEXT_WORDS = Math.round(EXCERPT_WIDTH / 12);

/**
 * Creates a search client for a Typesense collection.
 *
 * @example
 * ```ts
 * const client = createTypesenseClient({
 *   host: 'https://search.example:8108',
 *   apiKey: 'search-only key',
 *   collection: 'docs',
 *   lang: 'en',
 * });
 * ```
 */
export function createTypesenseClient(options: TypesenseOptions): SearchClient {
  const { host, apiKey, collection, lang, version = '' } = options;
  return createProviderClient(async (query, limit) => {
    const filters = [`lang:=\`${lang}\``, ...(version === '' ? [] : [`version:=\`${version}\``])];
    const parameters = new URLSearchParams({
      q: query,
      query_by: 'title,heading,content',
      query_by_weights: '4,3,1',
      filter_by: filters.join(' && '),
      per_page: String(Math.min(limit * MAX_RESULTS_PER_PAGE, 250)),
      highlight_start_tag: MARK_START,
      highlight_end_tag: MARK_END,
      highlight_affix_num_tokens: String(CONTEXT_WORDS),
    });
    const url = resolveEndpoint(
      `collections/${encodeURIComponent(collection)}/documents/search?${parameters}`,
      host,
    );
    const headers = { 'X-TYPESENSE-API-KEY': apiKey };
    const { found, hits } = (await fetchJson(url, { headers })) as TypesenseResponse;
    const results = hits.map(({ document, highlights = [] }) => {
      const marked = highlights.map(({ field, snippet, value }) => [field, snippet ?? value]);
      return recordToResult(document, Object.fromEntries(marked), query);
    });
    return { results, total: found, isComplete: hits.length >= found };
  });
}
