import type { SearchAnswer } from '../model/types';
import type { IndexLocation } from './locate-index';

/** A request of the page to the worker, without its id. */
export type WorkerTask =
  /** Without a location, loads the index that the worker's name leads to. */
  | ({ kind: 'load' } & Partial<IndexLocation>)
  /** The location that the page found, for a worker that is looking for it too. */
  | ({ kind: 'found' } & IndexLocation)
  | { kind: 'query'; query: string; limit: number };

export type WorkerRequest = { id: number } & WorkerTask;

/** A reply of the worker; `ready` is sent once, without a request. */
export type WorkerReply =
  | { kind: 'ready' }
  | { id: number; kind: 'done'; answer?: SearchAnswer }
  | { id: number; kind: 'failed'; message: string };
