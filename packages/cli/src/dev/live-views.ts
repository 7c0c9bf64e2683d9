import type { PageData } from '@octavo/theme';

import type { PagePayload, PageView } from '../model/payload';
import type { Edition } from '../site/assemble-site';
import { createDataFile, getDataFilePrefix } from '../site/data-file';

/** Creates page views and stores the data files that their payloads refer to. */
export interface LiveViews {
  createView: (page: PageData, edition: Edition, rest: Partial<PagePayload>) => PageView;
  /** Returns the JSON of a data file by its path relative to the base. */
  getDataFile: (path: string) => string | undefined;
}

/** Creates the view store for the dev server. */
export function createLiveViews(): LiveViews {
  const dataFiles = new Map<string, string>();

  function addDataFile(stem: string, value: unknown): string {
    const { path, json } = createDataFile(stem, value);
    dataFiles.set(path, json);
    return path;
  }

  return {
    createView(page, edition, rest) {
      const { site } = edition;
      const sidebar = page.sidebarKey === undefined ? [] : edition.sidebar(page.sidebarKey);
      const data = {
        site: addDataFile(getDataFilePrefix('site', edition), site),
        ...(page.sidebarKey === undefined
          ? {}
          : { sidebar: addDataFile(getDataFilePrefix('sidebar', edition), sidebar) }),
      };
      return { payload: { page, data, ...rest }, site, sidebar };
    },
    getDataFile: (path) => dataFiles.get(path),
  };
}
