import type { ElementContent } from 'hast';
import type { MessageOverrides } from './messages/resolve-messages';
import type { CompiledPage } from './types';

/** Where a file that a page refers to is published. */
export interface PublishedAsset {
  /** What to print in `src` or `href`. */
  url: string;
  /** Path below the output folder. */
  output: string;
}

/** Keeps rendered code between processes. Values are opaque strings. */
export interface HighlightCache {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
}

/** What to print for a link, when files were looked for to find out. */
export interface ResolvedLink {
  href: string;
  /** The same for a component, which may make a href of it once more. @default href */
  componentHref?: string | undefined;
  /** Absolute paths that were probed, whether they exist or not. */
  dependencies?: string[];
}

/** Settings of the Markdown dialect. Everything but `root` has a default. */
export interface DialectOptions {
  /** Absolute folder the pages are below; `file="/x.ts"` in a fence starts here. */
  root: string;
  /**
   * Language of a page, by the absolute path of its file: for default titles and labels.
   * @default () => 'en'
   */
  langOf?: (filePath: string) => string;
  /** Default titles and labels in place of the built-in ones, by the language that `langOf` returns. */
  messages?: Readonly<Record<string, MessageOverrides>>;
  /**
   * Rewrite an internal link: every `href` without a scheme that is not only a hash.
   * `filePath` is the file the link is written in, `pageFile` the page it appears on; they differ in partials.
   */
  resolveLink?: (href: string, filePath: string, pageFile: string) => string | ResolvedLink;
  /** Publish a relative image. Without it, `src` stays as it is. */
  assetUrl?: (absFile: string, contentHash: string) => PublishedAsset;
  /** What to print for an image whose `src` starts with a slash. */
  resolvePublic?: (src: string) => string;
  /** Absolute folder of files served as they are; used to learn the size of images. */
  publicDir?: string;
  /** Change the source of a page or a partial before it is parsed. */
  transformSource?: (source: string) => string;
  /** Find the file behind an import of a partial, such as `@en/shared/x.mdx`. */
  resolveImport?: (specifier: string, fromFile: string) => string | undefined;
  /**
   * Whether fenced code is part of the searchable text.
   * @default true
   */
  codeBlocks?: boolean;
  /**
   * Whether code wraps when a fence does not say.
   * @default false
   */
  defaultWrapCode?: boolean;
  /**
   * Whether code has line numbers when a fence does not say.
   * @default false
   */
  showLineNumbers?: boolean;
  /**
   * Whether code is tokenized. Without it code is text, which is faster, for whoever reads pages and does not show
   * them: all else that `onPage` is told stays the same.
   * @default true
   */
  highlight?: boolean;
  /** Components that pages can use without an import: name to module, or to module and name of the export. */
  components?: Record<string, string | { module: string; export: string }>;
  /** Element or component name → the module whose default export takes its place. */
  overrides?: Record<string, string>;
  /**
   * Module that exports `Html`, which renders static HTML.
   * @default '@octavo/theme/mdx'
   */
  htmlModule?: string;
  /**
   * `extract` hands static HTML to `onPage`, the code refers to it by number; `inline` leaves it in the code.
   * @default 'extract'
   */
  html?: 'extract' | 'inline';
  /** Names of components that look into their children, which then stay elements. */
  keepElements?: string[];
  /**
   * Whether a page without an `h1` gets its frontmatter title as one.
   * @default true
   */
  fallbackHeadingTitle?: boolean;
  /**
   * Whether `page.markdown` holds the page as plain Markdown, with components written out.
   * @default false
   */
  markdownOut?: boolean;
  /** Called once per compilation with everything that is not code. */
  onPage?: (page: CompiledPage, filePath: string) => void;
  highlightCache?: HighlightCache;
  remarkPlugins?: MarkdownPlugin[];
  rehypePlugins?: MarkdownPlugin[];
}

export const DEFAULT_HTML_MODULE = '@octavo/theme/mdx';

/**
 * A plugin of unified, with its options or alone, or a preset of plugins. Any will do: what it is given and what it
 * returns is between it and the compiler.
 */
export type MarkdownPlugin =
  | PluginFunction
  | readonly [PluginFunction, ...unknown[]]
  | PluginPreset;

type PluginFunction = (this: never, ...parameters: never[]) => unknown;

export interface PluginPreset {
  plugins?: readonly unknown[] | undefined;
  settings?: object | undefined;
}

/** A plugin in the list that `@mdx-js/mdx` gets. */
export type PreparedPlugin = (...parameters: unknown[]) => void;

/** Makes HTML of a node of Markdown, for `remark-rehype`. */
export type NodeHandler = NodeHandlerMethod['handle'];

interface NodeHandlerMethod {
  // A method, so that handlers may say more exactly what they take.
  handle(
    state: unknown,
    node: unknown,
    parent: unknown,
  ): ElementContent | ElementContent[] | undefined;
}

/** What the dialect asks of `@mdx-js/mdx` and of its loaders. */
export interface MdxOptions {
  remarkPlugins: PreparedPlugin[];
  rehypePlugins: PreparedPlugin[];
  remarkRehypeOptions: { handlers: Record<string, NodeHandler> };
}
