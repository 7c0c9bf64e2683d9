import { plainText } from '@octavo/mdx-plugins/inline-markdown';

import { compareByCodeUnit } from '../content/scan/by-code-unit';
import { getLangOptions } from '../content/scan/route-of';
import { INVENTORY_VERSION, type Inventory } from '../inventory/inventory';
import type { SiteConfig } from '../model/config';
import type { Page } from '../model/page';
import { isListed } from './page-lists';
import type { Redirect } from './redirects';

/** IDs of the layout and IDs that React generates. They can change with each release, so links cannot lead to them. */
const INTERNAL_ID = /^(?:oct-|_)/;

export interface InventoryInput {
  config: Pick<SiteConfig, 'title' | 'lang' | 'locales' | 'multiVersion' | 'route'>;
  pages: readonly Page[];
  redirects: readonly Redirect[];
  /** Maps the paths of pages with code to the IDs in their rendered HTML, which code can add. */
  renderedIds: ReadonlyMap<string, Iterable<string>>;
}

/** Creates the inventory that other sites use to link to the pages of this site. Unlisted pages and 404 pages are excluded. */
export function createInventory({
  config,
  pages,
  redirects,
  renderedIds,
}: InventoryInput): Inventory {
  const { defaultLang, langs, defaultVersion, versions } = getLangOptions(config);
  return {
    version: INVENTORY_VERSION,
    title: config.title,
    defaultLang,
    langs,
    ...(versions.length > 0 ? { defaultVersion, versions } : {}),
    cleanUrls: config.route.cleanUrls,
    pages: pages
      .filter(isListed)
      .map(({ routePath, filePath, title, content }) => {
        const rendered = [...(renderedIds.get(filePath) ?? [])];
        return {
          route: routePath,
          title: plainText(title),
          ids: [...new Set([...content.ids, ...rendered.filter((id) => !INTERNAL_ID.test(id))])],
        };
      })
      .sort((a, b) => compareByCodeUnit(a.route, b.route)),
    redirects: Object.fromEntries(
      redirects
        .map(({ from, to }) => [from, to] as const)
        .sort(([a], [b]) => compareByCodeUnit(a, b)),
    ),
  };
}
