import type { SearchAnswer } from '../model/types';
import type { Addresses } from './find-addresses';

/** What the page asks the worker. */
export type WorkerRequest = {
  id: number;
} /** Without addresses: what the worker's name says. */ & (
  | ({ kind: 'load' } & Partial<Addresses>)
  /** What the manifest says, for a worker that looks itself. */
  | ({ kind: 'found' } & Addresses)
  | { kind: 'query'; query: string; limit: number }
);

/** What the worker answers; `ready` comes once, unasked. */
export type WorkerReply =
  | { kind: 'ready' }
  | { id: number; kind: 'done'; answer?: SearchAnswer }
  | { id: number; kind: 'failed'; message: string };
