import type { SearchClient } from '../model/types';
import { createEngineClient } from './create-engine-client';
import type { SearchClientOptions } from './create-search-client';
import type { IndexManifest } from './locate-index';
import { startEngine } from './start-engine';

export type { IndexManifest };

export interface ManifestClientOptions
  extends Pick<SearchClientOptions, 'worker' | 'toLink' | 'hooks'> {
  manifest: IndexManifest;
}

/**
 * Creates a client that reads the URLs of its index from the manifest of a site. The worker requests the manifest without
 * waiting for the page.
 *
 * Internal: `@octavo/cli` uses it through `@octavo/search/internal`, and it can change in any release. Use
 * `createSearchClient` instead.
 */
export function createManifestClient(options: ManifestClientOptions): SearchClient {
  return createEngineClient({ start: () => startEngine(options), hooks: options.hooks });
}
