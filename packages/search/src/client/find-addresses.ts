/** Where an index is, and its prebuilt form where it has one. */
export interface Addresses {
  url: string;
  prebuiltUrl?: string;
}

/** A file that says where a site's indexes are: `{ searchIndexes: { [key]: { index, prebuilt } } }`. */
export interface IndexManifest {
  /** Its address. */
  url: string;
  /** What the addresses in it are relative to. */
  base: string;
  /** Names that the index may have, the best one first. */
  keys: readonly string[];
}

/** Said where a manifest, or a client's options, name no index. */
export const NO_INDEX = 'There is no index for this language and version.';

/**
 * Ask a manifest.
 *
 * @throws When it is missing, is something else, or names no such index.
 */
export async function findAddresses({ url, base, keys }: IndexManifest): Promise<Addresses> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Expected a manifest at ${url}, got ${response.status}.`);
  const { searchIndexes = {} } = (await response.json()) as {
    searchIndexes?: Record<string, { index: string; prebuilt?: string } | undefined>;
  };
  for (const key of keys) {
    const found = searchIndexes[key];
    if (!found) continue;
    const address = (file: string) => new URL(file, base).href;
    return {
      url: address(found.index),
      ...(found.prebuilt === undefined ? {} : { prebuiltUrl: address(found.prebuilt) }),
    };
  }
  throw new Error(NO_INDEX);
}
