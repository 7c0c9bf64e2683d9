import type { LangOptions } from '@octavo/theme/urls';

/** The versions and languages of a site, which have folders below the content root. */
export interface TreeSettings extends Required<LangOptions> {
  /** Whether each language has a folder. */
  isMultilingual: boolean;
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
  { defaultLang, langs, isMultilingual, versions, defaultVersion }: TreeSettings,
): PlaceInTree {
  const segments = path.split('/');
  const take = (names: readonly string[], fallback: string) =>
    segments.length > 1 && names.includes(segments[0]!) ? segments.shift()! : fallback;
  return {
    version: take(versions, defaultVersion),
    lang: isMultilingual ? take(langs, defaultLang) : defaultLang,
    rest: segments.join('/'),
  };
}
