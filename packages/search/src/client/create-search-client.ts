import type { SearchClient, SearchHooks } from '../model/types';
import { createEngineClient } from './create-engine-client';
import type { IndexUrls } from './locate-index';
import { startEngine } from './start-engine';

export interface SearchClientOptions extends IndexUrls {
  /**
   * Whether the engine runs in a worker. If workers are forbidden, it runs on the main thread.
   * @default true
   */
  worker?: boolean;
  /**
   * Converts the links of results, for example to links to another site.
   * @default the links are unchanged
   */
  toLink?: (link: string) => string;
  /** Hooks, or a function that loads them when search is first used. */
  hooks?: SearchHooks | (() => Promise<SearchHooks>) | undefined;
}

/**
 * Creates a client for the index of one language and version. Nothing is loaded before the first call of `init` or `query`.
 *
 * A site with several languages creates one client per language, and passes the current one to the search panel.
 *
 * @example
 * ```ts
 * const client = createSearchClient({ indexUrl: '/static/search_index.en.1f2e3d4c.json' });
 * const { results, total } = await client.query('mock a module', { limit: 10 });
 * ```
 */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  return createEngineClient({ start: () => startEngine(options), hooks: options.hooks });
}
