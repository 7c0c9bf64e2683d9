import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';

import {
  getProperty,
  getString,
  type Problem,
  type SourceLocation,
  type StaticValue,
  toData,
  toPosixPath,
} from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

import type { ReadConfiguration } from '../config/read-configuration';
import { applyRules, createMigration, type Migration, report, setKey } from '../migration';
import { removeInvalidKeys } from '../remove-invalid-keys';
import {
  CONTENT_FOLDER,
  type ContentTree,
  createContentTree,
  writeContentTree,
} from '../tree/content-tree';
import { convertTree } from './convert-tree';
import { addBlog } from './docusaurus-blog';
import { generateCompatFiles } from './docusaurus-compat';
import { docusaurusRules } from './docusaurus-rules';
import {
  convertItems,
  type Doc,
  generateItems,
  routesOf,
  type SidebarItem,
} from './docusaurus-sidebars';
import {
  convertFooter,
  convertNavbar,
  type DocusaurusFooter,
  type DocusaurusItem,
  toLink,
} from './docusaurus-theme';
import { createHomePage } from './home-page';
import { NOT_PAGES, readDocs } from './read-docs';
import { type DocsPlugin, readPlugins } from './read-plugins';

export interface DocusaurusMigration extends Migration {
  /** Number of converted pages. */
  count: number;
}

/** Edition of the site: a language in a version. */
interface Edition {
  lang: string;
  version: string | undefined;
  /** Path of its folder in the content folder. */
  folder: string;
  isDefault: boolean;
}

/** Migrates a Docusaurus site, and writes its pages to the content folder. */
export function migrateDocusaurus(file: string, read: ReadConfiguration): DocusaurusMigration {
  const site = dirname(file);
  const location: SourceLocation = { file, line: 1, column: 1 };
  const migration = createMigration(site, read);
  const config = read(file);
  const silent = (value: StaticValue | undefined) => value && toData(value, () => {});
  setKey(migration, 'check', { rules: { 'dead-anchor': 'warn' } }, location);
  applyRules(config, docusaurusRules, migration);

  const i18n = silent(getProperty(config, 'i18n')) as
    | {
        defaultLocale?: string;
        locales?: string[];
        localeConfigs?: Record<string, { label?: string }>;
      }
    | undefined;
  const lang = i18n?.defaultLocale ?? 'en';
  const langs = [...new Set([lang, ...(i18n?.locales ?? [])])];
  setKey(migration, 'lang', lang, location);
  if (langs.length > 1) {
    const names = new Intl.DisplayNames(lang, { type: 'language' });
    setKey(
      migration,
      'locales',
      langs.map((each) => ({
        lang: each,
        label: i18n?.localeConfigs?.[each]?.label ?? names.of(each) ?? each,
      })),
      location,
    );
  }

  const plugins = readPlugins(config, migration, site);
  const versions = readVersions(site, plugins.docs[0]);
  if (versions)
    setKey(
      migration,
      'multiVersion',
      { default: versions.latest, versions: versions.all },
      location,
    );
  const editions = (versions?.all ?? [undefined]).flatMap((version) =>
    langs.map(
      (each): Edition => ({
        lang: each,
        version,
        folder: posix.join(version ?? '', langs.length > 1 ? each : ''),
        isDefault: version === versions?.latest && each === lang,
      }),
    ),
  );

  const tree = createContentTree(site);
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
    if (isLatest && plugins.blog)
      addBlog(tree, {
        ...plugins.blog,
        folder: plugins.blog.folder,
        target: edition.folder,
        translations:
          edition.lang === lang
            ? undefined
            : join(site, 'i18n', edition.lang, 'docusaurus-plugin-content-blog'),
      });
  }
  for (const folder of plugins.staticFolders) addStaticFiles(tree, join(site, folder));
  const latest = editions.filter(({ version }) => version === versions?.latest);
  addReactPages(tree, join(site, plugins.pages), latest, migration);

  const compat = convertTree(tree, migration, site);
  const { files, alias } = generateCompatFiles(compat);
  for (const [path, text] of files) migration.files.set(path, text);
  const known = migration.config.alias as Record<string, string> | undefined;
  setKey(migration, 'alias', { ...known, '@site': '.', ...alias }, location);

  const sidebars = convertSidebars(docsOf, migration, location);
  const firstRoutes = new Map(
    sidebars.map(({ id, plugin, items }) => [`${plugin.id}:${id}`, routesOf(items)[0]]),
  );
  const findDoc = (item: DocusaurusItem) => {
    const pluginId = item.docsPluginId ?? 'default';
    const candidates = [...docsOf].filter(
      ([plugin]) => plugin.id === pluginId || docsOf.size === 1,
    );
    if (item.type === 'docSidebar')
      return (
        firstRoutes.get(`${pluginId}:${item.sidebarId}`) ??
        [...firstRoutes].find(([key]) => key.endsWith(`:${item.sidebarId}`))?.[1]
      );
    return candidates.flatMap(([, docs]) => docs).find(({ id }) => id === item.docId)?.route;
  };
  const context = { migration, location, findDoc };
  const theme = silent(getProperty(config, 'themeConfig')) as
    | {
        navbar?: {
          title?: string;
          logo?: { src?: string; srcDark?: string };
          items?: DocusaurusItem[];
        };
        footer?: DocusaurusFooter;
      }
    | undefined;
  if (theme?.navbar) convertNavbar(theme.navbar.items ?? [], context);
  if (theme?.navbar?.title) setKey(migration, 'logoText', theme.navbar.title, location);
  const logo = theme?.navbar?.logo;
  if (logo?.src)
    setKey(
      migration,
      'logo',
      logo.srcDark ? { light: toLink(logo.src), dark: toLink(logo.srcDark) } : toLink(logo.src),
      location,
    );
  if (theme?.footer) convertFooter(theme.footer, context);
  if (plugins.editUrl)
    setKey(
      migration,
      'themeConfig.editLink',
      {
        docRepoBaseUrl: `${plugins.editUrl.replace(/\/$/, '')}/${CONTENT_FOLDER}`,
        text: 'Edit this page',
      },
      location,
    );

  const home = editions.find(({ isDefault }) => isDefault)!.folder;
  const title = String(migration.config.title ?? basename(site));
  const hasHome = [...tree.texts.keys()].some((path) =>
    /^(?:index|README)\.mdx?$/.test(posix.relative(home || '.', path)),
  );
  if (!hasHome) {
    createHomePage(
      tree,
      editions.map(({ folder }) => folder),
      {
        title,
        tagline: getString(getProperty(config, 'tagline')),
        items: sidebars.flatMap(({ items }) => items),
        docs: [...docsOf.values()].flat(),
      },
    );
    report(
      migration,
      { file, line: 1, column: 1 },
      'The home page was generated from the title, the tagline and the first pages of the sidebars.',
      'Edit `hero` and `features` in content/index.md.',
      'cosmetic',
    );
  }
  if (versions) addVersionRedirects(tree, migration, versions, latest[0]!.folder, location);
  removeInvalidKeys(migration);
  migration.written.push(...writeContentTree(tree));
  migration.problems.push(...(tree.problems as Problem[]));
  return { ...migration, count: tree.pages.size };
}

