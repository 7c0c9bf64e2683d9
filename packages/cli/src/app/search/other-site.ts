import type { SearchClient, SearchResult } from '@octavo/search';

import { makeClient } from './built-in';

/** Search another site made with Octavo, at the address of its start page. Its results lead there. */
export function makeSiteClient(url: string, lang: string): SearchClient {
  const base = url.endsWith('/') ? url : `${url}/`;
  const client = makeClient({ base, lang, version: '' }, undefined);
  const absolute = <Row extends SearchResult>(row: Row): Row => ({
    ...row,
    link: base + row.link.replace(/^\/+/, ''),
  });
  return {
    get state() {
      return client.state;
    },
    init: () => client.init(),
    async query(query, options) {
      const answer = await client.query(query, options);
      return { ...answer, results: answer.results.map(absolute) };
    },
    prepare: (query, options) => client.prepare?.(query, options),
    close: () => client.close?.(),
  };
}
