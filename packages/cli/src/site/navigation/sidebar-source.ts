import type { Frontmatter } from '@octavo/mdx-plugins';

import type { MetaFile } from '../../model/nav-files';
import type { Page } from '../../model/page';

/** Page fields that sidebars use. */
export interface SidebarPage
  extends Pick<Page, 'relativePath' | 'routePath' | 'title'>,
    Pick<Frontmatter, 'tag' | 'context' | 'overviewHeaders'> {
  /** Whether the page is a home page. Home pages have no sidebar. */
  isHome?: boolean;
  /** Whether the page is excluded from sidebars. */
  isUnlisted?: boolean;
}

/** Input for creating sidebars. */
export interface SidebarSource {
  /** Maps paths relative to the content root, without extension, to pages. */
  pages: ReadonlyMap<string, SidebarPage>;
  /**
   * Maps the paths that missing translations would have to their fallback pages. In folders with translated pages, they
   * are only listed by name.
   */
  fallbacks: ReadonlyMap<string, SidebarPage>;
  /** Maps folders relative to the content root to meta files. */
  metas: ReadonlyMap<string, MetaFile>;
  /** Paths of the drafts relative to the content root, without extension. Meta files can list them. */
  drafts?: readonly string[];
  /** Translates a string if it is a key in the i18n file. */
  translate: (text: string) => string;
  /** Adds the folder's language and version to a link. */
  localize: (link: string) => string;
}
