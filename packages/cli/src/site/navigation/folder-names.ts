import { compareByCodeUnit } from '../../content/scan/by-code-unit';

/** Page names without extension, and subfolder names, in a folder. */
export interface FolderNames {
  files: string[];
  folders: string[];
}

/** Groups page and subfolder names by folder, at any depth. */
export function groupNamesByFolder(paths: Iterable<string>): Map<string, FolderNames> {
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
      { files: files.sort(compareByCodeUnit), folders: [...folders].sort(compareByCodeUnit) },
    ]),
  );
}
