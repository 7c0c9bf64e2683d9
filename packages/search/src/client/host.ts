import type { SearchAnswer } from '../types';

/** Where an engine runs: in a worker, or in the page when there can be none. */
export interface EngineHost {
  /** Fetch an index, with its prebuilt form where it has one, and make it answer. Rejects when it cannot be had. */
  load: (url: string, prebuiltUrl?: string) => Promise<void>;
  query: (query: string, limit: number) => Promise<SearchAnswer>;
  /** Stop, whatever is under way. */
  close: () => void;
}
