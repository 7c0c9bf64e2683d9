import { createEngine, type Engine } from '../engine/engine';
import { atOnce } from '../engine/slices';
import { warmUp } from '../engine/warm-up';
import { fetchIndex } from './fetch-index';
import { type IndexLocation, type IndexManifest, locateIndex } from './locate-index';
import type { WorkerReply, WorkerRequest } from './protocol';

/** The part of a worker's global scope that is used here; the types for workers exclude those for pages. */
interface WorkerScope {
  /** JSON of the manifest to load from at once. Empty when the location comes by message; missing outside browsers. */
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
  const location = locateIndex(JSON.parse(scope.name) as IndexManifest);
  loaded = Promise.race([locationFromPage, location]).then(load);
  // The reply to `load` reports the rejection.
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
  const fetching = fetchIndex(location);
  // Browsers run code slowly the first time, so it runs while the index is being fetched.
  setTimeout(warmUp, 0);
  const { entries, prebuilt } = await fetching;
  engine = await createEngine(entries, prebuilt, atOnce);
}

async function reply(request: WorkerRequest): Promise<WorkerReply> {
  const { id } = request;
  switch (request.kind) {
    case 'found':
      setLocation(request);
      return { id, kind: 'done' };
    case 'load': {
      const { url, prebuiltUrl } = request;
      if (url !== undefined) loaded = load({ url, ...(prebuiltUrl && { prebuiltUrl }) });
      await loaded;
      return { id, kind: 'done' };
    }
    case 'query': {
      // Queries may arrive before the index.
      await loaded?.catch(() => undefined);
      const answer = engine?.query(request.query, request.limit) ?? { results: [], total: 0 };
      return { id, kind: 'done', answer };
    }
  }
}
