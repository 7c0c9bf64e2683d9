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
  /** Manifest keys to look up, in order of preference. The last one is the language. */
  keys: readonly string[];
  /** Whether the manifest belongs to another site, whose languages and versions differ. @default false */
  isOtherSite?: boolean;
}

/**
 * Resolves the URLs of an index from a search manifest.
 *
 * @param manifest manifest reference with absolute URLs
 * @param request pending request for the manifest; starts a new request by default
 * @throws if the manifest cannot be fetched, is invalid or contains none of the keys
 */
export async function locateIndex(
  { url, base, keys, isOtherSite }: IndexManifest,
  request: Promise<Response> = fetch(url),
): Promise<IndexLocation> {
  const response = await request;
  if (!response.ok)
    throw new Error(`Failed to fetch the search manifest ${url}: status ${response.status}.`);
  const manifest = (await response.json()) as Manifest;
  const { searchIndexes = {}, synonyms } = manifest;
  const candidates = isOtherSite ? getKeysOfOtherSite(keys.at(-1) ?? '', manifest) : keys;
  for (const key of candidates) {
    const entry = searchIndexes[key];
    if (!entry) continue;
    const url = new URL(entry.index, base).href;
    return { url, ...(synonyms === undefined ? {} : { synonyms }) };
  }
  throw new Error(`The search manifest ${url} contains no index for "${keys.join('" or "')}".`);
}

/** Content of a search manifest. */
interface Manifest {
  searchIndexes?: Record<string, { index: string } | undefined>;
  synonyms?: readonly SynonymGroup[];
  defaultLang?: string;
  defaultVersion?: string;
}

/** Returns the keys for a language on another site: the language, one of its variants, and the default language. */
function getKeysOfOtherSite(
  lang: string,
  { searchIndexes = {}, defaultLang, defaultVersion }: Manifest,
): string[] {
  const isDefaultVersion = (key: string): boolean => {
    const version = key.split('/')[1];
    return version === undefined || defaultVersion === undefined || version === defaultVersion;
  };
  const keys = Object.keys(searchIndexes).filter(isDefaultVersion);
  const isLang = (key: string, tag: string | undefined): boolean => key.split('/')[0] === tag;
  const primary = (tag: string): string => tag.toLowerCase().split(/[-/]/)[0]!;
  return [
    ...keys.filter((key) => isLang(key, lang)),
    ...keys.filter((key) => primary(key) === primary(lang)),
    ...keys.filter((key) => isLang(key, defaultLang)),
  ];
}
