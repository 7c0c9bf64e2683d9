import type { MetaFile } from '../../model/nav-files';

/** What a sidebar needs to know of a page. */
export interface SidebarPage {
  /** Path below the content root, with extension. */
  relativePath: string;
  routePath: string;
  title: string;
  tag?: string | undefined;
  context?: string | undefined;
  overviewHeaders?: number[] | undefined;
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
