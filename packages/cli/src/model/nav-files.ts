import type { NavItem } from '@octavo/theme';

import type { MetaEntry } from './nav-files.generated';

/** Nav and meta files of a content folder. */
export interface NavFiles {
  /** `_meta.json` files by folder, relative to the content root (`''` is the root). */
  metas: Map<string, MetaFile>;
  /** `_nav.json` files by folder. */
  navs: Map<string, NavFile>;
}

export interface MetaFile {
  file: string;
  source: string;
  /** Entries of the file. A string is the name of a file or folder. */
  entries: (MetaEntry | string)[];
}

export interface NavFile {
  file: string;
  source: string;
  items: NavItem[];
}
