import type { NavItem } from '@octavo/theme';

import type { MetaEntry } from './nav-files.generated';

/** Nav and meta files in the content folder. */
export interface NavFiles {
  /** Maps folders to `_meta.json` files. Folders are relative to the content root, which is `''`. */
  metas: Map<string, MetaFile>;
  /** Maps folders to `_nav.json` files. */
  navs: Map<string, NavFile>;
}

export interface MetaFile {
  file: string;
  source: string;
  /** Sidebar items. A string is the name of a file or folder. */
  entries: (MetaEntry | string)[];
}

export interface NavFile {
  file: string;
  source: string;
  items: NavItem[];
}
