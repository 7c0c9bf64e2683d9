import type { Frontmatter as BuiltInFrontmatter } from './schema/frontmatter.generated';

export type {
  FeatureFrontmatter,
  HeroAction,
  HeroFrontmatter,
  HeroImage,
  PageAuthor,
  PageSearch,
  PageType,
  ToolCard,
  ToolStackFrontmatter,
} from './schema/frontmatter.generated';

declare global {
  namespace Octavo {
    /** Types of the frontmatter fields that a site or its plugins declare. Sites and plugins add members to it. */
    interface Frontmatter {}
  }
}

/**
 * Page frontmatter, including the fields that the site and its plugins declare. They are optional, because 404 pages have
 * no frontmatter.
 */
export interface Frontmatter extends BuiltInFrontmatter, Partial<Octavo.Frontmatter> {}

/** Page heading. */
export interface Heading {
  /** Heading `id` attribute, without `#`. */
  id: string;
  /** Heading text as inline Markdown. Parse it with `parseInline` from `@octavo/mdx-plugins/inline-markdown`. */
  text: string;
  /** Heading level, from 1 for `h1` to 6 for `h6`. */
  depth: number;
}

/** Heading with its position in the searchable text. */
export interface TocEntry extends Heading {
  /** Offset of the heading in `PageContent.text`, in UTF-16 code units. */
  charIndex: number;
}

/** Position in a source file. Lines and columns are 1-based. */
export interface SourcePoint {
  line: number;
  column: number;
}

/** Link or image on a page, for the link check. */
export interface PageLink extends SourcePoint {
  /** `prop` is a route or URL in a component prop, such as `link` or `to`. */
  kind: 'link' | 'image' | 'prop';
  /** URL in the source file. */
  href: string;
  /** Resolved URL on the page. */
  resolved: string;
  /** Absolute path of the partial that contains the link. `undefined` if the page itself contains the link. */
  file?: string;
  /** Text of the sentence that contains the link. Only for links in text to pages and files of the site. */
  sentence?: string;
}

/** Code block on a page, for comparing translations. */
export interface PageFence extends SourcePoint {
  /** Code language. */
  lang: string;
  /** Hash of the code without comments, strings and whitespace. All translations of a page have the same hash. */
  skeleton: string;
  /** Absolute path of the partial that contains the code block. `undefined` if the page itself contains the code block. */
  file?: string;
}

/** Page content as data, independent of its markup. */
export interface PageContent {
  frontmatter: Frontmatter;
  /** Frontmatter title or the first `h1`, as inline Markdown. `undefined` if the page has neither. */
  title?: string;
  /** Plain text of the first `h1`. */
  headingTitle?: string;
  /** Level 2 to 4 headings, in document order. */
  toc: TocEntry[];
  /** Searchable plain text: headings and blocks separated by blank lines. */
  text: string;
  /** All `id` attributes on the page, for the anchor check. */
  ids: string[];
  links: PageLink[];
  /** Code blocks in document order. `undefined` if the page has none. */
  fences?: PageFence[];
}

/** File emitted with a content hash in its name. */
export interface PageAsset {
  /** Absolute path of the source file. */
  file: string;
  /** Path relative to the output folder, such as `static/assets/flow.1f2e3d4c.svg`. */
  output: string;
  /** Conversion to apply to the source file, if the asset is a variant of an image. */
  variant?: ImageVariant;
}

/** Format of image variants. */
export type ImageFormat = 'avif' | 'webp';

/** Smaller or differently encoded copy of an image. */
export interface ImageVariant {
  format: ImageFormat;
  /** Width in pixels. */
  width: number;
  /** Content hash of the source file. */
  hash: string;
}

/** Non-fatal problem on a page. */
export interface PageWarning extends SourcePoint {
  /** `octavo check` rule that the page violates. */
  rule?: 'duplicate-id' | 'inline-script' | 'inline-style' | 'dead-asset';
  /** Absolute path of the page or partial with the problem. */
  file: string;
  /** Problem description, without a trailing period. */
  message: string;
  /** Suggested fix. */
  hint?: string;
}

/** Compilation result for a page, excluding the module code. */
export interface CompiledPage {
  content: PageContent;
  /** Static HTML fragments. The module references them by index. */
  html: string[];
  /** Page content as plain Markdown. Only set if `markdownOut` is enabled. */
  markdown?: string;
  /** Whether `html[0]` contains the whole page. If so, the module does not have to be loaded. */
  isStatic: boolean;
  /** Absolute paths of all other files whose content the result depends on, including missing files. */
  dependencies: string[];
  /** Absolute paths of which the result only depends on whether they exist, such as link targets. */
  probes: string[];
  assets: PageAsset[];
  warnings: PageWarning[];
  /** Import statements that the module code does not contain: the unused ones, or all of them if there are errors. */
  imports?: string;
  /** Errors of the page. Compilation fails with the first one. */
  errors?: Error[];
}
