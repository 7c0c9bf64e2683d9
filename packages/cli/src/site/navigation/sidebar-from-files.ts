import type { SidebarGroup, SidebarItem } from '@octavo/theme';

import { compareByCodeUnit } from '../../content/scan/by-code-unit';
import { isReadme, removePageExtension } from '../../content/scan/page-extensions';
import { findEntryPosition } from '../../content/scan/read-nav-files';
import { nameToTitle } from '../../content/scan/title-of';
import type { Problem } from '../../model/errors';
import type { MetaFile } from '../../model/nav-files';
import type { MetaEntry } from '../../model/nav-files.generated';
import { omitUndefined } from '../../model/omit-undefined';
import { createCustomLink, createPageLink, createSectionHeader } from './sidebar-entries';
import type { SidebarPage, SidebarSource } from './sidebar-source';

/** Sidebar and the problems found in its meta files. */
export interface SidebarResult {
  items: SidebarItem[];
  problems: Problem[];
}

/** Creates the sidebar for a folder from `_meta.json`, falling back to the file names. */
export function createSidebarFromFiles(folder: string, source: SidebarSource): SidebarResult {
  const problems: Problem[] = [];
  const { names, inherited } = source;
  return { items: folderItems(folder), problems };

  function folderItems(dir: string): SidebarItem[] {
    const meta = source.metas.get(dir);
    const added = inherited.get(dir);
    const entries = meta
      ? [...meta.entries, ...(added ? defaultEntries(dir, added) : [])]
      : defaultEntries(dir);
    // The problems of an inherited meta file are reported once, in the default language.
    const reported = added ? undefined : meta;
    if (reported) reportDuplicates(dir, reported);
    return entries.flatMap((entry) =>
      entryItems(typeof entry === 'string' ? toEntry(entry, dir) : entry, dir, reported),
    );
  }

  /** Converts a name to a meta entry. If a file and a folder have the same name, the file is used. */
  function toEntry(name: string, dir: string): MetaEntry {
    const path = joinPath(dir, removePageExtension(name));
    return { type: isFolder(path) && !findPage(path) ? 'dir' : 'file', name };
  }

  /**
   * Returns the default entries for a folder: the section's `index`, then files and folders sorted by name. If a file
   * and a folder have the same name, the group links to the file.
   */
  function defaultEntries(
    dir: string,
    { files, folders } = names.get(dir) ?? { files: [], folders: [] },
  ): MetaEntry[] {
    const standalone = files.filter((name) => !folders.includes(name) && name !== 'index');
    const entries = [
      ...standalone.map((name) => ({ type: 'file' as const, name })),
      ...folders.map((name) => ({ type: 'dir' as const, name })),
    ];
    entries.sort((a, b) => compareByCodeUnit(a.name, b.name));
    // For subfolders, the group links to the index.
    const index =
      dir === folder && files.includes('index')
        ? source.pages.get(joinPath(dir, 'index'))
        : undefined;
    return index && !index.isHome && !index.isUnlisted
      ? [{ type: 'file', name: 'index' }, ...entries]
      : entries;
  }

  function entryItems(entry: MetaEntry, dir: string, meta: MetaFile | undefined): SidebarItem[] {
    switch (entry.type) {
      case 'file': {
        const page = findPage(joinPath(dir, toPageName(entry.name, dir)));
        if (!page) return report(entry, entry.name, dir, meta);
        if (page.isUnlisted) return [];
        return [createPageLink(page, { ...entry, label: labelOf(entry, dir, page) }, source)];
      }
      case 'dir':
      case 'dir-section-header': {
        const path = joinPath(dir, entry.name);
        if (!isFolder(path)) return report(entry, entry.name, dir, meta);
        const group = folderGroup(path, entry, dir);
        if (isEmptied(group, path)) return [];
        if (entry.type === 'dir') return [group];
        const index = findPage(joinPath(path, 'index'));
        return [
          createSectionHeader(group.text, entry),
          // A header has no link, so the index is the first item.
          ...(index && index.routePath === group.link
            ? [createPageLink(index, { type: 'file', name: 'index' }, source)]
            : []),
          ...group.items,
        ];
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
   * Creates a sidebar group for a folder. The group links to the file with the same name or, unless the folder's meta
   * file lists it, to the index.
   */
  function folderGroup(
    path: string,
    entry: Extract<MetaEntry, { type: 'dir' | 'dir-section-header' }>,
    dir: string,
  ): SidebarGroup {
    const listsIndex =
      source.metas.get(path)?.entries.some((child) => {
        const name = nameOf(child);
        return name !== undefined && toPageName(name, path) === 'index';
      }) ?? false;
    const page = [
      source.pages.get(path),
      listsIndex ? undefined : source.pages.get(joinPath(path, 'index')),
    ].find((candidate) => candidate && !candidate.isUnlisted);
    const label = labelOf(entry, dir, page) ?? page?.title ?? nameToTitle(path.split('/').at(-1)!);
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

  /**
   * Returns the label of an entry. The title of a translated page has precedence over the label in a meta file of the
   * default language, unless the i18n file translates that label.
   */
  function labelOf(
    { label }: Extract<MetaEntry, { label?: string }>,
    dir: string,
    page: SidebarPage | undefined,
  ): string | undefined {
    if (label === undefined || !inherited.has(dir)) return label;
    const isTranslated = page !== undefined && !source.untranslated.has(page);
    return isTranslated && source.findTranslation(label) === undefined ? undefined : label;
  }

  /** Returns the name of a page in a folder. A README that is the index of its folder has the name `index`. */
  function toPageName(name: string, dir: string): string {
    const pageName = removePageExtension(name);
    return isReadme(pageName) && !findPage(joinPath(dir, pageName)) ? 'index' : pageName;
  }

  function findPage(path: string): SidebarPage | undefined {
    return source.pages.get(path);
  }

  /** Checks whether a group is empty because its pages are unlisted. */
  function isEmptied({ link, items }: SidebarGroup, path: string): boolean {
    const { files } = names.get(path) ?? { files: [] };
    return (
      link === undefined &&
      items.length === 0 &&
      files.some((name) => source.pages.get(joinPath(path, name))?.isUnlisted)
    );
  }

  /** Checks whether a path is a draft or a folder with drafts. */
  function hasDraft(path: string): boolean {
    return (source.drafts ?? []).some((draft) => draft === path || draft.startsWith(`${path}/`));
  }

  function isFolder(path: string): boolean {
    return names.has(path);
  }

  /** Reports files and folders that a meta file lists more than once. */
  function reportDuplicates(dir: string, meta: MetaFile): void {
    const listed = new Set<string>();
    for (const each of meta.entries) {
      const entry = typeof each === 'string' ? toEntry(each, dir) : each;
      const name = nameOf(entry);
      if (name === undefined) continue;
      const key = `${entry.type === 'file'} ${name}`;
      if (listed.has(key)) {
        problems.push({
          file: meta.file,
          ...findEntryPosition(each, meta.source),
          message: `Duplicate entry "${name}".`,
          hint: 'List each page and folder once.',
        });
      }
      listed.add(key);
    }
  }

  function report(
    entry: unknown,
    name: string,
    dir: string,
    meta: MetaFile | undefined,
  ): SidebarItem[] {
    if (meta && !hasDraft(joinPath(dir, removePageExtension(name)))) {
      const { files, folders } = names.get(dir) ?? { files: [], folders: [] };
      problems.push({
        file: meta.file,
        ...findEntryPosition(entry, meta.source),
        message: `Page or folder "${name}" not found.`,
        hint: `Available pages and folders: ${[...files, ...folders.map((folder) => `${folder}/`)].join(', ') || 'none'}.`,
      });
    }
    return [];
  }
}

function nameOf(entry: MetaEntry | string): string | undefined {
  const name = typeof entry === 'string' ? entry : 'name' in entry ? entry.name : undefined;
  return name === undefined ? undefined : removePageExtension(name);
}

function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
