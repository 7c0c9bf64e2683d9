import type { SearchAnswer } from '../model/types';
import type { IndexLocation } from './locate-index';

/** Request from the page to the worker, without the request ID. */
export type WorkerTask =
  /** Loads the index. Without URLs, the worker uses the manifest in its `name`. */
  | ({ kind: 'load' } & Partial<IndexLocation>)
  /** Sends the index URLs from the manifest, in case the page fetched it before the worker. */
  | ({ kind: 'locate' } & IndexLocation)
  | { kind: 'query' | 'prepare'; query: string; limit: number };

export type WorkerRequest = { id: number } & WorkerTask;

/** Message from the worker to the page. `ready` is sent once, when the worker starts. */
export type WorkerReply =
  | { kind: 'ready' }
  | { id: number; kind: 'done'; answer?: SearchAnswer }
  | { id: number; kind: 'failed'; message: string };
