import type { Frontmatter } from '@octavo/mdx-plugins';

import type { MetaFile } from '../../model/nav-files';
import type { Page } from '../../model/page';

/** The fields of a page that sidebars use. */
export interface SidebarPage
  extends Pick<Page, 'relativePath' | 'routePath' | 'title'>,
    Pick<Frontmatter, 'tag' | 'context' | 'overviewHeaders'> {
  /** Whether it is a home page, which shows no sidebar. */
  isHome?: boolean;
}

export interface SidebarSource {
  /** Pages by path below the content root, without extension. */
  pages: ReadonlyMap<string, SidebarPage>;
  metas: ReadonlyMap<string, MetaFile>;
  /** Write out a text that may be an id of the i18n file. */
  translate: (text: string) => string;
  /** Give a link of a meta file the language of its folder. */
  localize: (link: string) => string;
}
