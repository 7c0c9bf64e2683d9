import type { ElementContent } from 'hast';
import type { MessageOverrides } from './messages/resolve-messages';
import type { CompiledPage, ImageFormat, ImageVariant } from './types';

/** Shiki transformer for code blocks. Shiki is bundled, so its types are not part of the API. */
export interface FenceTransformer {
  /** Returns the transformer. A function, because MDX serializes options. */
  transformer: () => object;
  /** Attribute of the code blocks to transform, such as `twoslash`. By default, all code blocks are transformed. */
  attribute?: string | undefined;
}

/** Location of an emitted asset. */
export interface PublishedAsset {
  /** URL for `src` or `href`. */
  url: string;
  /** Path relative to the output folder. */
  output: string;
}

/** Persistent cache for highlighted code. Treat the values as opaque strings. */
export interface HighlightCache {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
}

/** Code block that has been tested. */
export interface TestedBlock {
  /** Name and version of the package that it was tested with. */
  package: string;
  /** ID of the form that opens the files of the block in StackBlitz. */
  form?: string | undefined;
  /** Fields of the form, if this block contains it. Several blocks can share a form. */
  fields?: readonly (readonly [name: string, value: string])[] | undefined;
}

/** Results of the code blocks of a page. */
export interface TestedBlocks {
  /** Absolute path of the file that contains the results. It may not exist. */
  file: string;
  /** Blocks by the line on which they start. */
  blocks: Readonly<Record<number, TestedBlock>>;
}

/** Resolved link, with the paths that the result depends on. */
export interface ResolvedLink {
  href: string;
  /**
   * URL for the `href` prop of components that resolve links at runtime. Set if the link leads to a file, which the
   * browser opens without the router. @default href
   */
  componentHref?: string | undefined;
  /** Absolute paths whose existence was checked during resolution. */
  probes?: string[];
  /** Absolute paths of files whose content the result depends on. */
  dependencies?: string[];
}

/** Options for variants of images. */
export interface ImageOptions {
  /** Formats of the variants. Browsers use the first one that they support. */
  formats: ImageFormat[];
  /** Widths of the variants in pixels. Images are never enlarged. */
  widths: number[];
  /** Widths at which images are displayed, in the syntax of the `sizes` attribute. */
  sizes?: string | undefined;
}

/** Options for the Markdown dialect. Only `root` is required. */
export interface DialectOptions {
  /**
   * Absolute path of the content root. Paths with a leading slash, such as `file="/x.ts"` in a code block, are resolved
   * relative to this folder.
   */
  root: string;
  /**
   * Returns the language of a page, which determines default titles and labels.
   * @default () => 'en'
   */
  langOf?: (filePath: string) => string;
  /** Frontmatter keys that the site declares. They are not reported as misspelled keys. @default [] */
  frontmatterKeys?: readonly string[] | undefined;
  /** Overrides for default titles and labels, by language. */
  messages?: Readonly<Record<string, MessageOverrides>>;
  /**
   * Resolves an internal link, excluding hash-only links, or a link with one of `linkPrefixes`. `filePath` is the file that contains the link and `pageFile` is
   * the page. In partials, the two paths differ.
   */
  resolveLink?: (href: string, filePath: string, pageFile: string) => string | ResolvedLink;
  /** Prefixes of links that `resolveLink` resolves although they look like a URL: `kit` for `kit:/guide`. @default [] */
  linkPrefixes?: readonly string[] | undefined;
  /** Publishes an image with a relative path. If omitted, `src` is left unchanged. */
  assetUrl?: (
    absFile: string,
    contentHash: string,
    variant?: Pick<ImageVariant, 'format' | 'width'>,
  ) => PublishedAsset;
  /**
   * Whether to warn about `style` attributes and elements, because the content security policy of the site blocks them.
   * @default false
   */
  strictStyles?: boolean | undefined;
  /**
   * Variants of images to publish through `assetUrl`. PNG, JPEG and WebP images become `<picture>` elements that offer
   * them, unless they are animated, or the page already offers candidates.
   */
  images?: ImageOptions;
  /** Returns the URL of an image whose `src` starts with a slash. */
  resolvePublic?: (src: string) => string;
  /** Absolute path of the public folder, used to read image dimensions. */
  publicDir?: string;
  /** Transforms the source of a page or partial before parsing. */
  transformSource?: (source: string) => string;
  /** Resolves a partial that is imported through an alias, such as `@en/shared/x.mdx`, to an absolute path. */
  resolveImport?: (specifier: string, fromFile: string) => string | undefined;
  /**
   * Whether to include code blocks in the searchable text.
   * @default true
   */
  codeBlocks?: boolean;
  /**
   * Whether to wrap long lines by default. Code blocks can override this with `wrapCode`.
   * @default false
   */
  defaultWrapCode?: boolean;
  /**
   * Whether to show line numbers by default. Code blocks can override this with `lineNumbers`.
   * @default false
   */
  showLineNumbers?: boolean;
  /**
   * Whether to highlight code. Disable highlighting to compile faster if you only need page data: it only affects the code
   * markup passed to `onPage`.
   * @default true
   */
  highlight?: boolean;
  /**
   * Components that pages can use without importing them. Maps names to a module with a named export of the same name, or
   * to a module and an export name.
   */
  components?: Record<string, string | { module: string; export: string }>;
  /** Element and component overrides. Maps names to modules whose default export is used instead. */
  overrides?: Record<string, string>;
  /**
   * Module that exports the `Html` component, which renders static HTML.
   * @default '@octavo/theme/mdx'
   */
  htmlModule?: string;
  /**
   * Output mode for static HTML. `extract` passes HTML fragments to `onPage` and references them by index. `inline`
   * includes the HTML in the module code.
   * @default 'extract'
   */
  html?: 'extract' | 'inline';
  /** Names of components that inspect their children. Their children are compiled to elements instead of static HTML. */
  keepElements?: string[];
  /**
   * Whether to add the frontmatter title as a heading to pages without an `h1`.
   * @default true
   */
  fallbackHeadingTitle?: boolean;
  /**
   * Whether to convert pages to plain Markdown, available as `page.markdown`.
   * @default false
   */
  markdownOut?: boolean;
  /** Called once per compilation with the page data, which excludes the module code. */
  onPage?: (page: CompiledPage, filePath: string) => void;
  /** Returns which code blocks of a page have been tested, to mark them for readers. */
  testedBlocks?: ((filePath: string) => TestedBlocks | undefined) | undefined;
  /** Shiki transformers for code blocks. Code blocks with transformers are not in `highlightCache`. */
  transformers?: readonly FenceTransformer[];
  /** Returns TextMate grammars for languages of code blocks that are not part of Shiki. */
  languages?: () => readonly object[];
  /** Cache for highlighted code. By default, code is only cached in memory. */
  highlightCache?: HighlightCache;
  /** Remark plugins to run after the built-in syntax plugins. */
  remarkPlugins?: MarkdownPlugin[];
  /** Rehype plugins to run before the output is generated. */
  rehypePlugins?: MarkdownPlugin[];
}

export const DEFAULT_HTML_MODULE = '@octavo/theme/mdx';

/**
 * A unified plugin, a plugin with options, or a preset. Parameters and return types are unchecked so that any plugin is
 * accepted.
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

/** Plugin type accepted by `@mdx-js/mdx`. */
export type PreparedPlugin = (...parameters: unknown[]) => void;

/** Handler for `remark-rehype` that converts an mdast node to hast nodes. */
export type NodeHandler = NodeHandlerMethod['handle'];

interface NodeHandlerMethod {
  // Method syntax enables bivariance, so handlers can have narrower parameter types.
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
