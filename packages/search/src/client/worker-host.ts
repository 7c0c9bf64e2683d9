import type { SearchAnswer } from '../types';
import type { EngineHost } from './host';
import type { WorkerReply, WorkerRequest } from './protocol';

interface Pending {
  resolve: (answer: SearchAnswer | undefined) => void;
  reject: (error: Error) => void;
}

type Question = WorkerRequest extends infer Request
  ? Request extends WorkerRequest
    ? Omit<Request, 'id'>
    : never
  : never;

/** Longest wait for a worker's first sign of life, in milliseconds. */
export const WORKER_START_TIMEOUT = 10_000;

/** Run the engine in a worker. Rejects when the worker does not come up. */
export async function createWorkerHost(spawn: () => Worker): Promise<EngineHost> {
  const worker = spawn();
  const pending = new Map<number, Pending>();
  let lastId = 0;

  const fail = (error: Error): void => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The search worker does not start.')),
      WORKER_START_TIMEOUT,
    );
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'ready') {
        clearTimeout(timer);
        resolve();
        return;
      }
      const waiting = pending.get(data.id);
      pending.delete(data.id);
      if (data.kind === 'done') waiting?.resolve(data.answer);
      else waiting?.reject(new Error(data.message));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      const error = new Error(event.message || 'The search worker failed.');
      reject(error);
      fail(error);
    };
  }).catch((error: unknown) => {
    worker.terminate();
    throw error;
  });

  const ask = (question: Question): Promise<SearchAnswer | undefined> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, ...question });
    });

  return {
    async load(url, prebuiltUrl) {
      await ask({ kind: 'load', url, prebuiltUrl });
    },
    async query(query, limit) {
      return (await ask({ kind: 'query', query, limit })) ?? { results: [], total: 0 };
    },
    close() {
      worker.terminate();
      fail(new Error('The search was closed.'));
    },
  };
}
