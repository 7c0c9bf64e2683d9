import type { Postings } from '../engine/postings';
import { isFresh, type Prebuilt, readPostings } from '../engine/prebuilt';
import type { IndexEntry } from '../model/types';
import type { IndexLocation } from './locate-index';

export interface FetchedIndex {
  entries: IndexEntry[];
  /** `undefined` if there is no prebuilt index, or if it is stale or cannot be fetched. */
  prebuilt: FetchedPostings | undefined;
}

export interface FetchedPostings {
  postings: Postings;
  /** Number of sections. */
  sections: number;
}

/**
 * Fetches an index and its prebuilt form. A prebuilt index is optional: without it, indexing the entries takes longer, and
 * the answers are the same.
 *
 * @throws if the index is not found, is not JSON (some hosts serve an HTML page with status 200 instead of 404), or is not
 *   an array of entries
 */
export async function fetchIndex({ url, prebuiltUrl }: IndexLocation): Promise<FetchedIndex> {
  const [entries, prebuilt] = await Promise.all([
    fetchEntries(url),
    prebuiltUrl === undefined ? undefined : fetchPostings(prebuiltUrl, url),
  ]);
  return { entries, prebuilt };
}

async function fetchEntries(url: string): Promise<IndexEntry[]> {
  const entries = await fetchJson(url);
  if (!Array.isArray(entries) || !entries.every(isEntry)) {
    throw new Error(`${url} is not a search index: expected an array of index entries.`);
  }
  return entries;
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

async function fetchPostings(url: string, indexUrl: string): Promise<FetchedPostings | undefined> {
  try {
    const prebuilt = (await fetchJson(url)) as Prebuilt;
    if (!isFresh(prebuilt, indexUrl)) return undefined;
    const shards = await Promise.all(
      prebuilt.more.map((name) => fetchJson(new URL(name, url).href) as Promise<string>),
    );
    return {
      postings: readPostings(prebuilt.postings + shards.join('')),
      sections: prebuilt.sections,
    };
  } catch {
    return undefined;
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`Failed to fetch the search index ${url}: status ${response.status}.`);
  return response.json();
}
