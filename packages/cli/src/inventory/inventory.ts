import type { LangOptions } from '@octavo/theme/urls';

/** Path of the inventory, relative to the output folder of a site. */
export const INVENTORY_FILE = 'octavo.json';
/** Version of the format. Changes if older versions of Octavo cannot read the file. */
export const INVENTORY_VERSION = 1;

/** Page of a site, as other sites can link to it. */
export interface InventoryPage {
  /** Route path, with the language and version. */
  route: string;
  /** Title as plain text. */
  title: string;
  /** IDs of all headings and other elements that links can lead to. */
  ids: readonly string[];
}

/** What other sites need to know to link to the pages of a site. */
export interface Inventory extends LangOptions {
  /** Version of the format. */
  version: number;
  /** Title of the site. */
  title: string;
  /** Whether the URLs of pages omit `.html`. */
  cleanUrls: boolean;
  /** Pages, sorted by route path. */
  pages: readonly InventoryPage[];
  /** Maps the route paths of redirects to route paths with query and hash, or to external URLs. */
  redirects: Readonly<Record<string, string>>;
}
