import { type StaticValue, textOf } from '../../config-source/static-value';
import { dataOf, type Migration, report } from '../migration';

type Items = Record<string, unknown>[];

/** Entries of the top bar. */
export function navOf(value: StaticValue, migration: Migration, path: string): Items {
  return eachObject(value, migration, path).flatMap(({ entries, at }) => {
    const text = entries.get('text');
    if (!text) {
      report(
        migration,
        at,
        `${path}: not carried over: an entry without text.`,
        'Write it as { text, link }.',
      );
      return [];
    }
    const item: Record<string, unknown> = { text: dataOf(text.value, migration, path) };
    const link = textOf(entries.get('link')?.value);
    const items = entries.get('items');
    const activeMatch = entries.get('activeMatch');
    if (link !== undefined) item.link = routeOf(link);
    if (activeMatch)
      item.activeMatch = textOf(activeMatch.value) ?? dataOf(activeMatch.value, migration, path);
    if (items) item.items = navOf(items.value, migration, path);
    return item.text === undefined ? [] : [item];
  });
}

/** Sidebars by section; a list is that of all pages. */
export function sidebarOf(
  value: StaticValue,
  migration: Migration,
  path: string,
  prefix = '/',
): Record<string, Items> {
  if (value.kind !== 'object') return { [prefix]: sidebarItems(value, migration, path, '') };
  return Object.fromEntries(
    [...value.entries].map(([section, { value: own }]) => {
      const base = own.kind === 'object' ? (textOf(own.entries.get('base')?.value) ?? '') : '';
      const items = own.kind === 'object' ? own.entries.get('items')?.value : own;
      return [section, items ? sidebarItems(items, migration, path, base) : []];
    }),
  );
}

function sidebarItems(value: StaticValue, migration: Migration, path: string, base: string): Items {
  return eachObject(value, migration, path).map(({ entries }) => {
    const item: Record<string, unknown> = {};
    const text = entries.get('text');
    const link = textOf(entries.get('link')?.value);
    const collapsed = entries.get('collapsed')?.value;
    const items = entries.get('items')?.value;
    const own = textOf(entries.get('base')?.value) ?? base;
    if (text) item.text = dataOf(text.value, migration, path);
    if (link !== undefined) item.link = routeOf(link, own);
    if (collapsed?.kind === 'plain')
      Object.assign(item, { collapsible: true, collapsed: collapsed.value });
    else if (items) item.collapsible = false;
    if (items) item.items = sidebarItems(items, migration, path, own);
    return item;
  });
}

/** A link as a route: from the root, without the ending of a file. */
export function routeOf(link: string, base = ''): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(link)) return link;
  const path =
    link.startsWith('/') && !base ? link : `${base}${link.replace(base ? /^\// : /^$/, '')}`;
  const route = path.replace(/\.(?:md|html)(?=$|[?#])/, '').replace(/(^|\/)index(?=$|[?#])/, '$1');
  return route.startsWith('/') ? route : `/${route}`;
}

function eachObject(value: StaticValue, migration: Migration, path: string) {
  const items = value.kind === 'list' ? value.items : [value];
  return items.flatMap((item) => {
    if (item.kind === 'object') return [item];
    dataOf(item, migration, path);
    return [];
  });
}
