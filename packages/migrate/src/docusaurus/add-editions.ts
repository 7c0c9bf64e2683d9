import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';

import type { SourceLocation } from '@octavo/cli/internal';

import { addRedirect, type Migration, report, setKey } from '../migration';
import { reportFeeds, toSlug } from '../tree/blog';
import type { ContentTree } from '../tree/content-tree';
import { addMarkdownPages, addPages } from './add-pages';
import type { DocsPlugin, DocusaurusPlugins } from './content-plugins';
import type { PostFrontmatter } from './convert-docusaurus-page';
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
 * @returns the documents of the default edition, by plugin, and the frontmatter of posts, by the absolute paths of their
 *   original files
 */
export function addEditions(
  tree: ContentTree,
  { editions, plugins, versions, migration, location, lang }: EditionsContext,
): { docsOf: Map<DocsPlugin, Doc[]>; posts: Map<string, PostFrontmatter> } {
  const site = migration.cwd;
  const docsOf = new Map<DocsPlugin, Doc[]>();
  const posts = new Map<string, PostFrontmatter>();
  const langs = [...new Set(editions.map((edition) => edition.lang))];
  for (const edition of editions) {
    const original = edition.lang === lang ? undefined : { ...edition, lang };
    for (const plugin of plugins.docs) {
      const folderOf = (each: Edition) =>
        docsFolder(plugin, each, { site, lang, latest: versions?.latest });
      const folder = folderOf(edition);
      if (folder === undefined || !existsSync(folder)) continue;
      const docs = readDocs({
        folder,
        base: plugin.base,
        include: plugin.include,
        exclude: plugin.exclude,
      });
      addPages(tree, { folder, untranslated: original && folderOf(original) }, edition, docs);
      if (edition.isDefault) {
        docsOf.set(plugin, docs);
        reportTagLists(plugin.base, docs, migration, location);
      }
      if (edition.version === versions?.latest) continue;
      // Other languages show documents without a translation in the default language.
      const readers = edition.lang === lang ? langs : [edition.lang];
      const redirects = redirectOldAddresses(plugin.base, docs, { edition, lang, readers });
      const known = migration.config.redirects as Record<string, string> | undefined;
      setKey(migration, 'redirects', { ...known, ...redirects }, location);
    }
    const isLatest = edition.version === versions?.latest;
    const pages = pagesFolder(plugins.pages, edition, { site, lang });
    const untranslated = original && pagesFolder(plugins.pages, original, { site, lang });
    if (isLatest && existsSync(pages))
      addMarkdownPages(tree, { folder: pages, untranslated }, edition);
    if (!isLatest || !plugins.blog) continue;
    const isTranslation = original !== undefined;
    const blog = addBlog(tree, {
      ...plugins.blog,
      target: edition.folder,
      translations: isTranslation
        ? join(site, 'i18n', edition.lang, 'docusaurus-plugin-content-blog')
        : undefined,
    });
    for (const [source, frontmatter] of blog.frontmatter) posts.set(source, frontmatter);
    if (isTranslation) continue;
    for (const route of blog.archives) addRedirect(migration, route, plugins.blog.base, location);
    reportFeeds(plugins.blog.base, migration, location);
  }
  return { docsOf, posts };
}

/** Redirects the addresses of Docusaurus, in which the version is part of the path after the base of the plugin. */
function redirectOldAddresses(
  base: string,
  docs: readonly Doc[],
  { edition, lang, readers }: { edition: Edition; lang: string; readers: readonly string[] },
): Record<string, string> {
  const version = edition.version!;
  const prefixOf = (each: string) => (each === lang ? '/' : `/${each}/`);
  return Object.fromEntries(
    docs
      .filter(({ isDraft }) => !isDraft)
      .flatMap(({ route }) =>
        readers.map((each) => [
          posix.join(prefixOf(each), base, version, route.slice(base.length)),
          posix.join('/', version, prefixOf(each), route),
        ]),
      ),
  );
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
