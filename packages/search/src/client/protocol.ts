import type { SearchAnswer } from '../model/types';
import type { IndexLocation } from './locate-index';

/** A request from the page to the worker, without its ID. */
export type WorkerTask =
  /** Without a location, loads the index from the manifest in the name of the worker. */
  | ({ kind: 'load' } & Partial<IndexLocation>)
  /** The location that the page has read from the manifest, which the worker may not have received yet. */
  | ({ kind: 'locate' } & IndexLocation)
  | { kind: 'query'; query: string; limit: number };

export type WorkerRequest = { id: number } & WorkerTask;

/** A reply of the worker. `ready` is sent once, without a request. */
export type WorkerReply =
  | { kind: 'ready' }
  | { id: number; kind: 'done'; answer?: SearchAnswer }
  | { id: number; kind: 'failed'; message: string };
