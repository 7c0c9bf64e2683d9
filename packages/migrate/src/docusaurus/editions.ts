import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { DocsPlugin } from './content-plugins';

/** Edition of the site: a language in a version. */
export interface Edition {
  lang: string;
  version: string | undefined;
  /** Path of its folder in the content folder. */
  folder: string;
  isDefault: boolean;
}

/** Reads the versions of the docs. The version `next` is the current folder. */
export function readVersions(
  site: string,
  plugin: DocsPlugin | undefined,
): { all: string[]; latest: string } | undefined {
  const file = join(site, 'versions.json');
  if (!plugin || !existsSync(file)) return undefined;
  const listed = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const [latest] = listed;
  if (latest === undefined) return undefined;
  const isCurrent = plugin.lastVersion === 'current';
  return {
    all: [...(plugin.includesCurrent ? ['next'] : []), ...listed],
    latest: isCurrent ? 'next' : latest,
  };
}

export function docsFolder(
  plugin: DocsPlugin,
  { lang: each, version }: Edition,
  { site, lang }: { site: string; lang: string },
): string | undefined {
  const isCurrent = version === undefined || version === 'next';
  if (each !== lang) {
    const name = `docusaurus-plugin-content-docs${plugin.id === 'default' ? '' : `-${plugin.id}`}`;
    return join(site, 'i18n', each, name, isCurrent ? 'current' : `version-${version}`);
  }
  if (isCurrent) return plugin.folder;
  return plugin.id === 'default' ? join(site, 'versioned_docs', `version-${version}`) : undefined;
}

export function pagesFolder(
  path: string,
  { lang: each }: Edition,
  { site, lang }: { site: string; lang: string },
): string {
  return each === lang
    ? join(site, path)
    : join(site, 'i18n', each, 'docusaurus-plugin-content-pages');
}
