import { joinRoute, type LangOptions } from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import type { SourceFile } from '../../model/page';
import { isReadme, PAGE_EXTENSIONS, removePageExtension } from './page-extensions';
import { fromContentPath, getVersionFolders } from './version-folders';

type LangConfig = Pick<SiteConfig, 'lang' | 'locales' | 'multiVersion'>;

const optionsByConfig = new WeakMap<LangConfig, Required<LangOptions>>();

/** Returns the languages and versions that can prefix a route. The result is memoized per configuration. */
export function getLangOptions(config: LangConfig): Required<LangOptions> {
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

/** Languages and versions that have folders in the content root. */
export interface ContentPathSettings extends Required<LangOptions> {
  /** Whether each language has a separate folder. */
  isMultilingual: boolean;
}

/** Content path split into version, language and rest. */
export interface ContentPath {
  version: string;
  lang: string;
  /** Path relative to the language folder. */
  rest: string;
}

/** Parses a path relative to the content root: `{version}/{lang}/rest`. Missing segments get the defaults. */
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
 * Returns the paths of the Markdown files named `README` whose folder has no `index` page. They are the index of their
 * folder.
 *
 * @param paths - paths of all pages relative to the content root, with slashes
 */
export function findReadmeIndexes(paths: readonly string[]): ReadonlySet<string> {
  const existing = new Set(paths);
  return new Set(
    paths.filter((path) => {
      const name = removePageExtension(path);
      if (!isReadme(name) || !/\.mdx?$/.test(path)) return false;
      const index = toIndexPath(name);
      return !PAGE_EXTENSIONS.some((extension) => existing.has(index + extension));
    }),
  );
}

/**
 * Creates the source file entry for a content file. Its route path has no extension and no segments for the default
 * version and language, and a trailing `index` becomes a trailing slash.
 *
 * @param relativePath - path relative to the content root, with slashes
 * @param isIndex - whether the file is the index of its folder although its name is `README`
 */
export function toSourceFile(
  relativePath: string,
  config: SiteConfig,
  isIndex = false,
): SourceFile {
  const options = getLangOptions(config);
  const name = relativePath.replace(/\.\w+$/, '');
  const { version, lang, rest } = parseContentPath(isIndex ? toIndexPath(name) : name, {
    ...options,
    isMultilingual: config.isMultilingual,
  });
  return {
    filePath: fromContentPath(relativePath, config.root, getVersionFolders(config)),
    relativePath,
    routePath: joinRoute({ version, lang, rest: `/${rest}`.replace(/\/index$/, '/') }, options),
    lang,
    version,
    kind: /\.mdx?$/.test(relativePath) ? 'markdown' : 'component',
  };
}

/** Returns the name of the content folder for a version. Empty if the version is in the content root. */
export function getVersionFolder(
  version: string,
  {
    multiVersion,
    isDefaultVersionInRoot,
  }: Pick<SiteConfig, 'multiVersion' | 'isDefaultVersionInRoot'>,
): string {
  const isInRoot = isDefaultVersionInRoot && version === multiVersion.default;
  return multiVersion.versions.length > 0 && !isInRoot ? version : '';
}

/** Returns the content folder for a language and version, relative to the content root. */
export function getContentFolder(config: SiteConfig, lang: string, version: string): string {
  const segments = [getVersionFolder(version, config), config.isMultilingual ? lang : ''];
  return segments.filter(Boolean).join('/');
}

/**
 * Returns a path relative to the content root as if the file were in the folder of its language and version. Files in the
 * default language can be outside of a language folder.
 */
export function toCanonicalPath(path: string, config: SiteConfig): string {
  const { version, lang, rest } = parseContentPath(path, {
    ...getLangOptions(config),
    isMultilingual: config.isMultilingual,
  });
  return [getContentFolder(config, lang, version), rest].filter(Boolean).join('/');
}

/** Replaces the file name of a path with `index`. */
export function toIndexPath(path: string): string {
  return path.replace(/[^/]+$/, 'index');
}
