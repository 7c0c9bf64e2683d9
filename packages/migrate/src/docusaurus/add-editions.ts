import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';

import type { SourceLocation } from '@octavo/cli/internal';

import { addRedirect, type Migration } from '../migration';
import type { ContentTree } from '../tree/content-tree';
import { addMarkdownPages, addPages } from './add-pages';
import { addBlog } from './docusaurus-blog';
import type { Doc } from './docusaurus-sidebars';
import { docsFolder, type Edition, pagesFolder } from './editions';
import { readDocs } from './read-docs';
import type { DocsPlugin, DocusaurusPlugins } from './read-plugins';

interface EditionsContext {
  editions: readonly Edition[];
  plugins: DocusaurusPlugins;
  versions: { all: string[]; latest: string } | undefined;
  migration: Migration;
  location: SourceLocation;
  /** Tag of the default language. */
  lang: string;
}

/**
 * Adds the documents, pages and posts of all editions.
 *
 * @returns the documents of the default edition, by plugin
 */
export function addEditions(
  tree: ContentTree,
  { editions, plugins, versions, migration, location, lang }: EditionsContext,
): Map<DocsPlugin, Doc[]> {
  const site = migration.cwd;
  const docsOf = new Map<DocsPlugin, Doc[]>();
  for (const edition of editions) {
    for (const plugin of plugins.docs) {
      const folder = docsFolder(plugin, edition, { site, lang });
      if (folder === undefined || !existsSync(folder)) continue;
      const docs = readDocs({
        folder,
        base: plugin.base,
        include: plugin.include,
        exclude: plugin.exclude,
      });
      addPages(tree, folder, edition, docs);
      if (edition.isDefault) docsOf.set(plugin, docs);
      // In Docusaurus, the version is part of the path after the base of the plugin.
      if (versions && edition.version !== versions.latest && edition.lang === lang)
        for (const { route } of docs)
          addRedirect(
            migration,
            posix.join(plugin.base, edition.version!, route.slice(plugin.base.length)),
            posix.join('/', edition.version!, route),
            location,
          );
    }
    const isLatest = edition.version === versions?.latest;
    const pages = pagesFolder(plugins.pages, edition, { site, lang });
    if (isLatest && existsSync(pages)) addMarkdownPages(tree, pages, edition);
    if (!isLatest || !plugins.blog) continue;
    const isTranslation = edition.lang !== lang;
    const archives = addBlog(tree, {
      ...plugins.blog,
      target: edition.folder,
      translations: isTranslation
        ? join(site, 'i18n', edition.lang, 'docusaurus-plugin-content-blog')
        : undefined,
    });
    for (const route of isTranslation ? [] : archives)
      addRedirect(migration, route, plugins.blog.base, location);
  }
  return docsOf;
}
