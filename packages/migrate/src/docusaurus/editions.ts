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
  const { lastVersion = latest } = plugin;
  return {
    all: [...(plugin.includesCurrent ? ['next'] : []), ...listed],
    latest: lastVersion === 'current' ? 'next' : lastVersion,
  };
}

/** Returns the folder of the documents of a plugin in an edition. Only the main plugin has versions. */
export function docsFolder(
  plugin: DocsPlugin,
  { lang: each, version }: Edition,
  { site, lang, latest }: { site: string; lang: string; latest: string | undefined },
): string | undefined {
  const hasVersions = plugin.id === 'default';
  if (!hasVersions && version !== latest) return undefined;
  const isCurrent = !hasVersions || version === undefined || version === 'next';
  if (each !== lang) {
    const name = `docusaurus-plugin-content-docs${hasVersions ? '' : `-${plugin.id}`}`;
    return join(site, 'i18n', each, name, isCurrent ? 'current' : `version-${version}`);
  }
  if (isCurrent) return plugin.folder;
  return join(site, 'versioned_docs', `version-${version}`);
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
