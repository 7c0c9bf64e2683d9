import { createEngine, createSplitEngine, type Engine, type EngineOptions } from '../engine/engine';
import { type FetchPart, isSplitIndex } from '../engine/split-index';
import { getPartName } from '../model/part-name';
import type { IndexEntry } from '../model/types';
import type { IndexLocation } from './locate-index';

/**
 * Loads the engine for an index file. On the main thread, where there is no worker, it runs in chunks to keep the page
 * responsive.
 *
 * @throws if the index cannot be fetched, is not valid JSON (some hosts respond to unknown paths with an HTML page and
 *   status 200), is not an index or was built by an incompatible version
 */
export async function loadEngine(
  { url, synonyms }: IndexLocation,
  { schedule }: Pick<EngineOptions, 'schedule'> = {},
): Promise<Engine> {
  const options = { synonyms, ...(schedule && { schedule }) };
  if (url === undefined) return createEngine([], options);
  const index = await fetchJson(url);
  if (isSplitIndex(index)) {
    const fetchPart: FetchPart = (part) => fetchJson(getPartName(url.replace(/[?#].*/, ''), part));
    return createSplitEngine(index, fetchPart, options);
  }
  if (!Array.isArray(index) || !index.every(isEntry)) {
    throw new Error(`${url} is not a search index: expected an array of index entries.`);
  }
  return createEngine(index, options);
}

function isEntry(value: unknown): value is IndexEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { title, content, toc, routePath } = value as Record<string, unknown>;
  return (
    typeof title === 'string' &&
    typeof content === 'string' &&
    typeof routePath === 'string' &&
    Array.isArray(toc)
  );
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`Failed to fetch the search index ${url}: status ${response.status}.`);
  return response.json();
}
