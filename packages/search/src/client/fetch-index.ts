import type { Postings } from '../engine/postings';
import { isFresh, type PrebuiltIndex, parsePostings } from '../engine/prebuilt';
import type { IndexEntry } from '../model/types';
import type { IndexLocation } from './locate-index';

export interface FetchedIndex {
  entries: IndexEntry[];
  /** Prebuilt postings, or `undefined` if they do not exist, are stale or cannot be fetched. */
  prebuilt: FetchedPostings | undefined;
}

export interface FetchedPostings {
  postings: Postings;
  /** Number of indexed sections. */
  sections: number;
}

/**
 * Fetches a search index and its prebuilt postings in parallel. The postings are optional: they reduce the startup time, but
 * do not affect the results.
 *
 * @throws if the index cannot be fetched, is not valid JSON (some hosts respond to unknown paths with an HTML page and
 *   status 200) or is not an array of entries
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
    const prebuilt = (await fetchJson(url)) as PrebuiltIndex;
    if (!isFresh(prebuilt, indexUrl)) return undefined;
    const shards = await Promise.all(
      prebuilt.more.map((name) => fetchJson(new URL(name, url).href) as Promise<string>),
    );
    return {
      postings: parsePostings(prebuilt.postings + shards.join('')),
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
