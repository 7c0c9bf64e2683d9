import { existsSync } from 'node:fs';

import { type SourceLocation, toData } from '@octavo/cli/internal';
import GithubSlugger from 'github-slugger';

import { type Migration, report, setKey } from '../migration';
import type { DocsPlugin } from './content-plugins';
import {
  convertItems,
  type Doc,
  generateItems,
  routesOf,
  type SidebarContext,
  type SidebarItem,
} from './docusaurus-sidebars';

export interface ConvertedSidebar {
  id: string;
  plugin: DocsPlugin;
  items: SidebarItem[];
}

/**
 * Converts the sidebars of all plugins.
 *
 * @param addIndex - called for indexes of categories that Docusaurus generates
 */
export function convertSidebars(
  docsOf: ReadonlyMap<DocsPlugin, Doc[]>,
  addIndex: SidebarContext['addIndex'],
  migration: Migration,
  location: SourceLocation,
): ConvertedSidebar[] {
  const converted: ConvertedSidebar[] = [];
  const sidebar: Record<string, SidebarItem[]> = {};
  for (const [plugin, docs] of docsOf) {
    const sidebarFile = plugin.sidebarFile;
    if (sidebarFile === false) {
      sidebar[plugin.base] = [];
      continue;
    }
    const slugger = new GithubSlugger();
    const context = {
      docs,
      folder: plugin.folder,
      base: plugin.base,
      toSlug: (label: string) => slugger.slug(label),
      addIndex,
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
