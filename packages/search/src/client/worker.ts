import { warmUp } from '../engine/warm-up';
import { type Addresses, findAddresses, type IndexManifest } from './find-addresses';
import { createLocalHost } from './local-host';
import type { WorkerReply, WorkerRequest } from './protocol';

/** The part of a worker's global scope that is used here; the library of types for workers excludes the page's. */
interface WorkerScope {
  /** A manifest to load from at once, in JSON; empty for a worker that is told later, and missing outside of browsers. */
  name?: string;
  postMessage: (reply: WorkerReply) => void;
  onmessage: ((event: { data: WorkerRequest }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const host = createLocalHost({ alone: true });

let tell: (addresses: Addresses) => void;
const told = new Promise<Addresses>((resolve) => {
  tell = resolve;
});

let loaded: Promise<void> | undefined;
if (scope.name) {
  const found = findAddresses(JSON.parse(scope.name) as IndexManifest);
  loaded = Promise.race([told, found]).then(load);
  // It is said to who asks whether it is loaded.
  loaded.catch(() => undefined);
}

scope.onmessage = ({ data }) => {
  answer(data).then(scope.postMessage.bind(scope), (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ id: data.id, kind: 'failed', message });
  });
};
scope.postMessage({ kind: 'ready' });

function load(addresses: Addresses): Promise<void> {
  const loading = host.load(addresses);
  // Code runs slowly the first time. The index is on its way meanwhile.
  setTimeout(warmUp, 0);
  return loading;
}

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  const { id } = request;
  switch (request.kind) {
    case 'found':
      tell(request);
      return { id, kind: 'done' };
    case 'load': {
      const { url, prebuiltUrl } = request;
      if (url !== undefined) loaded = load({ url, ...(prebuiltUrl && { prebuiltUrl }) });
      await loaded;
      return { id, kind: 'done' };
    }
    case 'query':
      // Questions may come before there is anything to answer them with.
      await loaded?.catch(() => undefined);
      return { id, kind: 'done', answer: await host.query(request.query, request.limit) };
  }
}
