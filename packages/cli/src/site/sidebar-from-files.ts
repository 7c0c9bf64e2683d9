import type { SidebarGroup, SidebarItem } from '@octavo/theme';

import type { Problem } from '../errors';
import { placeOfEntry } from '../pages/read-nav-files';
import { byCodeUnit } from '../pages/scan-pages';
import type { MetaEntry, MetaFile } from '../pages/types';

/** What a sidebar needs to know of a page. */
export interface SidebarPage {
  /** Path below the content root, with extension. */
  relativePath: string;
  routePath: string;
  title: string;
  tag?: string | undefined;
  context?: string | undefined;
  overviewHeaders?: number[] | undefined;
  /** Whether it is a home page, which shows no sidebar. */
  isHome?: boolean;
}

export interface SidebarSource {
  /** Pages by path below the content root, without extension. */
  pages: ReadonlyMap<string, SidebarPage>;
  metas: ReadonlyMap<string, MetaFile>;
  /** Write out a text that may be an id of the i18n file. */
  translate: (text: string) => string;
  /** Give a link of a meta file the language of its folder. */
  localize: (link: string) => string;
}

export interface BuiltSidebar {
  items: SidebarItem[];
  problems: Problem[];
}

type CustomLink = Omit<Extract<MetaEntry, { type: 'custom-link' }>, 'type'>;

/** Names in a folder: pages without their extension, and folders that hold pages. */
interface FolderNames {
  files: string[];
  folders: string[];
}

