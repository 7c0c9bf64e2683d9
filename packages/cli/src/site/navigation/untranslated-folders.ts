import { posix } from 'node:path';

import { type FolderNames, groupNamesByFolder } from './folder-names';
import type { SidebarSource } from './sidebar-source';

/** Pages, names and meta files for the sidebars of a language. */
export interface SidebarFiles extends Pick<SidebarSource, 'pages' | 'metas'> {
  /** Names of the pages and subfolders by folder. */
  names: ReadonlyMap<string, FolderNames>;
}

/**
 * Adds the folders in which no page is translated, with their fallback pages. If such a folder has no meta file, the one
 * of the default language is used, and folders above list it only by name.
 *
 * @param folders.lang - content folder of the language
 * @param folders.original - content folder of the default language
 */
export function addUntranslatedFolders(
  { pages, fallbacks, metas }: Pick<SidebarSource, 'pages' | 'fallbacks' | 'metas'>,
  folders: { lang: string; original: string },
): SidebarFiles {
  const translated = groupNamesByFolder(pages.keys());
  const untranslated = [...fallbacks].filter(([path]) => !translated.has(posix.dirname(path)));
  if (untranslated.length === 0) return { pages, metas, names: translated };

  const withMeta = untranslated.flatMap(([path]) => (metas.has(posix.dirname(path)) ? [path] : []));
  const listed = groupNamesByFolder([...pages.keys(), ...withMeta]);
  const names = groupNamesByFolder(fallbacks.keys());
  for (const folder of translated.keys()) names.set(folder, listed.get(folder)!);

  const originals = [...metas].flatMap(([path, meta]) => {
    const folder = toTranslatedFolder(path, folders);
    return folder === undefined || translated.has(folder) ? [] : [[folder, meta] as const];
  });
  return {
    pages: new Map([...pages, ...untranslated]),
    metas: new Map([...originals, ...metas]),
    names,
  };
}

/** Returns the folder with the translation of a folder in the default language. */
function toTranslatedFolder(
  path: string,
  { lang, original }: { lang: string; original: string },
): string | undefined {
  const isOriginal = path === original || path.startsWith(`${original}/`);
  return isOriginal ? lang + path.slice(original.length) : undefined;
}
