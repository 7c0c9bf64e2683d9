/** A URL relative to the base URL of the page, or a function that returns one. */
export type IndexUrl = string | (() => string | undefined | Promise<string | undefined>);

/** URLs of an index. They are resolved with the first `init`. */
export interface IndexUrls {
  /** URL of the index file. If the function returns `undefined`, there is no index and every answer is empty. */
  indexUrl: IndexUrl;
  /** URL of the prebuilt index, if there is one. */
  prebuiltUrl?: IndexUrl;
}

/** Absolute URLs of an index and of its prebuilt form, if there is one. */
export interface IndexLocation {
  url: string;
  prebuiltUrl?: string;
}

/** A file that lists the indexes of a site: `{ searchIndexes: { [key]: { index, prebuilt } } }`. */
export interface IndexManifest {
  /** URL of the file, relative to the base URL of the page. */
  url: string;
  /** Base URL of the paths in the file, relative to the base URL of the page. */
  base: string;
  /** Keys to look up, in order of preference. */
  keys: readonly string[];
}

/**
 * Returns the location of an index from a manifest.
 *
 * @param manifest with absolute URLs
 * @param request a pending request of the manifest, if there is one
 * @throws if the manifest is not found or invalid, or contains none of the keys
 */
export async function locateIndex(
  { url, base, keys }: IndexManifest,
  request: Promise<Response> = fetch(url),
): Promise<IndexLocation> {
  const response = await request;
  if (!response.ok)
    throw new Error(`Failed to fetch the search manifest ${url}: status ${response.status}.`);
  const { searchIndexes = {} } = (await response.json()) as {
    searchIndexes?: Record<string, { index: string; prebuilt?: string } | undefined>;
  };
  for (const key of keys) {
    const entry = searchIndexes[key];
    if (!entry) continue;
    const toUrl = (file: string) => new URL(file, base).href;
    return {
      url: toUrl(entry.index),
      ...(entry.prebuilt === undefined ? {} : { prebuiltUrl: toUrl(entry.prebuilt) }),
    };
  }
  throw new Error(`The search manifest ${url} contains no index for "${keys.join('" or "')}".`);
}
