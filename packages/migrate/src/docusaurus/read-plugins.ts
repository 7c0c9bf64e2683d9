import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

import { getProperty, getString, type StaticValue, toData } from '@octavo/cli/internal';

import { type Migration, report, setKey } from '../migration';
import { reportMarkdownPlugins } from '../report-markdown-plugins';
import { toLink } from './docusaurus-theme';

export interface DocsPlugin {
  id: string;
  /** Absolute path of the docs folder. */
  folder: string;
  /** Path before the routes, with slashes around it. */
  base: string;
  sidebarFile: string | undefined;
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
  /** URL of the site folder in the repository. */
  editUrl: string | undefined;
}

type Options = Record<string, unknown>;

/** Plugins whose features are built into Octavo, or that do not change the pages. */
const BUILT_IN =
  /(?:plugin-(?:sitemap|ideal-image|debug|content-pages|svgr|rsdoctor|css-cascade-layers|vercel-analytics)|docusaurus-plugin-sass|llms-txt|search-local|theme-search|preset-|theme-classic|image-zoom|mdx-v2)/;

/** Reads the presets and plugins of a Docusaurus configuration. Reports plugins without an equivalent. */
export function readPlugins(
  config: StaticValue,
  migration: Migration,
  site: string,
): DocusaurusPlugins {
  const plugins: DocusaurusPlugins = {
    docs: [],
    blog: undefined,
    pages: 'src/pages',
    staticFolders: ['static'],
    editUrl: undefined,
  };
  const folders = toPlain(getProperty(config, 'staticDirectories'));
  if (Array.isArray(folders)) plugins.staticFolders = folders.map(String);
  const presets = getProperty(config, 'presets');
  for (const preset of presets?.kind === 'list' ? presets.items : []) {
    const raw = preset.kind === 'list' ? preset.items[1] : undefined;
    const options = toPlain(raw) as Options | undefined;
    for (const key of ['docs', 'blog', 'pages'])
      reportMarkdownPlugins(getProperty(raw, key), migration, key);
    if (options?.docs !== false) addDocs(plugins, options?.docs, site);
    if (options?.blog !== false) addBlogPlugin(plugins, options?.blog, site);
    const pages = options?.pages as Options | undefined;
    if (typeof pages?.path === 'string') plugins.pages = pages.path;
    addRedirectOptions(migration, options?.redirects, preset);
    const theme = options?.theme as Options | undefined;
    for (const file of [theme?.customCss ?? []].flat())
      report(
        migration,
        preset.at,
        `The stylesheet ${String(file)} was not migrated.`,
        'Add a stylesheet that overrides the design tokens to the public folder, and link it in `head`.',
      );
  }
  const listed = ['plugins', 'themes']
    .map((key) => getProperty(config, key))
    .flatMap((list) => (list?.kind === 'list' ? list.items : []));
  for (const item of listed) addPlugin(item, plugins, migration, site);
  return plugins;
}

function addPlugin(
  item: StaticValue,
  plugins: DocusaurusPlugins,
  migration: Migration,
  site: string,
): void {
  const [first, second] = item.kind === 'list' ? item.items : [item];
  if (!first || (first.kind === 'plain' && !first.value)) return;
  const name = getString(first) ?? ('from' in first ? first.from : 'a local plugin');
  const options = toPlain(second) as Options | undefined;
  reportMarkdownPlugins(second, migration, name);
  if (/(?:^|\/)(?:docusaurus-)?plugin-content-docs$|content-docs$/.test(name))
    addDocs(plugins, options, site);
  else if (/content-blog$/.test(name)) addBlogPlugin(plugins, options, site);
  else if (/client-redirects$/.test(name)) addRedirectOptions(migration, options, item);
  else if (!BUILT_IN.test(name))
    report(
      migration,
      item.at,
      `\`plugins\` was not migrated: ${name.startsWith(site) ? `.${name.slice(site.length)}` : name}.`,
      getPluginHint(name),
    );
}

function getPluginHint(name: string): string {
  if (/gtag|analytics|umami|plausible|fathom|matomo|gtm/.test(name))
    return 'Add the analytics script to `head`.';
  if (/pwa/.test(name))
    return 'Add the manifest to `head`, and the service worker to the public folder.';
  if (/typedoc|api/.test(name)) return "Add the generated pages in a plugin's `pages` hook.";
  return 'Rewrite it as an Octavo plugin with the `config`, `pages`, `pageData`, `head`, `bundler` and `build` hooks.';
}

function addDocs(plugins: DocusaurusPlugins, value: unknown, site: string): void {
  const options = (typeof value === 'object' && value !== null ? value : {}) as Options;
  const folder = resolve(site, String(options.path ?? 'docs'));
  if (!existsSync(folder)) return;
  const sidebar = options.sidebarPath;
  const file =
    typeof sidebar === 'string'
      ? resolve(site, sidebar)
      : ['ts', 'js', 'json']
          .map((extension) => join(site, `sidebars.${extension}`))
          .find((path) => existsSync(path));
  plugins.docs.push({
    id: String(options.id ?? 'default'),
    folder,
    base: posix.join('/', String(options.routeBasePath ?? 'docs'), '/'),
    sidebarFile: file,
    include: options.include as string[] | undefined,
    exclude: options.exclude as string[] | undefined,
    lastVersion: options.lastVersion as string | undefined,
    includesCurrent: options.includeCurrentVersion !== false,
  });
  if (typeof options.editUrl === 'string') plugins.editUrl ??= options.editUrl;
}

function addBlogPlugin(plugins: DocusaurusPlugins, value: unknown, site: string): void {
  const options = (typeof value === 'object' && value !== null ? value : {}) as Options;
  const folder = resolve(site, String(options.path ?? 'blog'));
  if (!existsSync(folder) || plugins.blog) return;
  plugins.blog = {
    folder,
    base: posix.join('/', String(options.routeBasePath ?? 'blog'), '/'),
    title: String(options.blogTitle ?? 'Blog'),
    perPage: toPerPage(options.postsPerPage),
  };
}

/** Returns the number of posts on a page of the list. It can be "ALL". */
function toPerPage(value: unknown): number {
  if (value === 'ALL') return Number.POSITIVE_INFINITY;
  return typeof value === 'number' && value > 0 ? value : 10;
}

function addRedirectOptions(migration: Migration, value: unknown, { at }: StaticValue): void {
  const rules =
    (value as { redirects?: { from?: string | string[]; to?: string }[] } | undefined)?.redirects ??
    [];
  for (const { from, to } of rules) {
    for (const source of [from ?? []].flat()) {
      const known = migration.config.redirects as Record<string, string> | undefined;
      if (to) setKey(migration, 'redirects', { ...known, [toLink(source)!]: toLink(to) }, at);
    }
  }
  if (
    value !== undefined &&
    typeof value === 'object' &&
    value !== null &&
    'createRedirects' in value
  )
    report(
      migration,
      at,
      'The function `createRedirects` was not migrated.',
      'Add the redirects to `redirects`.',
    );
}

function toPlain(value: StaticValue | undefined): unknown {
  return value && toData(value, () => {});
}
