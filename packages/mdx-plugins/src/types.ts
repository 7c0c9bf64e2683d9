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

export interface HeroImage {
  src: string | { light: string; dark: string };
  alt?: string;
  srcset?: string;
  sizes?: string;
}

export interface HeroAction {
  text: string;
  link: string;
  theme?: 'brand' | 'alt';
}

/** Hero of a home page, as written in frontmatter. */
export interface HeroFrontmatter {
  name?: string;
  text?: string;
  tagline?: string;
  image?: HeroImage;
  actions?: HeroAction[];
}

export interface FeatureFrontmatter {
  title: string;
  details?: string;
  icon?: string;
  span?: 2 | 3 | 4 | 6;
  link?: string;
}

export type PageType = 'home' | 'doc' | 'custom' | '404' | 'blank';

/** The YAML block of a page (specification, section 3). Keys that are not named here are kept as they are. */
export interface Frontmatter {
  title?: string;
  titleSuffix?: string;
  description?: string;
  head?: [tag: string, attributes: Record<string, string>][];
  overview?: boolean;
  overviewHeaders?: number[];
  /** @default 'doc' */
  pageType?: PageType;
  hero?: HeroFrontmatter;
  features?: FeatureFrontmatter[];
  /** Cards of the tools that belong together: `title`, `tagline` and `tools`. */
  toolStack?: { [key: string]: unknown };
  /** Address of the image behind a home page. */
  background?: string;
  navbar?: boolean;
  sidebar?: boolean;
  outline?: boolean;
  footer?: boolean;
  /** `false` leaves the link to the source of this page out. */
  editLink?: boolean;
  /** `false` keeps the page out of search; a number weighs it against others (1 is neutral). */
  search?: boolean | number;
  /** Whether search engines are asked to leave the page out. */
  noindex?: boolean;
  /** Image that previews of the page show: a public path or a URL. */
  image?: string;
  tag?: string;
  context?: string;
  /** Routes that lead to this page: it has moved. */
  redirectFrom?: string | string[];
  [key: string]: unknown;
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

/** Everything one compilation of a page yields next to the module's code. */
export interface CompiledPageData {
  content: PageContent;
  /** Static HTML of the page in parts; the module refers to them by index. */
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
