import type { PageData } from '@octavo/theme';

import type { PagePayload, PageView } from '../model/payload';
import type { Edition } from '../site/assemble-site';
import { dataFile, dataFilePrefix } from '../site/data-file';

/** Makes what a request for a page is answered with, and keeps the data files that answers name. */
export interface LiveViews {
  viewOf: (page: PageData, edition: Edition, rest: Partial<PagePayload>) => PageView;
  /** A data file by its path below the base, as some payload named it. */
  dataFile: (path: string) => string | undefined;
}

export function createLiveViews(): LiveViews {
  const dataFiles = new Map<string, string>();

  function put(stem: string, value: unknown): string {
    const { path, json } = dataFile(stem, value);
    dataFiles.set(path, json);
    return path;
  }

  return {
    viewOf(page, edition, rest) {
      const { site } = edition;
      const sidebar = page.sidebarKey === undefined ? [] : edition.sidebar(page.sidebarKey);
      const data = {
        site: put(dataFilePrefix('site', edition), site),
        ...(page.sidebarKey === undefined
          ? {}
          : { sidebar: put(dataFilePrefix('sidebar', edition), sidebar) }),
      };
      return { payload: { page, data, ...rest }, site, sidebar };
    },
    dataFile: (path) => dataFiles.get(path),
  };
}
