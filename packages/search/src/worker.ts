import { createLocalHost } from './client/local-host';
import type { WorkerReply, WorkerRequest } from './client/protocol';

/** The part of a worker's global scope that is used here; the library of types for workers excludes the page's. */
interface WorkerScope {
  postMessage: (reply: WorkerReply) => void;
  onmessage: ((event: { data: WorkerRequest }) => void) | null;
}

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
    return { id: request.id, kind: 'done' };
  }
  const answer = await host.query(request.query, request.limit);
  return { id: request.id, kind: 'done', answer };
}
