import type { SearchAnswer } from '../model/types';
import type { WorkerReply, WorkerTask } from './protocol';

/** Timeout for the start of a worker, in milliseconds. */
export const WORKER_START_TIMEOUT = 10_000;

/** A worker that starts in parallel with loading the code that connects to it. */
export interface SpawnedWorker {
  worker: Worker;
  /** Resolves with the first message of the worker. Rejects if the script fails to load or is blocked by a policy. */
  started: Promise<unknown>;
}

export interface WorkerConnection {
  /** Rejects if the worker does not start. Requests can be sent before it resolves. */
  started: Promise<void>;
  /** Sends a request. Rejects if the worker reports an error, fails or is closed. */
  send: (task: WorkerTask) => Promise<SearchAnswer | undefined>;
  close: () => void;
}

interface Pending {
  resolve: (answer: SearchAnswer | undefined) => void;
  reject: (error: Error) => void;
}

/** Wraps the messages to and from a worker in promises. */
export function connectWorker({ worker, started: spawned }: SpawnedWorker): WorkerConnection {
  const pending = new Map<number, Pending>();
  let lastId = 0;

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
    const timer = setTimeout(
      () => reject(new Error('The search worker did not start in time.')),
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
      fail(new Error('The search client was closed.'));
    },
  };
}

function toError({ message }: ErrorEvent): Error {
  return new Error(message || 'The search worker failed.');
}
