import type { ElementContent } from 'hast';
import type { MessageOverrides } from './messages/resolve-messages';
import type { CompiledPage } from './types';

/** Location of a published asset. */
export interface PublishedAsset {
  /** URL for `src` or `href`. */
  url: string;
  /** Path relative to the output folder. */
  output: string;
}

/** Cache for highlighted code that is shared between processes. Values are opaque strings. */
export interface HighlightCache {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
}

/** Result of resolving a link that depends on files. */
export interface ResolvedLink {
  href: string;
  /** URL for the `href` of a component, which may resolve it again. @default href */
  componentHref?: string | undefined;
  /** Absolute paths of all files that were checked, including those that do not exist. */
  dependencies?: string[];
}

/** Options of the Markdown dialect. Only `root` is required. */
export interface DialectOptions {
  /** Absolute path of the content root. Paths such as `file="/x.ts"` in a fence are relative to it. */
  root: string;
  /**
   * Returns the language of a page, which selects default titles and labels.
   * @default () => 'en'
   */
  langOf?: (filePath: string) => string;
  /** Default titles and labels that override the built-in ones, by language. */
  messages?: Readonly<Record<string, MessageOverrides>>;
  /**
   * Resolves an internal link: an `href` that has no scheme and is not only a hash.
   * `filePath` is the file that contains the link, and `pageFile` is the page. They differ in partials.
   */
  resolveLink?: (href: string, filePath: string, pageFile: string) => string | ResolvedLink;
  /** Publishes a relative image. If omitted, `src` is unchanged. */
  assetUrl?: (absFile: string, contentHash: string) => PublishedAsset;
  /** Returns the URL of an image whose `src` starts with a slash. */
  resolvePublic?: (src: string) => string;
  /** Absolute path of the public folder, from which the size of images is read. */
  publicDir?: string;
  /** Transforms the source of a page or a partial before it is parsed. */
  transformSource?: (source: string) => string;
  /** Returns the absolute path of a partial that is imported through an alias, such as `@en/shared/x.mdx`. */
  resolveImport?: (specifier: string, fromFile: string) => string | undefined;
  /**
   * Whether to include code blocks in the searchable text.
   * @default true
   */
  codeBlocks?: boolean;
  /**
   * Whether to wrap long lines in fences without `wrapCode`.
   * @default false
   */
  defaultWrapCode?: boolean;
  /**
   * Whether to show line numbers in fences without `lineNumbers`.
   * @default false
   */
  showLineNumbers?: boolean;
  /**
   * Whether to highlight code. Disable it if you only need the data of pages. Compiling is faster then, and everything that
   * `onPage` receives except the markup of code is the same.
   * @default true
   */
  highlight?: boolean;
  /** Components that pages can use without an import, by name: a module with a named export, or a module and an export. */
  components?: Record<string, string | { module: string; export: string }>;
  /** Modules whose default export replaces an element or a component, by its name. */
  overrides?: Record<string, string>;
  /**
   * Module that exports the component `Html`, which renders static HTML.
   * @default '@octavo/theme/mdx'
   */
  htmlModule?: string;
  /**
   * `extract` passes static HTML to `onPage`, and the code refers to it by index. `inline` includes it in the code.
   * @default 'extract'
   */
  html?: 'extract' | 'inline';
  /** Names of components that inspect their children. The children stay elements. */
  keepElements?: string[];
  /**
   * Whether to add the title of the frontmatter as a heading to pages without an `h1`.
   * @default true
   */
  fallbackHeadingTitle?: boolean;
  /**
   * Whether to convert the page to plain Markdown in `page.markdown`.
   * @default false
   */
  markdownOut?: boolean;
  /** Called once per compilation with everything except the code. */
  onPage?: (page: CompiledPage, filePath: string) => void;
  /** Cache for highlighted code. By default, it is cached in memory. */
  highlightCache?: HighlightCache;
  /** Remark plugins that run after the built-in syntax plugins. */
  remarkPlugins?: MarkdownPlugin[];
  /** Rehype plugins that run before the output is generated. */
  rehypePlugins?: MarkdownPlugin[];
}

export const DEFAULT_HTML_MODULE = '@octavo/theme/mdx';

/**
 * A unified plugin, a plugin with its options, or a preset. Parameters and return types are not checked, so that any plugin
 * is accepted.
 */
export type MarkdownPlugin =
  | PluginFunction
  | readonly [PluginFunction, ...unknown[]]
  | PluginPreset;

type PluginFunction = (this: never, ...parameters: never[]) => unknown;

/** A unified preset: a list of plugins and settings. */
export interface PluginPreset {
  plugins?: readonly unknown[] | undefined;
  settings?: object | undefined;
}

/** A plugin in the options of `@mdx-js/mdx`. */
export type PreparedPlugin = (...parameters: unknown[]) => void;

/** A handler of `remark-rehype`, which converts a Markdown node to HTML nodes. */
export type NodeHandler = NodeHandlerMethod['handle'];

interface NodeHandlerMethod {
  // Method syntax allows handlers with narrower parameter types.
  handle(
    state: unknown,
    node: unknown,
    parent: unknown,
  ): ElementContent | ElementContent[] | undefined;
}

/** Options for `@mdx-js/mdx` and its loaders. */
export interface MdxOptions {
  remarkPlugins: PreparedPlugin[];
  rehypePlugins: PreparedPlugin[];
  remarkRehypeOptions: { handlers: Record<string, NodeHandler> };
}
