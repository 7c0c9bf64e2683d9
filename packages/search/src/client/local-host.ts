import { createEngine, type Engine } from '../engine/engine';
import { fetchEntries } from './fetch-entries';
import { fetchPostings } from './fetch-postings';
import type { EngineHost } from './host';

/** Run the engine right here: in the worker, and in pages whose policy or browser allows no worker. */
export function createLocalHost(): EngineHost {
  let engine: Engine | undefined;
  return {
    async load(url, prebuiltUrl) {
      const [entries, prebuilt] = await Promise.all([
        fetchEntries(url),
        prebuiltUrl === undefined ? undefined : fetchPostings(prebuiltUrl, url),
      ]);
      engine = await createEngine(entries, prebuilt);
    },
    async query(query, limit) {
      return engine?.querySlowly(query, limit) ?? { results: [], total: 0 };
    },
    close() {
      engine = undefined;
    },
  };
}
