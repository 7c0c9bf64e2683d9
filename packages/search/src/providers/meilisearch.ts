import { EXCERPT_WIDTH, ROWS_PER_PAGE } from '../model/constants';
import type { SearchClient, SectionRecord } from '../model/types';
import { MARK_END, MARK_START } from './marked-text';
import { createProviderClient, fetchJson } from './provider-client';
import { type MarkedFields, recordRow } from './record-row';

export interface MeilisearchOptions {
  /** For example `https://search.example:7700`. */
  host: string;
  /** A key that may only search. */
  apiKey: string;
  /** Index that `sectionRecords` were put into; `lang` and `version` must be filterable. */
  index: string;
  lang: string;
  version?: string;
}

interface MeilisearchAnswer {
  estimatedTotalHits: number;
  hits: (SectionRecord & { _formatted?: MarkedFields })[];
}

/** Words of an excerpt. */
const EXCERPT_WORDS = Math.round(EXCERPT_WIDTH / 6);

/** Search an index of Meilisearch. */
export function createMeilisearchClient(options: MeilisearchOptions): SearchClient {
  const { host, apiKey, index, lang, version = '' } = options;
  return createProviderClient(async (query, limit) => {
    const filters = [`lang = ${JSON.stringify(lang)}`];
    if (version !== '') filters.push(`version = ${JSON.stringify(version)}`);
    const url = new URL(`/indexes/${encodeURIComponent(index)}/search`, host);
    const answer = (await fetchJson(url.href, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({
        q: query,
        limit: limit * ROWS_PER_PAGE,
        filter: filters,
        attributesToHighlight: ['title', 'heading', 'content'],
        attributesToCrop: ['content'],
        cropLength: EXCERPT_WORDS,
        cropMarker: '...',
        highlightPreTag: MARK_START,
        highlightPostTag: MARK_END,
      }),
    })) as MeilisearchAnswer;
    const results = answer.hits.map((hit) => recordRow(hit, hit._formatted ?? {}, query));
    return { results, total: answer.estimatedTotalHits };
  });
}
