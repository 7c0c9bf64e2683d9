import type { SidebarGroup, SidebarItem } from '@octavo/theme';

import { byCodeUnit } from '../../content/scan/by-code-unit';
import { withoutPageExtension } from '../../content/scan/page-extensions';
import { findEntryPosition } from '../../content/scan/read-nav-files';
import type { Problem } from '../../model/errors';
import type { MetaFile } from '../../model/nav-files';
import type { MetaEntry } from '../../model/nav-files.generated';
import { omitUndefined } from '../../model/omit-undefined';
import { groupNamesByFolder } from './folder-names';
import { createCustomLink, createPageLink, createSectionHeader } from './sidebar-entries';
import type { SidebarSource } from './sidebar-source';

/** A sidebar with the problems of its meta files. */
export interface BuiltSidebar {
  items: SidebarItem[];
  problems: Problem[];
}

/** Creates the sidebar of a folder from its `_meta.json`, or from its file names if there is none. */
export function sidebarFromFiles(folder: string, source: SidebarSource): BuiltSidebar {
  const problems: Problem[] = [];
  const names = groupNamesByFolder(source.pages.keys());
  return { items: folderItems(folder), problems };

  function folderItems(dir: string): SidebarItem[] {
    const meta = source.metas.get(dir);
    const entries = meta?.entries ?? defaultEntries(dir);
    return entries.flatMap((entry) =>
      entryItems(typeof entry === 'string' ? toEntry(entry, dir) : entry, dir, meta),
    );
  }

  /** Converts a string to an entry for the file with this name, or for the folder if there is no such file. */
  function toEntry(name: string, dir: string): MetaEntry {
    const path = joinPath(dir, withoutPageExtension(name));
    return { type: isFolder(path) && !source.pages.has(path) ? 'dir' : 'file', name };
  }

  /**
   * Returns entries for files and folders sorted by name, after the `index` of the section. A file with the name of a
   * folder is the page of the folder.
   */
  function defaultEntries(dir: string): MetaEntry[] {
    const { files, folders } = names.get(dir) ?? { files: [], folders: [] };
    const standalone = files.filter((name) => !folders.includes(name) && name !== 'index');
    const entries = [
      ...standalone.map((name) => ({ type: 'file' as const, name })),
      ...folders.map((name) => ({ type: 'dir' as const, name })),
    ];
    entries.sort((a, b) => byCodeUnit(a.name, b.name));
    // The index of a subfolder is the page of its group.
    const index = dir === folder ? source.pages.get(joinPath(dir, 'index')) : undefined;
    return index && !index.isHome ? [{ type: 'file', name: 'index' }, ...entries] : entries;
  }

  function entryItems(entry: MetaEntry, dir: string, meta: MetaFile | undefined): SidebarItem[] {
    switch (entry.type) {
      case 'file': {
        const page = source.pages.get(joinPath(dir, withoutPageExtension(entry.name)));
        if (!page) return report(entry, entry.name, dir, meta);
        return [createPageLink(page, entry, source)];
      }
      case 'dir':
      case 'dir-section-header': {
        const path = joinPath(dir, entry.name);
        if (!isFolder(path)) return report(entry, entry.name, dir, meta);
        const group = folderGroup(path, entry);
        return entry.type === 'dir'
          ? [group]
          : [createSectionHeader(group.text, entry), ...group.items];
      }
      case 'divider':
        return [{ kind: 'divider', dividerType: entry.dashed ? 'dashed' : 'solid' }];
      case 'section-header':
        return [createSectionHeader(source.translate(entry.label), entry)];
      case 'custom-link':
        return [createCustomLink(entry, source)];
      default:
        return [];
    }
  }

  /**
   * Creates the group of a folder. It links to the file with the same name, or to the index unless the meta file of the
   * folder lists it.
   */
  function folderGroup(
    path: string,
    entry: Extract<MetaEntry, { type: 'dir' | 'dir-section-header' }>,
  ): SidebarGroup {
    const listsIndex =
      source.metas.get(path)?.entries.some((child) => nameOf(child) === 'index') ?? false;
    const page =
      source.pages.get(path) ??
      (listsIndex ? undefined : source.pages.get(joinPath(path, 'index')));
    const label = entry.label ?? page?.title ?? path.split('/').at(-1)!;
    return omitUndefined<SidebarGroup>({
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
        ...findEntryPosition(entry, meta.source),
        message: `Page or folder "${name}" not found.`,
        hint: `Pages and folders next to this file: ${[...files, ...folders.map((folder) => `${folder}/`)].join(', ') || 'none'}.`,
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
