import type { PageContent } from '@octavo/mdx-plugins';

/** Source file for a page. */
export interface SourceFile {
  /** Absolute file path. */
  filePath: string;
  /** Path relative to the content root, with forward slashes. Includes the language folder. */
  relativePath: string;
  /** URL path without the base, for example `/zh/guide/start/`. */
  routePath: string;
  lang: string;
  version: string;
  /** Language of the content, if the page is a fallback for a missing translation. */
  contentLang?: string;
  /** Page type: `markdown` for Markdown or MDX, `component` for a module that exports a React component as default. */
  kind: 'markdown' | 'component';
}

/** Page with the parsed content of its source file. */
export interface Page extends SourceFile {
  content: PageContent;
  /** Page title: the frontmatter `title`, the first `h1` or the file name. */
  title: string;
}
