import type { Frontmatter } from '@octavo/mdx-plugins';

import type { MetaFile } from '../../model/nav-files';
import type { Page } from '../../model/page';
import type { FolderNames } from './folder-names';

/** Page fields that sidebars use. */
export interface SidebarPage
  extends Pick<Page, 'relativePath' | 'routePath' | 'title'>,
    Pick<Frontmatter, 'tag' | 'context' | 'overviewHeaders'> {
  /** Whether the page is a home page. Home pages have no sidebar. */
  isHome?: boolean;
  /** Whether the page is excluded from sidebars. */
  isUnlisted?: boolean;
}

/** Pages, names and meta files for the sidebars of a language. */
export interface SidebarFiles {
  /** Translated pages and fallback pages by path. */
  pages: ReadonlyMap<string, SidebarPage>;
  /** Names of the pages and subfolders by folder. */
  names: ReadonlyMap<string, FolderNames>;
  /** Meta files of the language, and those of the default language for folders without one. */
  metas: ReadonlyMap<string, MetaFile>;
  /** Folders whose meta file is the one of the default language, with the names that exist only in this language. */
  inherited: ReadonlyMap<string, FolderNames>;
}

/** Input for creating sidebars. */
export interface SidebarSource extends SidebarFiles {
  /** Paths of the drafts relative to the content root, without extension. Meta files can list them. */
  drafts?: readonly string[];
  /** Fallback pages. */
  untranslated: ReadonlySet<SidebarPage>;
  /** Returns the translation of a string if it is a key in the i18n file. */
  findTranslation: (text: string) => string | undefined;
  /** Translates a string if it is a key in the i18n file. */
  translate: (text: string) => string;
  /** Adds the folder's language and version to a link. */
  localize: (link: string) => string;
}
