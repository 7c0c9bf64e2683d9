import type { SearchAnswer } from '../model/types';
import type { Addresses } from './find-addresses';

/** Where an engine runs: in a worker, or in the page when there can be none. */
export interface EngineHost {
  /** Fetch an index and make it answer. Rejects when it cannot be had. */
  load: (addresses: Addresses) => Promise<void>;
  query: (query: string, limit: number) => Promise<SearchAnswer>;
  /** Stop, whatever is under way. */
  close: () => void;
}
