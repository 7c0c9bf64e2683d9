import type { Postings } from '../engine/postings';
import { isFresh, type Prebuilt, readPostings } from '../engine/prebuilt';
import type { IndexEntry } from '../model/types';
import type { IndexLocation } from './locate-index';

export interface FetchedIndex {
  entries: IndexEntry[];
  prebuilt: FetchedPostings | undefined;
}

export interface FetchedPostings {
  postings: Postings;
  sections: number;
}

/**
 * Fetches an index with its prebuilt form. That is missing when it cannot be fetched, or belongs to another index file or
 * another version of this code: indexing the entries takes longer and gives the same answers.
 *
 * @throws When the index is missing or is not JSON (hosts serve a 404 page as HTML with status 200), or is not an array of
 * entries.
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
    throw new Error(`Expected an array of index entries at ${url}, got something else.`);
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
  if (!response.ok) throw new Error(`Expected an index at ${url}, got status ${response.status}.`);
  return response.json();
}
