import { join } from 'node:path';

import { joinRoute, type LangOptions } from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import type { SourceFile } from '../../model/page';

type LangConfig = Pick<SiteConfig, 'lang' | 'locales' | 'multiVersion'>;

const optionsByConfig = new WeakMap<LangConfig, Required<LangOptions>>();

/** Returns the languages and versions that routes of a site can start with; the same object for the same configuration. */
export function langOptions(config: LangConfig): Required<LangOptions> {
  let options = optionsByConfig.get(config);
  if (!options) {
    const { lang, locales, multiVersion } = config;
    options = {
      defaultLang: lang,
      langs: locales.map((locale) => locale.lang),
      defaultVersion: multiVersion.default,
      versions: multiVersion.versions,
    };
    optionsByConfig.set(config, options);
  }
  return options;
}

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

/**
 * The page a file of the content root is: `{version}/{lang}/rest` with the extension off, `index` turned into a
 * trailing slash, and the segments of the default language and version gone.
 */
export function routeOf(relativePath: string, config: SiteConfig): SourceFile {
  const options = langOptions(config);
  const { version, lang, rest } = placeInTree(relativePath.replace(/\.\w+$/, ''), {
    ...options,
    isMultilingual: config.isMultilingual,
  });
  return {
    filePath: join(config.root, relativePath),
    relativePath,
    routePath: joinRoute({ version, lang, rest: `/${rest}`.replace(/\/index$/, '/') }, options),
    lang,
    version,
    kind: /\.mdx?$/.test(relativePath) ? 'markdown' : 'component',
  };
}

/** The folder below the content root that holds the pages of a language and version. */
export function contentFolder(config: SiteConfig, lang: string, version: string): string {
  const segments = [
    config.multiVersion.versions.length > 0 ? version : '',
    config.isMultilingual ? lang : '',
  ];
  return segments.filter(Boolean).join('/');
}
