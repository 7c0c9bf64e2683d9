import type { Postings } from '../engine/postings';
import { isFresh, type Prebuilt, readPostings } from '../engine/prebuilt';

export interface FetchedPostings {
  postings: Postings;
  sections: number;
}

/**
 * Fetch a prebuilt index. Missing when it cannot be had, or was made of another plain file or by other code:
 * the plain file is then indexed here, which takes longer and gives the same.
 */
export async function fetchPostings(
  url: string,
  indexUrl: string,
): Promise<FetchedPostings | undefined> {
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
  if (!response.ok) throw new Error(`Expected a prebuilt index at ${url}, got ${response.status}.`);
  return response.json();
}
