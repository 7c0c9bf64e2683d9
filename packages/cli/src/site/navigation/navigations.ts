import { posix } from 'node:path';

import type { NavItem } from '@octavo/theme';
import { type LangOptions, localizeRoute, pageKey, splitRoute } from '@octavo/theme/urls';

import { isReadme } from '../../content/scan/page-extensions';
import {
  getContentFolder,
  getLangOptions,
  toCanonicalPath,
  toIndexPath,
} from '../../content/scan/route-of';
import type { SiteConfig, SiteLocale } from '../../model/config';
import { memoize } from '../../model/memoize';
import type { NavFiles } from '../../model/nav-files';
import { omitUndefined } from '../../model/omit-undefined';
import { localizeLink } from './localize-link';
import { mergeSidebarFiles } from './sidebar-files';
import { createSidebarFromConfig } from './sidebar-from-config';
import { createSidebarFromFiles, type SidebarResult } from './sidebar-from-files';
import type { SidebarPage, SidebarSource } from './sidebar-source';

/** Navbar and sidebars for a language and version. */
export interface Navigations {
  nav: NavItem[];
  /** Page keys of the sections with a sidebar, such as `/zh/guide`. */
  sidebarKeys: ReadonlySet<string>;
  /** Returns a sidebar, which is created on the first call. */
  sidebar: (key: string) => SidebarResult;
}

export interface NavigationInput {
  config: SiteConfig;
  locale: SiteLocale;
  version: string;
  navFiles: NavFiles;
  /** Pages in this language and version. */
  pages: readonly SidebarPage[];
  /** Fallback pages for missing translations in this language and version. */
  fallbacks: readonly SidebarPage[];
  /** Pages that are excluded because they are drafts. */
  drafts?: readonly Pick<SidebarPage, 'relativePath' | 'routePath'>[];
  /** Pages in the default language and this version. */
  originals: readonly SidebarPage[];
}

/**
 * Creates the navbar and sidebars from the configuration, falling back to nav and meta files. Languages without such
 * files use those of the default language.
 */
export function buildNavigations({
  config,
  locale,
  version,
  navFiles,
  pages,
  fallbacks,
  drafts = [],
  originals,
}: NavigationInput): Navigations {
  const options = getLangOptions(config);
  const folder = getContentFolder(config, locale.lang, version);
  const home = { version, lang: locale.lang, rest: '/' };
  const findTranslation = (text: string) => config.translations[text]?.[locale.lang];
  const translate = (text: string) => findTranslation(text) ?? text;
  const localize = (link: string) => localizeLink(link, home, config);
  const originalFolder = getContentFolder(config, config.lang, version);
  const navs = byCanonicalFolder(navFiles.navs, config);
  const navFile = navs.get(folder) ?? navs.get(originalFolder);
  const nav = buildNav(locale.theme.nav ?? ((navFile?.items ?? []) as NavItem[]), {
    translate,
    localize,
  });
  const builders = new Map<string, () => SidebarResult>();

  if (locale.theme.sidebar) {
    const byKey = new Map([...fallbacks, ...pages].map((page) => [pageKey(page.routePath), page]));
    const titleOf = (key: string) => byKey.get(key)?.title;
    for (const [section, items] of Object.entries(locale.theme.sidebar)) {
      const build = () => ({
        items: createSidebarFromConfig(items, { translate, localize, titleOf }),
        problems: [],
      });
      builders.set(pageKey(localize(section)), build);
    }
  } else {
    const pageName = (page: Pick<SidebarPage, 'relativePath' | 'routePath'>) =>
      toCanonicalPath(toPageName(page), config);
    const files = mergeSidebarFiles({
      translated: new Map(pages.map((page) => [pageName(page), page])),
      fallbacks: new Map(fallbacks.map((page) => [toTranslationName(page, folder, options), page])),
      originals: originals.map(pageName),
      metas: byCanonicalFolder(navFiles.metas, config),
      folder,
      originalFolder,
    });
    const source: SidebarSource = {
      ...files,
      drafts: drafts.map(pageName),
      untranslated: new Set(fallbacks),
      findTranslation,
      translate,
      localize,
    };
    for (const section of findSectionFolders(folder, source, navFile !== undefined)) {
      const rest = `/${section.slice(folder.length).replace(/^\//, '')}`;
      builders.set(pageKey(localizeRoute(rest, home, options)), () =>
        createSidebarFromFiles(section, source),
      );
    }
  }
  return {
    nav,
    sidebarKeys: new Set(builders.keys()),
    sidebar: memoize((key) => builders.get(key)!()),
  };
}

/**
 * Returns nav or meta files by the folder of their language and version. A file in such a folder has precedence over one
 * outside of it.
 */
function byCanonicalFolder<T>(
  files: ReadonlyMap<string, T>,
  config: SiteConfig,
): ReadonlyMap<string, T> {
  const moved = [...files].map(([folder, file]) => {
    const path = toCanonicalPath(posix.join(folder, '_'), config);
    return [posix.dirname(path).replace(/^\.$/, ''), file] as const;
  });
  return new Map([...moved, ...files]);
}

/** Returns the path of a page without its extension. The path of a README that is the index of its folder ends with `index`. */
function toPageName({
  relativePath,
  routePath,
}: Pick<SidebarPage, 'relativePath' | 'routePath'>): string {
  const name = relativePath.replace(/\.\w+$/, '');
  return isReadme(name) && routePath.endsWith('/') ? toIndexPath(name) : name;
}

/** Returns the path without extension of the missing translation that a fallback page replaces. */
function toTranslationName(
  { routePath }: SidebarPage,
  folder: string,
  options: Required<LangOptions>,
): string {
  const { rest } = splitRoute(routePath, options);
  return `${folder}${rest}`.replace(/^\//, '').replace(/(^|\/)$/, '$1index');
}

/** Translates navbar labels and localizes navbar links. */
function buildNav(
  items: readonly NavItem[],
  source: Pick<SidebarSource, 'translate' | 'localize'>,
): NavItem[] {
  return items.map((item) =>
    omitUndefined<NavItem>({
      ...item,
      text: source.translate(item.text),
      link: item.link === undefined ? undefined : source.localize(item.link),
      items: item.items && buildNav(item.items, source),
    }),
  );
}

/**
 * Returns the folders that get a sidebar: each top-level folder if there is a nav file, otherwise only the root folder
 * of the language.
 */
function findSectionFolders(
  folder: string,
  { pages, metas }: SidebarSource,
  hasNav: boolean,
): string[] {
  if (!hasNav) return [folder];
  const prefix = folder === '' ? '' : `${folder}/`;
  const names = new Set<string>();
  for (const path of pages.keys()) {
    if (!path.startsWith(prefix)) continue;
    const rest = path.slice(prefix.length).split('/');
    if (rest.length > 1) names.add(prefix + rest[0]!);
  }
  return metas.has(folder) ? [folder, ...names] : [...names];
}

/** Returns the sidebar key for a route: the longest key of the route or of a folder above it. */
export function findSidebarKey(routePath: string, keys: ReadonlySet<string>): string | undefined {
  let key = pageKey(routePath);
  while (!keys.has(key)) {
    if (key === '/') return undefined;
    key = key.slice(0, key.lastIndexOf('/')) || '/';
  }
  return key;
}
