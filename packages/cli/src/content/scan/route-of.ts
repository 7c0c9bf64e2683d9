import { join } from 'node:path';

import { joinRoute, type LangOptions } from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import type { SourceFile } from '../../model/page';

type LangConfig = Pick<SiteConfig, 'lang' | 'locales' | 'multiVersion'>;

const optionsByConfig = new WeakMap<LangConfig, Required<LangOptions>>();

/** Returns the languages and versions that routes can start with. The result is cached for each configuration. */
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

/** Versions and languages of a site, which have folders in the content root. */
export interface ContentPathSettings extends Required<LangOptions> {
  /** `true` if each language has a folder. */
  isMultilingual: boolean;
}

/** A path in the content root, split into its version, language and rest. */
export interface ContentPath {
  version: string;
  lang: string;
  /** Path relative to the folder of the language. */
  rest: string;
}

/** Splits a path in the content root: `{version}/{lang}/rest`, if the site has such folders. */
export function parseContentPath(
  path: string,
  { defaultLang, langs, isMultilingual, versions, defaultVersion }: ContentPathSettings,
): ContentPath {
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
 * Returns the page of a content file with its route path: the path without the extension and without the segments of
 * the default version and language. A trailing `index` becomes a trailing slash.
 *
 * @param relativePath - path relative to the content root, with slashes
 */
export function routeOf(relativePath: string, config: SiteConfig): SourceFile {
  const options = langOptions(config);
  const { version, lang, rest } = parseContentPath(relativePath.replace(/\.\w+$/, ''), {
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

/** Returns the folder of a language and version, relative to the content root. */
export function contentFolder(config: SiteConfig, lang: string, version: string): string {
  const segments = [
    config.multiVersion.versions.length > 0 ? version : '',
    config.isMultilingual ? lang : '',
  ];
  return segments.filter(Boolean).join('/');
}
