import type { PageContent } from '@octavo/mdx-plugins';

/** Source file of a page. */
export interface SourceFile {
  /** Absolute path. */
  filePath: string;
  /** Path relative to the content root, with forward slashes and the language folder. */
  relativePath: string;
  /** Path of the URL without the base, for example `/zh/guide/start/`. */
  routePath: string;
  lang: string;
  version: string;
  /** Language of the file, if the page replaces a missing translation. */
  contentLang?: string;
  /** `markdown` is compiled with MDX. A `component` is a module whose default export is the page. */
  kind: 'markdown' | 'component';
}

/** Page with the content of its file. */
export interface Page extends SourceFile {
  content: PageContent;
  /** Title from the frontmatter, or else from the first `h1`, or else from the file name. */
  title: string;
}
