import { createEngine, type Engine } from '../engine/engine';
import { fetchEntries } from './fetch-entries';
import type { EngineHost } from './host';

/** Run the engine right here: in the worker, and in pages whose policy or browser allows no worker. */
export function createLocalHost(): EngineHost {
  let engine: Engine | undefined;
  return {
    async load(url) {
      engine = await createEngine(await fetchEntries(url));
    },
    async query(query, limit) {
      return engine?.query(query, limit) ?? { results: [], total: 0 };
    },
  };
}
