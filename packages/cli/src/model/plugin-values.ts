import type { Frontmatter, PageData, SidebarItem, SiteData } from '@octavo/theme';

import type { ComponentModule } from './config-values.generated';
import type { MarkdownPlugin } from './markdown-plugin';
import type { Page, SourceFile } from './page';
import type { PageSeo } from './seo';

export type Awaitable<T> = T | Promise<T>;

/** Page of the content folder, or page that an earlier plugin has added. */
export interface ExistingPage extends SourceFile {
  /** Title in the frontmatter, first heading or file name. Reads the file. */
  readonly title: string;
  /** Frontmatter. Reads the file. */
  readonly frontmatter: Frontmatter;
}

/** Page, or nav or meta file, added by a plugin. Either `content` or `file` must be set. */
export interface PluginPage {
  /**
   * Path relative to the content root, including the language folder, for example `en/api/generated.mdx`,
   * `en/api/_meta.json` or `en/_nav.json`. Nav and meta files of the site take precedence.
   */
  path: string;
  /** Page source. */
  content?: string;
  /** Absolute path of the file that contains the page source. */
  file?: string;
}

/** Markdown options contributed by a plugin. */
export interface PluginMarkdown {
  /**
   * Remark plugins, as module specifiers, functions, or `[plugin, options]` tuples. With functions or options that are
   * not JSON-serializable, pages are compiled in the main thread, which is slower on large sites.
   */
  remarkPlugins?: MarkdownPlugin[];
  /** Rehype plugins, in the same format as `remarkPlugins`. */
  rehypePlugins?: MarkdownPlugin[];
  /** Components that pages can use without importing them, as a map of component names to modules. */
  globalComponents?: Record<string, ComponentModule>;
  /** Whether to keep the source of pages available through `markdown()`. @default false */
  keepSource?: boolean;
}

/** Syntax highlighting contributed by a plugin. */
export interface PluginHighlight {
  /**
   * Modules whose default export is a function that returns a Shiki transformer. They run in the compile workers, and
   * pages are compiled again when a module or its options change. `this.options.meta` contains the language of the page
   * as `lang`, and `dependencies`, to which a transformer adds the absolute paths of files that it reads.
   */
  transformers?: (string | HighlightTransformer)[];
  /** Modules whose default export is a TextMate grammar in the format of Shiki, or an array of grammars. */
  languages?: string[];
}

/** Shiki transformer with options. */
export interface HighlightTransformer {
  /** Module, in the same format as in `ClientModule`. */
  module: string;
  /** JSON-serializable options, which the default export receives. */
  options?: unknown;
  /** Attribute of the code blocks to transform, such as `twoslash`. By default, all code blocks are transformed. */
  attribute?: string;
}

/** Component added to the layout by a plugin. */
export interface PluginComponent {
  /** Module, in the same format as in `ClientModule`. */
  module: string;
  /**
   * Export name of the component.
   *
   * @default 'default' in slots, the name of the component in `components`
   */
  export?: string;
  /**
   * Whether the component needs React in the browser, which selects the React runtime. With the static runtime, the
   * HTML of other components is static.
   *
   * @default false in slots, true in `components`
   */
  interactive?: boolean;
}

/** Stylesheet added by a plugin. */
export interface StyleModule {
  /** Stylesheet: an absolute path, a `file:` URL, a package file, or a path relative to the working directory of the site. */
  module: string;
  /** Class name of an element. Built pages that do not contain such an element do not load the stylesheet. */
  className?: string;
}

/** Messages of a plugin by language, then by key. Other languages fall back to English, or to the first language. */
export type PluginMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Context passed to the `bundler` hook. */
export interface BundlerContext {
  target: 'client' | 'server';
  mode: 'production' | 'development';
}

/**
 * File access to the output folder. The build writes to a temporary folder that replaces the previous output on
 * completion.
 */
export interface SiteFiles {
  /** Writes a file. `path` is relative to the output folder. */
  write: (path: string, content: string | Uint8Array) => void;
  /**
   * Writes a cached file. `make` is only called if `key` has changed since the previous build. It can return the chunks of
   * a large file, so that they are not in memory together.
   */
  put: (
    path: string,
    key: string,
    make: () => Awaitable<string | Uint8Array | AsyncIterable<Uint8Array>>,
  ) => Promise<void>;
  /** Returns the content of a text file written during this build. Returns `undefined` if the file does not exist. */
  read: (path: string) => Promise<string | undefined>;
}

/** Edition of the site in one language and version. */
export interface BuiltEdition {
  lang: string;
  version: string;
  site: SiteData;
  /** Route paths of all sections with a sidebar. */
  sidebarKeys: readonly string[];
  /** Returns the sidebar items for a section. */
  sidebar: (key: string) => readonly SidebarItem[];
}

/** Page with its layout data. */
export interface ServedPage {
  page: Page;
  data: PageData;
  /** Returns the page source if a plugin sets `markdown.keepSource`. Returns `undefined` for component pages. */
  markdown: () => string | undefined;
}

/** Page in a completed build. */
export interface BuiltPage extends ServedPage {
  /** Metadata for search engines and link previews. */
  seo: PageSeo;
  edition: BuiltEdition;
  /** Content hash of the page. */
  key: string;
}
