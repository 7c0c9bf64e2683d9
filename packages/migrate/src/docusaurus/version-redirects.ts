import type { SourceLocation } from '@octavo/cli/internal';

import { addRedirect, type Migration, report } from '../migration';
import type { ContentTree } from '../tree/content-tree';

export interface VersionRedirectsContext {
  versions: { all: readonly string[]; latest: string };
  /** Tags of all languages. The first is the default language. */
  langs: readonly string[];
  location: SourceLocation;
}

/**
 * Redirects pages that exist only in the latest version, such as a blog or new documents, because all versions have the
 * same navbar and sidebars.
 */
export function addVersionRedirects(
  tree: ContentTree,
  migration: Migration,
  { versions: { all, latest }, langs, location }: VersionRedirectsContext,
): void {
  const others = all.filter((version) => version !== latest);
  if (others.length === 0) return;
  report(
    migration,
    location,
    `The sidebars of other versions than ${latest} were not migrated: all versions have the same sidebars.`,
    'Write a _meta.json file in the folders of each version, and remove `themeConfig.sidebar`.',
  );
  const [lang = ''] = langs;
  const folderOf = (version: string, each: string) =>
    langs.length > 1 ? `${version}/${each}` : version;
  const exists = (folder: string, name: string) =>
    ['.md', '.mdx'].some((extension) => tree.texts.has(folder + name + extension));
  const folder = folderOf(latest, lang);
  for (const path of tree.texts.keys()) {
    if (!path.startsWith(`${folder}/`) || /(?:^|\/)_/.test(path)) continue;
    const name = path.slice(folder.length).replace(/\.mdx?$/, '');
    const route = name.replace(/(^|\/)index$/, '$1');
    for (const version of others.filter((each) => !exists(folderOf(each, lang), name)))
      for (const each of langs) {
        if (exists(folderOf(version, each), name)) continue;
        const prefix = each === lang ? '' : `/${each}`;
        addRedirect(migration, `/${version}${prefix}${route}`, prefix + route, location);
      }
  }
}
