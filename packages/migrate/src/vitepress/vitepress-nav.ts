import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { getString, type StaticValue } from '@octavo/cli/internal';
import { extractData, type Migration, report } from '../migration';

type Items = Record<string, unknown>[];

/** Converts navbar items. */
export function convertNav(value: StaticValue, migration: Migration, path: string): Items {
  return filterObjects(value, migration, path).flatMap(({ entries, at }) => {
    const text = entries.get('text');
    const items = entries.get('items');
    // VitePress shows the items of a group without a title.
    if (items && (!text || getString(text.value)?.trim() === ''))
      return convertNav(items.value, migration, path);
    if (!text) {
      report(
        migration,
        at,
        `An item without \`text\` in \`${path}\` was not migrated.`,
        'Replace the item with `{ text, link }`.',
      );
      return [];
    }
    const item: Record<string, unknown> = { text: extractData(text.value, migration, path) };
    const link = getString(entries.get('link')?.value);
    const activeMatch = entries.get('activeMatch');
    if (link !== undefined) item.link = convertLink(link, migration);
    if (activeMatch)
      item.activeMatch =
        getString(activeMatch.value) ?? extractData(activeMatch.value, migration, path);
    if (items) item.items = convertNav(items.value, migration, path);
    return item.text === undefined ? [] : [item];
  });
}

/** Converts the sidebar of each section. A plain array becomes the sidebar for all pages. */
export function convertSidebar(
  value: StaticValue,
  migration: Migration,
  path: string,
  prefix = '/',
): Record<string, Items> {
  if (value.kind !== 'object') return { [prefix]: convertSidebarItems(value, migration, path, '') };
  return Object.fromEntries(
    [...value.entries].map(([section, { value: sidebar }]) => {
      const base =
        sidebar.kind === 'object' ? (getString(sidebar.entries.get('base')?.value) ?? '') : '';
      const items = sidebar.kind === 'object' ? sidebar.entries.get('items')?.value : sidebar;
      return [section, items ? convertSidebarItems(items, migration, path, base) : []];
    }),
  );
}

function convertSidebarItems(
  value: StaticValue,
  migration: Migration,
  path: string,
  base: string,
): Items {
  return filterObjects(value, migration, path).map(({ entries }) => {
    const item: Record<string, unknown> = {};
    const text = entries.get('text');
    const link = getString(entries.get('link')?.value);
    const collapsed = entries.get('collapsed')?.value;
    const items = entries.get('items')?.value;
    const itemBase = getString(entries.get('base')?.value) ?? base;
    if (text) item.text = extractData(text.value, migration, path);
    if (link !== undefined) item.link = convertLink(link, migration, itemBase);
    if (collapsed?.kind === 'plain')
      Object.assign(item, { collapsible: true, collapsed: collapsed.value });
    else if (items) item.collapsible = false;
    if (items) item.items = convertSidebarItems(items, migration, path, itemBase);
    return item;
  });
}

/** Converts a link of the configuration. Links to public files, such as `/demo.html`, stay unchanged. */
function convertLink(link: string, { publicFolder }: Migration, base?: string): string {
  const path = link.replace(/[?#].*$/, '');
  const isFile =
    publicFolder && /^\/.*\.html$/.test(path) && !base && existsSync(join(publicFolder, path));
  return isFile ? link : toRoute(link, base);
}

/** Converts a link to a route path without a file extension. */
export function toRoute(link: string, base = ''): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(link)) return link;
  const path =
    link.startsWith('/') && !base ? link : `${base}${link.replace(base ? /^\// : /^$/, '')}`;
  const route = path.replace(/\.(?:md|html)(?=$|[?#])/, '').replace(/(^|\/)index(?=$|[?#])/, '$1');
  return route.startsWith('/') ? route : `/${route}`;
}

/** Returns the object items in a list and reports dynamic items. */
function filterObjects(value: StaticValue, migration: Migration, path: string) {
  const items = value.kind === 'list' ? value.items : [value];
  return items.flatMap((item) => {
    if (item.kind === 'object') return [item];
    extractData(item, migration, path);
    return [];
  });
}