function addRedirect(
  migration: Migration,
  from: string,
  to: string,
  location: SourceLocation,
): void {
  const known = migration.config.redirects as Record<string, string> | undefined;
  if (from !== to) setKey(migration, 'redirects', { ...known, [from]: to }, location);
}

/** Redirects pages that exist only in the latest version, such as a blog, because each version has all navbar items. */
function addVersionRedirects(
  tree: ContentTree,
  migration: Migration,
  { all, latest }: { all: readonly string[]; latest: string },
  folder: string,
  location: SourceLocation,
): void {
  const others = all.filter((version) => version !== latest);
  for (const path of tree.texts.keys()) {
    if (!path.startsWith(`${folder}/`) || /(?:^|\/)_/.test(path)) continue;
    const name = path.slice(folder.length).replace(/\.mdx?$/, '');
    for (const version of others) {
      const exists = ['.md', '.mdx'].some((extension) =>
        tree.texts.has(version + name + extension),
      );
      const route = name.replace(/(^|\/)index$/, '$1');
      if (!exists && !isDocsRoute(route, tree))
        addRedirect(migration, `/${version}${route}`, route, location);
    }
  }
}

function isDocsRoute(route: string, { pages }: ContentTree): boolean {
  return [...pages.values()].some((page) => page.route === route && page.isDoc);
}

