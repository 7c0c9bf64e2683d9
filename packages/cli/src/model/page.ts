import type { PageContent } from '@octavo/mdx-plugins';

/** A file that is a page. */
export interface SourceFile {
  /** Absolute path. */
  filePath: string;
  /** Path below the content root, with slashes, language folder included. */
  relativePath: string;
  /** Path of the URL without base, for example `/zh/guide/start/`. */
  routePath: string;
  lang: string;
  version: string;
  /** Language of the file, where the page stands in for a translation that is missing. */
  contentLang?: string;
  /** `markdown` goes through MDX; a `component` is a module whose default export is the page. */
  kind: 'markdown' | 'component';
}

/** A page with what its file says. */
export interface Page extends SourceFile {
  content: PageContent;
  /** Frontmatter title, else the first `h1`, else made of the file name. */
  title: string;
}
