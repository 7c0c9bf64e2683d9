import { createEngine } from '../engine/engine';
import type { SearchAnswer } from '../model/types';
import { fetchIndex } from './fetch-index';
import type { IndexLocation } from './locate-index';

/**
 * Loads an index on the main thread and returns its query function. Used if workers are not available. Indexing and
 * querying run in chunks to keep the page responsive.
 *
 * @throws if the index cannot be fetched
 */
export async function loadLocalEngine(
  location: IndexLocation,
): Promise<(query: string, limit: number) => Promise<SearchAnswer>> {
  const { entries, prebuilt } = await fetchIndex(location);
  const engine = await createEngine(entries, { prebuilt, synonyms: location.synonyms });
  return engine.queryInChunks;
}
