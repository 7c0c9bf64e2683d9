/** Other Octavo site that pages can link to with a prefix, and that the search panel can search. */
export interface LinkedSite {
  /** Prefix of links to the site, such as `kit` in `kit:/guide/start`. */
  prefix: string;
  /** Name in the search panel. */
  name: string;
  /** URL of the site with a trailing slash. */
  url: string;
  /** Absolute path of the folder that contains the inventory. By default, it is fetched from `url`. */
  folder: string | undefined;
  /** Whether the search panel searches the site. */
  search: boolean;
  /** Absolute path of the copy of the inventory in the cache folder. */
  file: string;
  /** Result of loading the inventory. `undefined` in commands that do not need it. */
  status?: InventoryStatus;
}

/** Other site that the search panel searches. */
export interface SearchSite extends Pick<LinkedSite, 'name' | 'url'> {
  /** Whether the URLs of pages omit `.html`. @default true */
  cleanUrls?: boolean;
}

/** Result of loading the inventory of another site. */
export type InventoryStatus =
  | { kind: 'current' }
  /** The inventory cannot be loaded, and the copy of `date` (ISO 8601) is used. */
  | { kind: 'stale'; date: string; reason: string }
  /** The inventory cannot be loaded, and there is no copy. */
  | { kind: 'missing'; reason: string };
