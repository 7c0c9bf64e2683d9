import type { SearchAnswer } from '../types';

/** What the page asks the worker. */
export type WorkerRequest =
  | { id: number; kind: 'load'; url: string; prebuiltUrl?: string }
  | { id: number; kind: 'query'; query: string; limit: number };

/** What the worker answers; `ready` comes once, unasked. */
export type WorkerReply =
  | { kind: 'ready' }
  | { id: number; kind: 'done'; answer?: SearchAnswer }
  | { id: number; kind: 'failed'; message: string };
