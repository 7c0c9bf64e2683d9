import type { NavItem } from '@octavo/theme';

import type { MetaEntry } from './nav-files.generated';

/** The nav and meta files of a content tree. */
export interface NavFiles {
  /** `_meta.json` by its folder below the content root (`''` is the root). */
  metas: Map<string, MetaFile>;
  /** `_nav.json` by its folder. */
  navs: Map<string, NavFile>;
}

export interface MetaFile {
  file: string;
  source: string;
  /** Entries of the file. A string is the name of a file or a folder. */
  entries: (MetaEntry | string)[];
}

export interface NavFile {
  file: string;
  source: string;
  items: NavItem[];
}
