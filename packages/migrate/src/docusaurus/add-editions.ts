import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';

import type { SourceLocation } from '@octavo/cli/internal';

import { addRedirect, type Migration, report } from '../migration';
import { reportFeeds, toSlug } from '../tree/blog';
import type { ContentTree } from '../tree/content-tree';
import { addMarkdownPages, addPages } from './add-pages';
import type { DocsPlugin, DocusaurusPlugins } from './content-plugins';
import { addBlog } from './docusaurus-blog';
import type { Doc } from './docusaurus-sidebars';
import { docsFolder, type Edition, pagesFolder } from './editions';
import { readDocs } from './read-docs';

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
      if (edition.isDefault) {
        docsOf.set(plugin, docs);
        reportTagLists(plugin.base, docs, migration, location);
      }
      // In Docusaurus, the version is part of the path after the base of the plugin.
      if (versions && edition.version !== versions.latest && edition.lang === lang)
        for (const { route } of docs.filter(({ isDraft }) => !isDraft))
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
    if (isTranslation) continue;
    for (const route of archives) addRedirect(migration, route, plugins.blog.base, location);
    reportFeeds(plugins.blog.base, migration, location);
  }
  return docsOf;
}

/** Reports the lists of documents by tag, which Octavo does not generate. */
function reportTagLists(
  base: string,
  docs: readonly Doc[],
  migration: Migration,
  location: SourceLocation,
): void {
  const tags = [
    ...new Set(docs.flatMap((doc) => (doc.isHidden ? [] : (doc.tags ?? []).map(toSlug)))),
  ];
  if (tags.length === 0) return;
  const routes = ['tags', ...tags.map((tag) => `tags/${tag}`)].map((path) =>
    posix.join(base, path),
  );
  report(
    migration,
    location,
    `The lists of documents by tag were not migrated: ${routes.join(', ')}.`,
    'Add pages or redirects with these addresses.',
  );
}
