import type { SynonymGroup } from '../model/types';

/** URL relative to the base URL of the page, or a function that returns such a URL. */
export type IndexUrl = string | (() => string | undefined | Promise<string | undefined>);

/** Location of an index, with the synonyms of the site. */
export interface IndexLocation {
  /** Absolute URL of the index file. Without it, the index is empty. */
  url?: string;
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
  /** Whether a language without an index has the one of the default language, as its pages do. @default false */
  hasFallback?: boolean;
  /** Whether the manifest belongs to another site, whose languages and versions differ. @default false */
  isOtherSite?: boolean;
}

/**
 * Resolves the URLs of an index from a search manifest. If the site has other indexes, a language without pages has an empty
 * one.
 *
 * @param manifest manifest reference with absolute URLs
 * @param request pending request for the manifest; starts a new request by default
 * @throws if the manifest cannot be fetched, is invalid or has no index, and if another site has no index for a language
 */
export async function locateIndex(
  { url, base, keys, hasFallback, isOtherSite }: IndexManifest,
  request: Promise<Response> = fetch(url),
): Promise<IndexLocation> {
  const response = await request;
  if (!response.ok)
    throw new Error(`Failed to fetch the search manifest ${url}: status ${response.status}.`);
  const manifest = (await response.json()) as Manifest;
  const { searchIndexes = {}, synonyms, defaultLang } = manifest;
  const candidates = isOtherSite
    ? getKeysOfOtherSite(keys.at(-1) ?? '', manifest)
    : [...keys, ...(hasFallback && defaultLang ? keys.map(toLang(defaultLang)) : [])];
  const entry = candidates.map((key) => searchIndexes[key]).find((found) => found !== undefined);
  if (entry) {
    const url = new URL(entry.index, base).href;
    return { url, ...(synonyms === undefined ? {} : { synonyms }) };
  }
  if (!isOtherSite && Object.keys(searchIndexes).length > 0) return {};
  throw new Error(`The search manifest ${url} contains no index for "${keys.join('" or "')}".`);
}

/** Content of a search manifest. */
interface Manifest {
  searchIndexes?: Record<string, { index: string } | undefined>;
  synonyms?: readonly SynonymGroup[];
  defaultLang?: string;
  defaultVersion?: string;
}

/** Returns a function that replaces the language in a key. */
function toLang(lang: string): (key: string) => string {
  return (key) => key.replace(/^[^/]*/, () => lang);
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
