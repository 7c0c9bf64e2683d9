import { createEngine } from '../engine/engine';
import { inSlices } from '../engine/slices';
import type { SearchAnswer } from '../model/types';
import { fetchIndex } from './fetch-index';
import type { IndexLocation } from './locate-index';

/**
 * Loads an index into the page, for browsers and policies that allow no worker, and returns a function that queries it. Both
 * work in chunks, so that the page stays responsive.
 *
 * @throws When the index cannot be fetched.
 */
export async function loadLocalEngine(
  location: IndexLocation,
): Promise<(query: string, limit: number) => Promise<SearchAnswer>> {
  const { entries, prebuilt } = await fetchIndex(location);
  const engine = await createEngine(entries, prebuilt, inSlices);
  return engine.querySlowly;
}
