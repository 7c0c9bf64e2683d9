import { pageKey } from '@octavo/theme/urls';

import type { SourceFile } from '../model/page';

/** Opened pages that need a module in the bundle. */
export interface ModulePages {
  list: () => SourceFile[];
  /** Adds a page. Resolves when its module has been bundled. */
  add: (file: SourceFile) => Promise<void>;
  /** Removes deleted pages from the bundle, which would report that their modules are missing. */
  prune: (files: ReadonlyMap<string, SourceFile>) => Promise<void>;
}

/**
 * Creates an empty list.
 *
 * @param onChange - called after each change; resolves when the modules have been bundled
 */
export function createModulePages(onChange: () => Promise<void>): ModulePages {
  const pages = new Map<string, SourceFile>();
  return {
    list: () => [...pages.values()],
    async add(file) {
      if (pages.has(file.routePath)) return;
      pages.set(file.routePath, file);
      await onChange();
    },
    async prune(files) {
      const deleted = [...pages.values()].filter(
        ({ routePath, filePath }) => files.get(pageKey(routePath))?.filePath !== filePath,
      );
      for (const { routePath } of deleted) pages.delete(routePath);
      if (deleted.length > 0) await onChange();
    },
  };
}
