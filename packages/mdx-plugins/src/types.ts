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

/** A heading of a page. */
export interface Heading {
  /** `id` attribute of the heading, without `#`. */
  id: string;
  /** Text as inline Markdown, for `parseInline` of `@octavo/mdx-plugins/inline-markdown`. */
  text: string;
  /** Heading level, from 1 for `h1` to 6 for `h6`. */
  depth: number;
}

/** A heading and its position in the searchable text of the page. */
export interface TocEntry extends Heading {
  /** Offset of the heading in `PageContent.text`, in UTF-16 units. */
  charIndex: number;
}

/** A position in a source file. Lines and columns start at 1. */
export interface SourcePoint {
  line: number;
  column: number;
}

/** A link or an image of a page, for the link check. */
export interface PageLink extends SourcePoint {
  /** `prop` is a route in a prop of a component, such as `link` or `to`. */
  kind: 'link' | 'image' | 'prop';
  /** URL in the source. */
  href: string;
  /** URL on the page. */
  resolved: string;
  /** Absolute path of the partial that contains it. Undefined if it is in the page itself. */
  file?: string;
}

/** A fence of a page, for comparing translations. */
export interface PageFence extends SourcePoint {
  /** Language of the code. */
  lang: string;
  /** Hash of the code without comments, strings and white space. It is the same in all translations. */
  skeleton: string;
  /** Absolute path of the partial that contains it. Undefined if it is in the page itself. */
  file?: string;
}

/** Content of a page as data, independent of its markup. */
export interface PageContent {
  frontmatter: Frontmatter;
  /** Title of the frontmatter, or else the first `h1`, as inline Markdown. Undefined if the page has neither. */
  title?: string;
  /** Plain text of the first `h1`. */
  headingTitle?: string;
  /** Headings of levels 2 to 4, in document order. */
  toc: TocEntry[];
  /** Searchable plain text: headings and blocks, separated by blank lines. */
  text: string;
  /** All `id` attributes on the page, for the anchor check. */
  ids: string[];
  links: PageLink[];
  /** Fences, in document order. Undefined if the page has none. */
  fences?: PageFence[];
}

/** A file that a page uses and that is published under a name with a content hash. */
export interface PageAsset {
  /** Absolute path of the source file. */
  file: string;
  /** Path relative to the output folder, for example `static/assets/flow.1f2e3d4c.svg`. */
  output: string;
}

/** A problem on a page that does not fail the build. */
export interface PageWarning extends SourcePoint {
  /** Rule of `octavo check` that the page violates. */
  rule?: 'duplicate-id';
  /** Absolute path of the file with the problem: the page or a partial. */
  file: string;
  /** Description of the problem, without a full stop. */
  message: string;
  /** How to fix the problem. */
  hint?: string;
}

/** Result of compiling a page, without the code of its module. */
export interface CompiledPage {
  content: PageContent;
  /** Fragments of static HTML. The module refers to them by index. */
  html: string[];
  /** The page as plain Markdown, if the option `markdownOut` is set. */
  markdown?: string;
  /** Whether `html[0]` is the whole page. The module does not have to be loaded then. */
  isStatic: boolean;
  /** Absolute paths of the other files that the result depends on, including those that do not exist. */
  dependencies: string[];
  assets: PageAsset[];
  warnings: PageWarning[];
}
