import type { SearchAnswer } from '../model/types';
import type { WorkerReply, WorkerTask } from './protocol';

/** Longest wait for a worker to start, in milliseconds. */
export const WORKER_START_TIMEOUT = 10_000;

/** A worker that starts while the code that connects to it loads. */
export interface SpawnedWorker {
  worker: Worker;
  /** Resolves with the worker's first message. Rejects when its script cannot be loaded or is blocked by a policy. */
  started: Promise<unknown>;
}

export interface WorkerConnection {
  /** Rejects when the worker does not start. Requests may be sent before that. */
  started: Promise<void>;
  /** Sends a request. Rejects when the worker reports an error, fails or is closed. */
  send: (task: WorkerTask) => Promise<SearchAnswer | undefined>;
  close: () => void;
}

interface Pending {
  resolve: (answer: SearchAnswer | undefined) => void;
  reject: (error: Error) => void;
}

/** Turns messages to and from a worker into promises. */
export function connectWorker({ worker, started: spawned }: SpawnedWorker): WorkerConnection {
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
    fail(toError(event));
  });
  const started = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The search worker does not start.')),
      WORKER_START_TIMEOUT,
    );
    spawned
      .then(
        () => resolve(),
        (event: ErrorEvent) => reject(toError(event)),
      )
      .finally(() => clearTimeout(timer));
  });
  started.catch((error: Error) => {
    worker.terminate();
    fail(error);
  });

  return {
    started,
    send: (task) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, ...task });
      }),
    close() {
      worker.terminate();
      fail(new Error('The search was closed.'));
    },
  };
}

function toError({ message }: ErrorEvent): Error {
  return new Error(message || 'The search worker failed.');
}