/** Reads the versions of the docs. The version `next` is the current folder. */
function readVersions(
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

function docsFolder(
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

function pagesFolder(
  path: string,
  { lang: each }: Edition,
  { site, lang }: { site: string; lang: string },
): string {
  return each === lang
    ? join(site, path)
    : join(site, 'i18n', each, 'docusaurus-plugin-content-pages');
}

/** Adds the documents of a folder, and its other files. */
function addPages(tree: ContentTree, folder: string, edition: Edition, docs: readonly Doc[]): void {
  tree.roots.push({
    folder,
    target: posix.join(
      edition.folder,
      '_files',
      toPosixPath(relative(tree.folder, folder)).replaceAll('../', ''),
    ),
  });
  for (const { path, route } of docs) {
    const source = join(folder, path);
    tree.pages.set(source, {
      source,
      route,
      target: posix.join(edition.folder, toFile(route, path)),
      isDoc: true,
    });
  }
}

/** Returns the path of the page for a route. */
export function toFile(route: string, path: string): string {
  const extension = /\.mdx?$/.exec(path)?.[0] ?? '.md';
  return `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}${extension}`;
}

function addMarkdownPages(tree: ContentTree, folder: string, edition: Edition): void {
  tree.roots.push({ folder, target: posix.join(edition.folder, '_files/pages') });
  for (const path of globSync(['**/*.{md,mdx}'], {
    cwd: folder,
    ignore: NOT_PAGES,
    expandDirectories: false,
  }).toSorted()) {
    const source = join(folder, path);
    const route = `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
    tree.pages.set(source, {
      source,
      route,
      target: posix.join(edition.folder, toFile(route, path)),
    });
  }
}

function addStaticFiles(tree: ContentTree, folder: string): void {
  tree.roots.push({ folder, target: 'public' });
  for (const path of globSync(['**/*'], { cwd: folder, dot: true, expandDirectories: false }))
    tree.copies.set(`public/${path}`, join(folder, path));
}

/**
 * Adds a page without content for each page that is a React component, because these use the layout of Docusaurus. Links
 * to them stay valid, and the report names them.
 */
function addReactPages(
  tree: ContentTree,
  folder: string,
  editions: readonly Edition[],
  migration: Migration,
): void {
  if (!existsSync(folder)) return;
  const paths = globSync(['**/*.{js,jsx,ts,tsx}'], {
    cwd: folder,
    ignore: [...NOT_PAGES, '**/*.d.ts'],
    expandDirectories: false,
  });
  for (const path of paths.toSorted()) {
    const name = path.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1');
    if (name === '') continue;
    const file = `${name.replace(/\/$/, '/index')}.md`;
    const title = posix.basename(name);
    for (const edition of editions)
      tree.texts.set(
        posix.join(edition.folder, file),
        `---\nnoindex: true\nsearch: false\n---\n\n# ${title[0]!.toUpperCase()}${title.slice(1)}\n\nThis page has not been migrated yet.\n`,
      );
    report(
      migration,
      { file: join(folder, path), line: 1, column: 1 },
      `The page /${name} is empty, because it was a React component that uses the layout of Docusaurus.`,
      `Rewrite it as ${CONTENT_FOLDER}/${file.replace(/\.md$/, '.tsx')}, and delete ${CONTENT_FOLDER}/${file}.`,
    );
  }
}

interface ConvertedSidebar {
  id: string;
  plugin: DocsPlugin;
  items: SidebarItem[];
}

function convertSidebars(
  docsOf: ReadonlyMap<DocsPlugin, Doc[]>,
  migration: Migration,
  location: SourceLocation,
): ConvertedSidebar[] {
  const converted: ConvertedSidebar[] = [];
  const sidebar: Record<string, SidebarItem[]> = {};
  for (const [plugin, docs] of docsOf) {
    const sidebarFile = plugin.sidebarFile;
    const context = {
      docs,
      folder: plugin.folder,
      report: (message: string) =>
        report(
          migration,
          sidebarFile ? { file: sidebarFile, line: 1, column: 1 } : location,
          message,
          'Add it to `themeConfig.sidebar`.',
        ),
    };
    const defined =
      sidebarFile && existsSync(sidebarFile) ? readSidebars(sidebarFile, migration) : undefined;
    const all = defined
      ? Object.entries(defined).map(([id, items]) => ({ id, items: convertItems(items, context) }))
      : [{ id: 'defaultSidebar', items: generateItems('.', context) }];
    for (const [index, { id, items }] of all.entries()) {
      converted.push({ id, plugin, items });
      const sections = new Set(
        routesOf(items)
          .filter((route) => route.startsWith(plugin.base))
          .map((route) => sectionOf(route, plugin.base)),
      );
      if (index === 0) sections.add(plugin.base);
      for (const section of sections)
        if (index === 0 ? true : section !== plugin.base) sidebar[section] ??= items;
    }
  }
  if (Object.keys(sidebar).length > 0)
    setKey(migration, 'themeConfig.sidebar', dropCovered(sidebar), location);
  return converted;
}

/** Returns the first folder of a route below the base of its plugin. */
function sectionOf(route: string, base: string): string {
  const [first, ...rest] = route.slice(base.length).split('/');
  return rest.length > 0 ? `${base}${first}/` : base;
}

/** Removes sections whose sidebar is the same as that of the folder above. */
function dropCovered(sidebar: Record<string, SidebarItem[]>): Record<string, SidebarItem[]> {
  return Object.fromEntries(
    Object.entries(sidebar).filter(([section, items]) => {
      const above = Object.keys(sidebar)
        .filter((each) => each !== section && section.startsWith(each))
        .sort((a, b) => b.length - a.length)[0];
      return above === undefined || sidebar[above] !== items;
    }),
  );
}

function readSidebars(file: string, migration: Migration): Record<string, unknown> | undefined {
  const value = migration.readConfiguration(file);
  const data = toData(value, (dynamic) =>
    report(
      migration,
      dynamic.at,
      'A part of the sidebar was not migrated, because it is computed.',
      'Add the items to `themeConfig.sidebar` in docs.config.ts, or run the command with `--run`.',
    ),
  );
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
}