/** Make the sidebar of a folder from its `_meta.json`, or from its names where it has none. */
export function sidebarFromFiles(folder: string, source: SidebarSource): BuiltSidebar {
  const problems: Problem[] = [];
  const names = namesByFolder(source.pages.keys());
  return { items: folderItems(folder), problems };

  function folderItems(dir: string): SidebarItem[] {
    const meta = source.metas.get(dir);
    const entries = meta?.entries ?? defaultEntries(dir);
    return entries.flatMap((entry) => entryItems(entry, dir, meta));
  }

  /** Files and folders by name, the section's `index` first; a file named like a folder is that folder's page. */
  function defaultEntries(dir: string): MetaEntry[] {
    const { files, folders } = names.get(dir) ?? { files: [], folders: [] };
    const alone = files.filter((name) => !folders.includes(name) && name !== 'index');
    const entries = [
      ...alone.map((name) => ({ type: 'file' as const, name })),
      ...folders.map((name) => ({ type: 'dir' as const, name })),
    ];
    entries.sort((a, b) => byCodeUnit(a.name, b.name));
    // The index of a folder below is reached by the folder's own entry.
    const index = dir === folder ? source.pages.get(joinPath(dir, 'index')) : undefined;
    return index && !index.isHome ? [{ type: 'file', name: 'index' }, ...entries] : entries;
  }

  function entryItems(
    entry: MetaEntry | string,
    dir: string,
    meta: MetaFile | undefined,
  ): SidebarItem[] {
    if (typeof entry === 'string') {
      const name = entry.replace(/\.(?:mdx?|[jt]sx?)$/, '');
      const isFile = source.pages.has(joinPath(dir, name));
      return entryItems(
        { type: isFile || !isFolder(joinPath(dir, name)) ? 'file' : 'dir', name: entry },
        dir,
        meta,
      );
    }
    switch (entry.type) {
      case 'file': {
        const page = source.pages.get(joinPath(dir, entry.name.replace(/\.(?:mdx?|[jt]sx?)$/, '')));
        if (!page) return report(entry, entry.name, dir, meta);
        return [pageLink(page, entry)];
      }
      case 'dir':
      case 'dir-section-header': {
        const path = joinPath(dir, entry.name);
        if (!isFolder(path)) return report(entry, entry.name, dir, meta);
        const group = folderGroup(path, entry);
        if (entry.type === 'dir') return [group];
        return [
          {
            kind: 'section-header',
            sectionHeaderText: group.text,
            ...(entry.tag ? { tag: entry.tag } : {}),
          },
          ...group.items,
        ];
      }
      case 'divider':
        return [{ kind: 'divider', dividerType: entry.dashed ? 'dashed' : 'solid' }];
      case 'section-header':
        return [
          {
            kind: 'section-header',
            sectionHeaderText: source.translate(entry.label),
            ...(entry.tag ? { tag: entry.tag } : {}),
          },
        ];
      case 'custom-link':
        return [customLink(entry)];
      default:
        return [];
    }
  }

  /** A folder is clickable through a file of its name beside it, or its index where its own meta file does not list that. */
  function folderGroup(
    path: string,
    entry: Extract<MetaEntry, { type: 'dir' | 'dir-section-header' }>,
  ): SidebarGroup {
    const listsIndex =
      source.metas.get(path)?.entries.some((own) => nameOf(own) === 'index') ?? false;
    const page =
      source.pages.get(path) ??
      (listsIndex ? undefined : source.pages.get(joinPath(path, 'index')));
    const label = entry.label ?? page?.title ?? path.split('/').at(-1)!;
    return clean<SidebarGroup>({
      kind: 'group',
      text: source.translate(label),
      link: page?.routePath,
      items: folderItems(path),
      collapsible: entry.collapsible,
      collapsed: entry.collapsed,
      tag: entry.tag ?? page?.tag,
      context: entry.context ?? page?.context,
      overviewHeaders: entry.overviewHeaders ?? page?.overviewHeaders,
    });
  }

  function pageLink(page: SidebarPage, entry: Extract<MetaEntry, { type: 'file' }>): SidebarItem {
    return clean<SidebarItem>({
      kind: 'link',
      text: source.translate(entry.label ?? page.title),
      link: page.routePath,
      tag: entry.tag ?? page.tag,
      context: entry.context ?? page.context,
      overviewHeaders: page.overviewHeaders ?? entry.overviewHeaders,
    });
  }

  function customLink({
    label,
    link,
    items,
    tag,
    context,
    collapsible,
    collapsed,
  }: CustomLink): SidebarItem {
    const text = source.translate(label);
    const target = link === undefined ? undefined : source.localize(link);
    if (!items && target !== undefined)
      return clean<SidebarItem>({ kind: 'link', text, link: target, tag, context });
    return clean<SidebarItem>({
      kind: 'group',
      text,
      link: target,
      items: (items ?? []).map(customLink),
      tag,
      context,
      collapsible,
      collapsed,
    });
  }

  function isFolder(path: string): boolean {
    return names.has(path);
  }

  function report(
    entry: unknown,
    name: string,
    dir: string,
    meta: MetaFile | undefined,
  ): SidebarItem[] {
    if (meta) {
      const { files, folders } = names.get(dir) ?? { files: [], folders: [] };
      problems.push({
        file: meta.file,
        ...placeOfEntry(entry, meta.source),
        message: `Expected a page or folder "${name}" beside this file, got nothing of that name.`,
        hint: `There are: ${[...files, ...folders.map((folder) => `${folder}/`)].join(', ') || 'no pages'}.`,
      });
    }
    return [];
  }
}

/** Every folder that holds pages, at any depth, with the names in it. */
function namesByFolder(paths: Iterable<string>): Map<string, FolderNames> {
  const found = new Map<string, { files: string[]; folders: Set<string> }>();
  const at = (folder: string) => {
    const names = found.get(folder) ?? { files: [], folders: new Set<string>() };
    found.set(folder, names);
    return names;
  };
  for (const path of paths) {
    const segments = path.split('/');
    at(segments.slice(0, -1).join('/')).files.push(segments.at(-1)!);
    for (let depth = segments.length - 1; depth > 0; depth--) {
      at(segments.slice(0, depth - 1).join('/')).folders.add(segments[depth - 1]!);
    }
  }
  return new Map(
    [...found].map(([folder, { files, folders }]) => [
      folder,
      { files: files.sort(byCodeUnit), folders: [...folders].sort(byCodeUnit) },
    ]),
  );
}

function nameOf(entry: MetaEntry | string): string | undefined {
  const name = typeof entry === 'string' ? entry : 'name' in entry ? entry.name : undefined;
  return name?.replace(/\.(?:mdx?|[jt]sx?)$/, '');
}

function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Leave out keys without a value, so that the JSON stays small and equal builds stay equal. */
export function clean<T extends object>(
  value: { [K in keyof T]: T[K] | undefined } | Record<string, unknown>,
): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
