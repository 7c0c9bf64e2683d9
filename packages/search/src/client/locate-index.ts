/** An address relative to the page's base URL, or a function that returns one. */
export type IndexUrl = string | (() => string | undefined | Promise<string | undefined>);

/** Addresses of an index, resolved at the first `init`. */
export interface IndexUrls {
  /** A function that returns nothing means that there is no index. */
  indexUrl: IndexUrl;
  /** Address of the index's prebuilt form, where the build wrote one. */
  prebuiltUrl?: IndexUrl;
}

/** Absolute addresses of an index and, where the build wrote one, of its prebuilt form. */
export interface IndexLocation {
  url: string;
  prebuiltUrl?: string;
}

/** A file that lists the indexes of a site: `{ searchIndexes: { [key]: { index, prebuilt } } }`. */
export interface IndexManifest {
  /** Address of the file, relative to the page's base URL. */
  url: string;
  /** Address that the paths in the file are relative to; itself relative to the page's base URL. */
  base: string;
  /** Keys to look up, in order of preference. */
  keys: readonly string[];
}

/**
 * Returns where the index is that a manifest lists.
 *
 * @param manifest With absolute addresses.
 * @param request Response to the manifest's address, where it has been requested already.
 * @throws When the manifest is missing or invalid, or lists none of the keys.
 */
export async function locateIndex(
  { url, base, keys }: IndexManifest,
  request: Promise<Response> = fetch(url),
): Promise<IndexLocation> {
  const response = await request;
  if (!response.ok) throw new Error(`Expected a manifest at ${url}, got ${response.status}.`);
  const { searchIndexes = {} } = (await response.json()) as {
    searchIndexes?: Record<string, { index: string; prebuilt?: string } | undefined>;
  };
  for (const key of keys) {
    const found = searchIndexes[key];
    if (!found) continue;
    const absolute = (file: string) => new URL(file, base).href;
    return {
      url: absolute(found.index),
      ...(found.prebuilt === undefined ? {} : { prebuiltUrl: absolute(found.prebuilt) }),
    };
  }
  throw new Error('There is no index for this language and version.');
}
