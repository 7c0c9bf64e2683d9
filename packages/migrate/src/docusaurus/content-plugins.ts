import { existsSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';

import { type SourceLocation, toPosixPath } from '@octavo/cli/internal';

import { type Migration, report } from '../migration';
import { CONTENT_FOLDER } from '../tree/content-tree';

export interface DocsPlugin {
  id: string;
  /** Absolute path of the docs folder. */
  folder: string;
  /** Path before the routes, with slashes around it. */
  base: string;
  /** Absolute path of the sidebars. `undefined` generates a sidebar, and `false` shows none. */
  sidebarFile: string | false | undefined;
  include: string[] | undefined;
  exclude: string[] | undefined;
  lastVersion: string | undefined;
  includesCurrent: boolean;
}

export interface BlogPlugin {
  folder: string;
  /** Path before the routes, with slashes around it. */
  base: string;
  title: string;
  /** Posts on a page of the list. */
  perPage: number;
}

export interface DocusaurusPlugins {
  docs: DocsPlugin[];
  blog: BlogPlugin | undefined;
  /** Folder of pages, relative to the site folder. */
  pages: string;
  staticFolders: string[];
  /** URL of the content folder in the repository. */
  editUrl: string | undefined;
}

export type Options = Record<string, unknown>;

export interface PluginContext {
  migration: Migration;
  /** Absolute path of the site folder. */
  site: string;
}

/** Context of a plugin, with the location of its entry in the configuration. */
export interface Place extends PluginContext {
  at: SourceLocation;
}

/** Adds the documents of a plugin. */
export function addDocs(plugins: DocusaurusPlugins, value: unknown, place: Place): void {
  const { migration, site, at } = place;
  const options = (typeof value === 'object' && value !== null ? value : {}) as Options;
  const folder = resolve(site, String(options.path ?? 'docs'));
  if (!existsSync(folder)) return;
  const id = String(options.id ?? 'default');
  plugins.docs.push({
    id,
    folder,
    base: posix.join('/', String(options.routeBasePath ?? 'docs'), '/'),
    sidebarFile: findSidebarFile(options.sidebarPath, id, site),
    include: options.include as string[] | undefined,
    exclude: options.exclude as string[] | undefined,
    lastVersion: options.lastVersion as string | undefined,
    includesCurrent: options.includeCurrentVersion !== false,
  });
  if (id !== 'default' && existsSync(join(site, `${id}_versions.json`)))
    reportFolder(join(site, `${id}_versioned_docs`), 'the site has other versions', place);
  if (typeof options.editUrl !== 'string' || options.editUrl === '') return;
  const editUrl = toContentUrl(options.editUrl, folder, site);
  plugins.editUrl ??= editUrl;
  if (editUrl === undefined || editUrl !== plugins.editUrl)
    report(
      migration,
      at,
      `The edit link ${options.editUrl} was not migrated.`,
      'Set `themeConfig.editLink`, which applies to all pages.',
    );
}

function findSidebarFile(path: unknown, id: string, site: string): string | false | undefined {
  if (path === false) return false;
  if (typeof path === 'string') return resolve(site, path);
  if (id !== 'default') return undefined;
  // The path of the main sidebars can be computed, so it is unknown. Their usual name is `sidebars`.
  return ['ts', 'js', 'json']
    .map((extension) => join(site, `sidebars.${extension}`))
    .find((file) => existsSync(file));
}

/** Returns the URL of the content folder. The edit URL leads to the site folder, from which the docs folder is relative. */
function toContentUrl(editUrl: string, folder: string, site: string): string | undefined {
  const content = relative(folder, join(site, CONTENT_FOLDER));
  const path = posix.join(toPosixPath(relative(site, folder)), toPosixPath(content));
  const base = editUrl.replace(/\/*$/, '/');
  return URL.canParse(base) ? new URL(path, base).href : undefined;
}

/** Adds the blog of a plugin. A site has one blog. */
export function addBlogPlugin(plugins: DocusaurusPlugins, value: unknown, place: Place): void {
  const { site } = place;
  const options = (typeof value === 'object' && value !== null ? value : {}) as Options;
  const folder = resolve(site, String(options.path ?? 'blog'));
  if (!existsSync(folder)) return;
  if (plugins.blog) {
    reportFolder(folder, 'the site has another blog', place);
    return;
  }
  plugins.blog = {
    folder,
    base: posix.join('/', String(options.routeBasePath ?? 'blog'), '/'),
    title: String(options.blogTitle ?? 'Blog'),
    perPage: toPerPage(options.postsPerPage),
  };
}

/** Sets the folder of the pages. */
export function addPagesPlugin(
  plugins: DocusaurusPlugins,
  options: Options | undefined,
  place: Place,
): void {
  if (typeof options?.path !== 'string') return;
  if (options.id === undefined) plugins.pages = options.path;
  else reportFolder(resolve(place.site, options.path), 'the site has other pages', place);
}

/** Reports a folder with pages that are not migrated. */
function reportFolder(folder: string, reason: string, { migration, site, at }: Place): void {
  report(
    migration,
    at,
    `The folder ${toPosixPath(relative(site, folder))} was not migrated, because ${reason}.`,
    `Copy the pages to ${CONTENT_FOLDER}.`,
  );
}

/** Returns the number of posts on a page of the list. It can be "ALL". */
function toPerPage(value: unknown): number {
  if (value === 'ALL') return Number.POSITIVE_INFINITY;
  return typeof value === 'number' && value > 0 ? value : 10;
}
