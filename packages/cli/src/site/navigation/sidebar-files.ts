import type { MetaFile } from '../../model/nav-files';
import { type FolderNames, groupNamesByFolder } from './folder-names';
import type { SidebarFiles, SidebarPage } from './sidebar-source';

export interface SidebarFilesInput {
  /** Pages in the language by path. */
  translated: ReadonlyMap<string, SidebarPage>;
  /** Fallback pages by the path that their translation would have. */
  fallbacks: ReadonlyMap<string, SidebarPage>;
  /** Paths of the pages in the default language. */
  originals: Iterable<string>;
  metas: ReadonlyMap<string, MetaFile>;
  /** Content folder of the language. */
  folder: string;
  /** Content folder of the default language. */
  originalFolder: string;
}

/**
 * Merges the files of a language with those of the default language. A folder without a meta file uses the one of the
 * default language, so that a partly translated section has the items and the order of the original.
 */
export function mergeSidebarFiles({
  translated,
  fallbacks,
  originals,
  metas,
  folder,
  originalFolder,
}: SidebarFilesInput): SidebarFiles {
  const pages = new Map([...fallbacks, ...translated]);
  const names = groupNamesByFolder(pages.keys());
  if (folder === originalFolder) return { pages, names, metas, inherited: new Map() };

  const toTranslation = (path: string) => folder + path.slice(originalFolder.length);
  const isOriginal = (path: string) => `${path}/`.startsWith(`${originalFolder}/`);
  const originalMetas = new Map(
    [...metas]
      .filter(([path]) => isOriginal(path))
      .map(([path, meta]) => [toTranslation(path), meta]),
  );
  const originalNames = groupNamesByFolder([...originals].filter(isOriginal).map(toTranslation));
  const inherited = [...originalMetas.keys()]
    .filter((path) => !metas.has(path))
    .map((path) => [path, subtract(names.get(path), originalNames.get(path))] as const);
  return {
    pages,
    names,
    metas: new Map([...originalMetas, ...metas]),
    inherited: new Map(inherited),
  };
}

/** Returns the names that are only in the first folder. */
function subtract(
  { files, folders }: FolderNames = { files: [], folders: [] },
  other: FolderNames = { files: [], folders: [] },
): FolderNames {
  return {
    files: files.filter((name) => !other.files.includes(name)),
    folders: folders.filter((name) => !other.folders.includes(name)),
  };
}
