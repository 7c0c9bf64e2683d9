import type { Engine } from '../engine/engine';
import { loadChinese } from '../engine/load-chinese';
import { runSync } from '../engine/scheduler';
import { warmUp } from '../engine/warm-up';
import { loadEngine } from './load-engine';
import { type IndexLocation, type IndexManifest, locateIndex } from './locate-index';
import type { WorkerReply, WorkerRequest } from './protocol';

/** Subset of `DedicatedWorkerGlobalScope`, because TypeScript's `dom` and `webworker` libraries conflict. */
interface WorkerScope {
  /** Search manifest as JSON. Empty if the page sends the index URLs instead, and `undefined` outside browsers. */
  name?: string;
  postMessage: (reply: WorkerReply) => void;
  onmessage: ((event: { data: WorkerRequest }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

let engine: Engine | undefined;
let loaded: Promise<void> | undefined;
let setLocation: (location: IndexLocation) => void;
const locationFromPage = new Promise<IndexLocation>((resolve) => {
  setLocation = resolve;
});

if (scope.name) {
  const manifest = JSON.parse(scope.name) as IndexManifest;
  // Keys start with the language. Fetch the tables for Chinese in parallel with the index.
  void loadChinese(manifest.keys[0] ?? '');
  const location = locateIndex(manifest);
  loaded = Promise.race([locationFromPage, location]).then(load);
  // Avoid an unhandled rejection: the `load` request reports the error.
  loaded.catch(() => undefined);
}

scope.onmessage = ({ data }) => {
  reply(data).then(scope.postMessage.bind(scope), (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ id: data.id, kind: 'failed', message });
  });
};
scope.postMessage({ kind: 'ready' });

async function load(location: IndexLocation): Promise<void> {
  const loading = loadEngine(location, { schedule: runSync });
  // Warm up the JIT compiler while the index is being fetched.
  setTimeout(warmUp, 0);
  engine = await loading;
}

async function reply(request: WorkerRequest): Promise<WorkerReply> {
  const { id } = request;
  switch (request.kind) {
    case 'locate':
      setLocation(request);
      return { id, kind: 'done' };
    case 'load': {
      const { url, synonyms } = request;
      if (url !== undefined) loaded = load({ url, ...(synonyms && { synonyms }) });
      await loaded;
      return { id, kind: 'done' };
    }
    case 'query': {
      // Queries can arrive while the index is still loading.
      await loaded?.catch(() => undefined);
      const answer = await engine?.query(request.query, request.limit);
      return { id, kind: 'done', answer: answer ?? { results: [], total: 0 } };
    }
    case 'prepare':
      await loaded?.catch(() => undefined);
      // A failure is reported by the query itself.
      await engine?.prepare(request.query, request.limit).catch(() => undefined);
      return { id, kind: 'done' };
  }
}
