/** What has to be known of a site to tell the folders of its versions and languages. */
export interface TreeSettings {
  lang: string;
  langs: readonly string[];
  /** Whether each language has a folder. */
  isMultilingual: boolean;
  versions: readonly string[];
  defaultVersion: string;
}

export interface PlaceInTree {
  version: string;
  lang: string;
  /** Path below the folder of the language. */
  rest: string;
}

/** Take a path below the content root apart: `{version}/{lang}/rest`, where the site has such folders. */
export function placeInTree(
  path: string,
  { lang, langs, isMultilingual, versions, defaultVersion }: TreeSettings,
): PlaceInTree {
  const segments = path.split('/');
  const take = (names: readonly string[], fallback: string) =>
    segments.length > 1 && names.includes(segments[0]!) ? segments.shift()! : fallback;
  return {
    version: take(versions, defaultVersion),
    lang: isMultilingual ? take(langs, lang) : lang,
    rest: segments.join('/'),
  };
}
