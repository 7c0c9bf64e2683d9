import type { PageData } from '@octavo/theme';

import type { PagePayload, PageView } from '../app/payload';
import { digest } from '../compile/digest';
import type { Edition } from '../site/assemble-site';

/** Makes what a request for a page is answered with, and keeps the data files that answers name. */
export interface LiveViews {
  viewOf: (page: PageData, edition: Edition, rest: Partial<PagePayload>) => PageView;
  /** A data file by its path below the base, as some payload named it. */
  dataFile: (path: string) => string | undefined;
}

export function createLiveViews(): LiveViews {
  const dataFiles = new Map<string, string>();

  function put(stem: string, value: unknown): string {
    const json = JSON.stringify(value);
    const name = `static/data/${stem}.${digest(json).slice(0, 8)}.json`;
    dataFiles.set(name, json);
    return name;
  }

  return {
    viewOf(page, edition, rest) {
      const { lang, version, site } = edition;
      const suffix = [lang, version].filter(Boolean).join('.');
      const sidebar = page.sidebarKey === undefined ? [] : edition.sidebar(page.sidebarKey);
      const data = {
        site: put(`site.${suffix}`, site),
        ...(page.sidebarKey === undefined ? {} : { sidebar: put(`sidebar.${suffix}`, sidebar) }),
      };
      return { payload: { page, data, ...rest }, site, sidebar };
    },
    dataFile: (path) => dataFiles.get(path),
  };
}
