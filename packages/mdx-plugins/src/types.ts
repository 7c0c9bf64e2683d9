import type { Frontmatter } from './schema/frontmatter.generated';

export type {
  FeatureFrontmatter,
  Frontmatter,
  HeroAction,
  HeroFrontmatter,
  HeroImage,
  PageType,
  ToolCard,
  ToolStackFrontmatter,
} from './schema/frontmatter.generated';

/** A heading of a page, as the outline and links need it. */
export interface Heading {
  /** Value of the element's `id`; what a hash links to. */
  id: string;
  /** Inline Markdown, as `parseInline` of `@octavo/mdx-plugins/inline-markdown` reads it. */
  text: string;
  /** 1 for `h1` to 6 for `h6`. */
  depth: number;
}

/** A heading, with its place in the page's searchable text. */
export interface TocEntry extends Heading {
  /** Offset of the heading in `PageContent.text`, in UTF-16 units. */
  charIndex: number;
}

/** A place in a source file, both counted from 1. */
export interface SourcePoint {
  line: number;
  column: number;
}

/** A link or an image of a page, for the link audit. */
export interface PageLink extends SourcePoint {
  /** A `prop` is an address that a component was given, as a route of the site. */
  kind: 'link' | 'image' | 'prop';
  /** As the author wrote it. */
  href: string;
  /** What was put into the page for it. */
  resolved: string;
  /** Absolute path of the file it is written in, when that is not the page itself. */
  file?: string;
}

/** A fence of a page, as far as its translations have to be like it. */
export interface PageFence extends SourcePoint {
  lang: string;
  /** What of the code is the same in every language: no comments, no texts, no spaces. */
  skeleton: string;
  /** Absolute path of the file it is written in, when that is not the page itself. */
  file?: string;
}

/** What one page says, independent of how it is shown. */
export interface PageContent {
  frontmatter: Frontmatter;
  /** Frontmatter title, else the first `h1`, as inline Markdown. Missing if the page has neither. */
  title?: string;
  /** Text of the first `h1`, without marks. */
  headingTitle?: string;
  /** Headings of depth 2 to 4, in document order. */
  toc: TocEntry[];
  /** Searchable plain text: headings and blocks, separated by blank lines. */
  text: string;
  /** Every `id` in the page, for the anchor audit. */
  ids: string[];
  links: PageLink[];
  /** Fences, in document order; missing where the page has none. */
  fences?: PageFence[];
}

/** A file that a page refers to and that is published under a name made of its content. */
export interface PageAsset {
  /** Absolute path of the source file. */
  file: string;
  /** Path below the output folder, for example `static/assets/flow.1f2e3d4c.svg`. */
  output: string;
}

/** Something an author should look at; it does not stop the build. */
export interface PageWarning extends SourcePoint {
  /** What it breaks, where a rule of the audit has a name for that. */
  rule?: 'duplicate-id';
  /** The file it is in, which may be an included one. */
  file: string;
  message: string;
  hint?: string;
}

/** Result of compiling a page, except for the code of its module. */
export interface CompiledPage {
  content: PageContent;
  /** Static HTML of the page in fragments; the module refers to them by index. */
  html: string[];
  /** The page as plain Markdown, where that is wanted. */
  markdown?: string;
  /** Whether `html[0]` is the whole page, so that its module need not be loaded at all. */
  isStatic: boolean;
  /** Absolute paths of files the result depends on beside the page; a path that did not exist is listed too. */
  dependencies: string[];
  assets: PageAsset[];
  warnings: PageWarning[];
}
