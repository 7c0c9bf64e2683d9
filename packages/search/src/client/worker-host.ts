import type { SearchAnswer } from '../model/types';
import type { Addresses } from './find-addresses';
import type { EngineHost } from './host';
import type { WorkerReply, WorkerRequest } from './protocol';
import type { SpawnedWorker } from './spawn-worker';

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

/** An engine in a worker. It can be asked before the worker is up, which reads its messages then. */
export interface WorkerHost extends EngineHost {
  /** Rejects when the worker does not come up. */
  started: Promise<void>;
  /**
   * Wait for a worker whose name says what to load. What the page finds out meanwhile is told to it: where the way is
   * long, the page is there first; where the page is busy, the worker.
   */
  loadNamed: (found: Promise<Addresses>) => Promise<void>;
}

/** Run the engine in a worker. */
export function createWorkerHost({ worker, started: spawned }: SpawnedWorker): WorkerHost {
  const pending = new Map<number, Pending>();
  let lastId = 0;

  const fail = (error: Error): void => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    if (data.kind === 'ready') return;
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    if (data.kind === 'done') waiting?.resolve(data.answer);
    else waiting?.reject(new Error(data.message));
  });
  worker.addEventListener('error', (event) => {
    fail(new Error(event.message || 'The search worker failed.'));
  });
  const started = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The search worker does not start.')),
      WORKER_START_TIMEOUT,
    );
    spawned.then(resolve, reject).finally(() => clearTimeout(timer));
  });
  started.catch((error: Error) => {
    worker.terminate();
    fail(error);
  });

  const ask = (question: Question): Promise<SearchAnswer | undefined> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, ...question });
    });

  return {
    started,
    async load(addresses) {
      await ask({ kind: 'load', ...addresses });
    },
    async loadNamed(found) {
      const loaded = ask({ kind: 'load' });
      // What the page cannot find the worker cannot either, and says so.
      found.then((addresses) => ask({ kind: 'found', ...addresses })).catch(() => undefined);
      await loaded;
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
