import type { SynonymGroup } from '../model/types';

/** URL relative to the base URL of the page, or a function that returns such a URL. */
export type IndexUrl = string | (() => string | undefined | Promise<string | undefined>);

/** Absolute URL of an index file, with the synonyms of the site. */
export interface IndexLocation {
  url: string;
  synonyms?: readonly SynonymGroup[];
}

/** Reference to a JSON file with the index URLs of a site: `{ searchIndexes: { [key]: { index } }, synonyms }`. */
export interface IndexManifest {
  /** Manifest URL, relative to the base URL of the page. */
  url: string;
  /** Base URL for the paths in the manifest, relative to the base URL of the page. */
  base: string;
  /** Manifest keys to look up, in order of preference. */
  keys: readonly string[];
}

/**
 * Resolves the URLs of an index from a search manifest.
 *
 * @param manifest manifest reference with absolute URLs
 * @param request pending request for the manifest; starts a new request by default
 * @throws if the manifest cannot be fetched, is invalid or contains none of the keys
 */
export async function locateIndex(
  { url, base, keys }: IndexManifest,
  request: Promise<Response> = fetch(url),
): Promise<IndexLocation> {
  const response = await request;
  if (!response.ok)
    throw new Error(`Failed to fetch the search manifest ${url}: status ${response.status}.`);
  const { searchIndexes = {}, synonyms } = (await response.json()) as {
    searchIndexes?: Record<string, { index: string } | undefined>;
    synonyms?: readonly SynonymGroup[];
  };
  for (const key of keys) {
    const entry = searchIndexes[key];
    if (!entry) continue;
    const url = new URL(entry.index, base).href;
    return { url, ...(synonyms === undefined ? {} : { synonyms }) };
  }
  throw new Error(`The search manifest ${url} contains no index for "${keys.join('" or "')}".`);
}
