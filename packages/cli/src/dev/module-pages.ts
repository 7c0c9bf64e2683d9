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
  let bundled: Promise<void> | undefined;
  return {
    list: () => [...pages.values()],
    async add(file) {
      if (!pages.has(file.routePath)) {
        pages.set(file.routePath, file);
        bundled = onChange();
      }
      // Another request may have added the page. Its module needs the bundle with the hash that both responses contain.
      await bundled;
    },
    async prune(files) {
      const deleted = [...pages.values()].filter(
        ({ routePath, filePath }) => files.get(pageKey(routePath))?.filePath !== filePath,
      );
      for (const { routePath } of deleted) pages.delete(routePath);
      if (deleted.length === 0) return;
      bundled = onChange();
      await bundled;
    },
  };
}
