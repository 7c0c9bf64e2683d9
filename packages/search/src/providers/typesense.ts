import { EXCERPT_WIDTH, ROWS_PER_PAGE } from '../model/constants';
import type { SearchClient, SectionRecord } from '../model/types';
import { MARK_END, MARK_START } from './marked-text';
import { createProviderClient, fetchJson } from './provider-client';
import { recordRow } from './record-row';

export interface TypesenseOptions {
  /** For example `https://search.example:8108`. */
  host: string;
  /** A key that may only search. */
  apiKey: string;
  /** Collection that `sectionRecords` were put into. */
  collection: string;
  lang: string;
  version?: string;
}

interface TypesenseAnswer {
  found: number;
  hits: {
    document: SectionRecord;
    highlights?: { field: string; snippet?: string; value?: string }[];
  }[];
}

/** Words around a match that Typesense shows. */
const AROUND = Math.round(EXCERPT_WIDTH / 12);

/** Search a collection of Typesense. */
export function createTypesenseClient(options: TypesenseOptions): SearchClient {
  const { host, apiKey, collection, lang, version = '' } = options;
  return createProviderClient(async (query, limit) => {
    const filters = [`lang:=\`${lang}\``, ...(version === '' ? [] : [`version:=\`${version}\``])];
    const parameters = new URLSearchParams({
      q: query,
      query_by: 'title,heading,content',
      query_by_weights: '4,3,1',
      filter_by: filters.join(' && '),
      per_page: String(Math.min(limit * ROWS_PER_PAGE, 250)),
      highlight_start_tag: MARK_START,
      highlight_end_tag: MARK_END,
      highlight_affix_num_tokens: String(AROUND),
    });
    const url = new URL(
      `/collections/${encodeURIComponent(collection)}/documents/search?${parameters}`,
      host,
    );
    const headers = { 'X-TYPESENSE-API-KEY': apiKey };
    const { found, hits } = (await fetchJson(url.href, { headers })) as TypesenseAnswer;
    const results = hits.map(({ document, highlights = [] }) => {
      const marked = highlights.map(({ field, snippet, value }) => [field, snippet ?? value]);
      return recordRow(document, Object.fromEntries(marked), query);
    });
    return { results, total: found };
  });
}
