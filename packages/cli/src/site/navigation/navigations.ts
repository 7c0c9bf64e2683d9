import type { NavItem } from '@octavo/theme';
import { isBelow, isExternal, localizeRoute, pageKey } from '@octavo/theme/urls';

import { contentFolder, langOptions } from '../../content/scan/route-of';
import type { SiteConfig, SiteLocale } from '../../model/config';
import type { NavFiles } from '../../model/nav-files';
import { withoutUndefined } from '../../model/without-undefined';
import { localizeLink } from './localize-link';
import { sidebarFromConfig } from './sidebar-from-config';
import { type BuiltSidebar, sidebarFromFiles } from './sidebar-from-files';
import type { SidebarPage, SidebarSource } from './sidebar-source';

/** Navigation and sidebars of one language and version. */
export interface Navigations {
  nav: NavItem[];
  /** Keys of the sidebars: page keys of their sections, for example `/zh/guide`. */
  sidebarKeys: string[];
  /** A sidebar, made when first asked for: in development that is when a page of the section is opened. */
  sidebar: (key: string) => BuiltSidebar;
}

export interface NavigationInput {
  config: SiteConfig;
  locale: SiteLocale;
  version: string;
  navFiles: NavFiles;
  /** Pages of this language and version. */
  pages: readonly SidebarPage[];
}

/** Make navigation and sidebars, from configuration where it has them, else from the nav and meta files. */
export function buildNavigations({
  config,
  locale,
  version,
  navFiles,
  pages,
}: NavigationInput): Navigations {
  const options = langOptions(config);
  const folder = contentFolder(config, locale.lang, version);
  const home = { version, lang: locale.lang, rest: '/' };
  const translate = (text: string) => config.texts[text]?.[locale.lang] ?? text;
  const localize = (link: string) => localizeLink(link, home, config);
  const source: SidebarSource = {
    pages: new Map(pages.map((page) => [page.relativePath.replace(/\.\w+$/, ''), page])),
    metas: navFiles.metas,
    translate,
    localize,
  };
  const navFile = navFiles.navs.get(folder);
  const nav = buildNav(locale.theme.nav ?? ((navFile?.items ?? []) as NavItem[]), source);
  const makers = new Map<string, () => BuiltSidebar>();

  if (locale.theme.sidebar) {
    const titleOf = (key: string) => pages.find((page) => pageKey(page.routePath) === key)?.title;
    for (const [section, items] of Object.entries(locale.theme.sidebar)) {
      const make = () => ({
        items: sidebarFromConfig(items, { ...source, titleOf }),
        problems: [],
      });
      makers.set(pageKey(localize(section)), make);
    }
  } else {
    for (const section of sectionFolders(folder, source, navFile !== undefined)) {
      const rest = `/${section.slice(folder.length).replace(/^\//, '')}`;
      makers.set(pageKey(localizeRoute(rest, home, options)), () =>
        sidebarFromFiles(section, source),
      );
    }
  }
  return { nav, sidebarKeys: [...makers.keys()], sidebar: memoize((key) => makers.get(key)!()) };
}

/** Translates the labels of the nav and localizes its links. */
function buildNav(
  items: readonly NavItem[],
  source: Pick<SidebarSource, 'translate' | 'localize'>,
): NavItem[] {
  return items.map((item) =>
    withoutUndefined<NavItem>({
      ...item,
      text: source.translate(item.text),
      link:
        item.link === undefined || isExternal(item.link) ? item.link : source.localize(item.link),
      items: item.items && buildNav(item.items, source),
    }),
  );
}

function memoize<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}

/** With a nav file every folder of the language is a section; without one the language is a single section. */
function sectionFolders(
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

/** The key of the sidebar a page belongs to: the longest section it lies in. */
export function sidebarKeyOf(routePath: string, keys: Iterable<string>): string | undefined {
  let best: string | undefined;
  for (const key of keys) {
    if (isBelow(routePath, key) && key.length > (best?.length ?? -1)) best = key;
  }
  return best;
}
