import type { SidebarGroup, SidebarItem } from '@octavo/theme';

import { byCodeUnit } from '../../content/scan/by-code-unit';
import { withoutPageExtension } from '../../content/scan/page-extensions';
import { placeOfEntry } from '../../content/scan/read-nav-files';
import type { Problem } from '../../model/errors';
import type { MetaFile } from '../../model/nav-files';
import type { MetaEntry } from '../../model/nav-files.generated';
import { withoutUndefined } from '../../model/without-undefined';
import { namesByFolder } from './folder-names';
import { customLink, pageLink, sectionHeader } from './sidebar-entries';
import type { SidebarSource } from './sidebar-source';

export interface BuiltSidebar {
  items: SidebarItem[];
  problems: Problem[];
}

/** Make the sidebar of a folder from its `_meta.json`, or from its names where it has none. */
export function sidebarFromFiles(folder: string, source: SidebarSource): BuiltSidebar {
  const problems: Problem[] = [];
  const names = namesByFolder(source.pages.keys());
  return { items: folderItems(folder), problems };

  function folderItems(dir: string): SidebarItem[] {
    const meta = source.metas.get(dir);
    const entries = meta?.entries ?? defaultEntries(dir);
    return entries.flatMap((entry) =>
      entryItems(typeof entry === 'string' ? namedEntry(entry, dir) : entry, dir, meta),
    );
  }

  /** A bare string is the name of a file, or of a folder where there is no such file. */
  function namedEntry(name: string, dir: string): MetaEntry {
    const path = joinPath(dir, withoutPageExtension(name));
    return { type: isFolder(path) && !source.pages.has(path) ? 'dir' : 'file', name };
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

  function entryItems(entry: MetaEntry, dir: string, meta: MetaFile | undefined): SidebarItem[] {
    switch (entry.type) {
      case 'file': {
        const page = source.pages.get(joinPath(dir, withoutPageExtension(entry.name)));
        if (!page) return report(entry, entry.name, dir, meta);
        return [pageLink(page, entry, source)];
      }
      case 'dir':
      case 'dir-section-header': {
        const path = joinPath(dir, entry.name);
        if (!isFolder(path)) return report(entry, entry.name, dir, meta);
        const group = folderGroup(path, entry);
        return entry.type === 'dir' ? [group] : [sectionHeader(group.text, entry), ...group.items];
      }
      case 'divider':
        return [{ kind: 'divider', dividerType: entry.dashed ? 'dashed' : 'solid' }];
      case 'section-header':
        return [sectionHeader(source.translate(entry.label), entry)];
      case 'custom-link':
        return [customLink(entry, source)];
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
    return withoutUndefined<SidebarGroup>({
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

function nameOf(entry: MetaEntry | string): string | undefined {
  const name = typeof entry === 'string' ? entry : 'name' in entry ? entry.name : undefined;
  return name === undefined ? undefined : withoutPageExtension(name);
}

function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
