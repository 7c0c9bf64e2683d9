import type { SearchAnswer } from '../model/types';
import type { WorkerReply, WorkerTask } from './protocol';

/** Worker startup timeout in milliseconds. */
export const WORKER_START_TIMEOUT = 10_000;

/** A worker that starts while the client code is still loading. */
export interface SpawnedWorker {
  worker: Worker;
  /** Resolves with the worker's first message. Rejects if the worker script fails to load or is blocked. */
  started: Promise<unknown>;
}

export interface WorkerConnection {
  /** Resolves when the worker is running, and rejects if it fails to start or is closed. Requests can be sent before that. */
  started: Promise<void>;
  /** Sends a request to the worker. Rejects if the worker reports an error, crashes or is closed. */
  send: (task: WorkerTask) => Promise<SearchAnswer | undefined>;
  close: () => void;
}

interface Pending {
  resolve: (answer: SearchAnswer | undefined) => void;
  reject: (error: Error) => void;
}

/** Creates a promise-based connection to a worker. */
export function connectWorker({ worker, started: spawned }: SpawnedWorker): WorkerConnection {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let closed: Error | undefined;
  let rejectStart: (error: Error) => void;

  const fail = (error: Error): void => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    if (data.kind === 'ready') return;
    const request = pending.get(data.id);
    pending.delete(data.id);
    if (data.kind === 'done') request?.resolve(data.answer);
    else request?.reject(new Error(data.message));
  });
  worker.addEventListener('error', (event) => {
    fail(toError(event));
  });
  const started = new Promise<void>((resolve, reject) => {
    rejectStart = reject;
    const timer = setTimeout(
      () => reject(new Error(`The search worker did not start within ${WORKER_START_TIMEOUT} ms.`)),
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
        if (closed) throw closed;
        const id = ++lastId;
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, ...task });
      }),
    close() {
      closed = new Error('The search client was closed.');
      worker.terminate();
      rejectStart(closed);
      fail(closed);
    },
  };
}

function toError({ message }: ErrorEvent): Error {
  return new Error(message || 'The search worker failed with an unknown error.');
}
