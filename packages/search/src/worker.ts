import { createLocalHost } from './client/local-host';
import type { WorkerReply, WorkerRequest } from './client/protocol';

/** The part of a worker's global scope that is used here; the library of types for workers excludes the page's. */
interface WorkerScope {
  postMessage: (reply: WorkerReply) => void;
  onmessage: ((event: { data: WorkerRequest }) => void) | null;
}

/** Asks for something of everything: words, a beginning, a slip. */
const WARM_UP = 'the configuration of a modul';

const scope = globalThis as unknown as WorkerScope;
const host = createLocalHost();

scope.onmessage = ({ data }) => {
  answer(data).then(scope.postMessage.bind(scope), (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ id: data.id, kind: 'failed', message });
  });
};
scope.postMessage({ kind: 'ready' });

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  if (request.kind === 'load') {
    await host.load(request.url, request.prebuiltUrl);
    // Code runs slowly the first time. The reader is still typing.
    setTimeout(() => void host.query(WARM_UP, 1), 0);
    return { id: request.id, kind: 'done' };
  }
  const answer = await host.query(request.query, request.limit);
  return { id: request.id, kind: 'done', answer };
}
