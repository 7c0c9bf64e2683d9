import { join } from 'node:path';

import { joinRoute, type LangOptions } from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import type { SourceFile } from '../../model/page';
import { placeInTree } from './place-in-tree';

/** How routes of a site carry language and version. */
export function langOptions({
  lang,
  locales,
  multiVersion,
}: Pick<SiteConfig, 'lang' | 'locales' | 'multiVersion'>): LangOptions {
  return {
    defaultLang: lang,
    langs: locales.map((locale) => locale.lang),
    defaultVersion: multiVersion.default,
    versions: multiVersion.versions,
  };
}

/**
 * The page a file of the content root is: `{version}/{lang}/rest` with the extension off, `index` turned into a
 * trailing slash, and the segments of the default language and version gone.
 */
export function routeOf(relativePath: string, config: SiteConfig): SourceFile {
  const options = langOptions(config);
  const { version, lang, rest } = placeInTree(relativePath.replace(/\.\w+$/, ''), {
    lang: config.lang,
    langs: options.langs,
    isMultilingual: config.isMultilingual,
    versions: config.multiVersion.versions,
    defaultVersion: config.multiVersion.default,
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
