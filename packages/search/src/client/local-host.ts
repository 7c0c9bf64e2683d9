import { createEngine, type Engine } from '../engine/engine';
import { atOnce, inSlices } from '../engine/slices';
import { fetchEntries } from './fetch-entries';
import { fetchPostings } from './fetch-postings';
import type { EngineHost } from './host';

export interface LocalHostOptions {
  /** Whether the thread is the engine's own. If not, it works with pauses. */
  alone: boolean;
}

/** Run the engine right here: in the worker, and in pages whose policy or browser allows no worker. */
export function createLocalHost({ alone }: LocalHostOptions): EngineHost {
  let engine: Engine | undefined;
  return {
    async load({ url, prebuiltUrl }) {
      const [entries, prebuilt] = await Promise.all([
        fetchEntries(url),
        prebuiltUrl === undefined ? undefined : fetchPostings(prebuiltUrl, url),
      ]);
      engine = await createEngine(entries, prebuilt, alone ? atOnce : inSlices);
    },
    async query(query, limit) {
      if (!engine) return { results: [], total: 0 };
      return alone ? engine.query(query, limit) : engine.querySlowly(query, limit);
    },
    close() {
      engine = undefined;
    },
  };
}
