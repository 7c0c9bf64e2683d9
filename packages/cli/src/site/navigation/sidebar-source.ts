import type { Frontmatter } from '@octavo/mdx-plugins';

import type { MetaFile } from '../../model/nav-files';
import type { Page } from '../../model/page';

/** The fields of a page that sidebars use. */
export interface SidebarPage
  extends Pick<Page, 'relativePath' | 'routePath' | 'title'>,
    Pick<Frontmatter, 'tag' | 'context' | 'overviewHeaders'> {
  /** `true` for home pages, which have no sidebar. */
  isHome?: boolean;
}

/** Data from which sidebars are created. */
export interface SidebarSource {
  /** Pages by path relative to the content root, without extension. */
  pages: ReadonlyMap<string, SidebarPage>;
  /** Meta files by folder, relative to the content root. */
  metas: ReadonlyMap<string, MetaFile>;
  /** Translates a text that can be a key of the i18n file. */
  translate: (text: string) => string;
  /** Adds the language and version of the folder to a link. */
  localize: (link: string) => string;
}
