// Generated from the schemas by `npm run generate`. Do not edit.

/** Home page feature card. */
export interface FeatureFrontmatter {
  /**
   * Card heading.
   * @example 'Fast'
   */
  title: string;
  /**
   * Card text. Supports inline Markdown.
   * @example 'Starts in milliseconds.'
   */
  details?: string;
  /**
   * Card icon: an emoji, SVG markup, a path in the public folder or a URL.
   * @example '🚀'
   * @example '/speed.svg'
   */
  icon?: string;
  /**
   * Card width, as the number of cards that fit in a row: 2, 3, 4 or 6.
   * @default depends on the number of cards
   * @example 3
   */
  span?: 2 | 3 | 4 | 6;
  /**
   * Card link: a route path, a relative file path or a URL.
   * @example '/guide/start/'
   */
  link?: string;
  [key: string]: unknown;
}

/** Page frontmatter. Unknown keys are allowed and preserved. */
export interface Frontmatter {
  /**
   * JSON Schema path or URL, used by editors for validation and completion.
   * @example './node_modules/@octavo/cli/schema/frontmatter.json'
   */
  $schema?: string;
  /**
   * Page title. Supports inline Markdown.
   * @default the first `h1` on the page, or the file name if there is none
   * @example 'Quick start'
   */
  title?: string;
  /**
   * Suffix for the page title in the browser tab. Replaces the site title and can start with a
   * custom separator (`-` or `|`).
   * @default the site title
   * @example '| My product 1.0'
   */
  titleSuffix?: string;
  /**
   * Page description for search engines and link previews.
   * @default the first paragraph, or the site description on home pages
   * @example 'Install the package and create the first form.'
   */
  description?: string;
  /**
   * Elements to add to the document head, as `[tag, attributes]` tuples.
   * @example [['meta', { name: 'author', content: 'My product team' }]]
   */
  head?: [tag: string, attributes: Record<string, string | boolean>][];
  /**
   * Whether the Content Security Policy of the site allows the inline scripts in the body of this
   * page.
   * @default false
   */
  inlineScripts?: boolean;
  /**
   * Page layout. `home` is a landing page, `doc` has a sidebar and an outline, `custom` has only a
   * navbar and a footer, `blank` renders only the content, and `404` is the not-found page.
   * `doc-wide` is `doc` without the outline, for compatibility with Rspress.
   * @default `'doc'`, or `'custom'` for component pages
   * @example 'home'
   */
  pageType?: PageType;
  /**
   * Whether to list all pages in the same section, with their headings.
   * @default false
   */
  overview?: boolean;
  /**
   * Heading levels to list on overview pages, from 1 to 6.
   * @default [2]
   * @example [2, 3]
   */
  overviewHeaders?: number[];
  /**
   * Whether to show the `description` of each page on an overview page.
   * @default false
   * @example true
   */
  overviewDescriptions?: boolean;
  /**
   * Badges next to the title of this page on overview pages, for example the default of an option.
   * Inline code is supported.
   * @example ['Default: `false`', 'Since 2.1']
   */
  overviewBadges?: string[];
  /**
   * Whether to show the navbar.
   * @default true
   */
  navbar?: boolean;
  /**
   * Whether to show the sidebar.
   * @default true
   */
  sidebar?: boolean;
  /**
   * Whether to show the outline.
   * @default true
   */
  outline?: boolean;
  /**
   * Whether to show the footers: the last update, the edit link and the links to the previous and
   * next page below the content, and the site footer on `home` and `custom` pages.
   * @default true
   */
  footer?: boolean;
  /**
   * Whether to show an edit link. Requires `themeConfig.editLink`.
   * @default true
   */
  editLink?: boolean;
  /**
   * Whether to show line numbers in code blocks.
   * @default `markdown.showLineNumbers` in the configuration
   */
  lineNumbers?: boolean;
  /**
   * Label next to the page title in the sidebar.
   * @example 'new'
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute on the sidebar item, for styling.
   * @example 'experimental'
   */
  context?: string;
  /**
   * Whether to include the page in search, a ranking multiplier (a short form of `weight`), or a
   * map with a ranking multiplier and keywords.
   * @default true
   * @example false
   * @example 2
   * @example { keywords: ['fake a module'] }
   */
  search?: boolean | number | PageSearch;
  /**
   * Whether to exclude the page from search engines and the sitemap.
   * @default false
   */
  noindex?: boolean;
  /**
   * Whether the page is a draft. Drafts are only shown in `octavo dev`, with a notice. Builds
   * exclude them and report links to them.
   * @default false
   */
  draft?: boolean;
  /**
   * Whether only readers who know the URL find the page. It is built, but excluded from sidebars
   * that are generated from files, from the links to the previous and next page, search, the
   * sitemap, `llms.txt`, overview pages and search engines.
   * @default false
   */
  unlisted?: boolean;
  /**
   * Publication date, with an optional time, which is UTC unless it has a time zone. It is
   * available to components and included in the metadata for search engines.
   * @example '2026-11-24'
   * @example '2026-11-24 18:00:00 +08:00'
   */
  date?: string;
  /**
   * Authors, as names or as maps with a name and a URL. They are available to components and
   * included in the metadata for search engines.
   * @example 'Ada Lovelace'
   * @example ['Ada', { name: 'Charles', url: 'https://example.com/charles' }]
   */
  authors?: string | (string | PageAuthor)[];
  /**
   * Link preview image, 1200 × 630 pixels: a path in the public folder or a URL.
   * @default `image` in the configuration
   * @example '/preview.png'
   */
  image?: string;
  /**
   * Routes that redirect to this page. Routes without a locale prefix use the page locale.
   * @example '/old-name'
   * @example ['/old-name', '/older-name']
   */
  redirectFrom?: string | string[];
  /**
   * Home page hero with a heading, an image and buttons.
   * @example { name: 'My product', text: 'Forms for React' }
   */
  hero?: HeroFrontmatter;
  /**
   * Home page feature cards.
   * @example [{ title: 'Fast', details: 'Starts in milliseconds.' }]
   */
  features?: FeatureFrontmatter[];
  /** Home page toolchain section with cards for related tools. */
  toolStack?: ToolStackFrontmatter;
  /**
   * Home page background image: a path in the public folder or a URL.
   * @default a soft glow in the accent color
   * @example '/background.webp'
   */
  background?: string;
  /**
   * Has no effect. Accepted for compatibility with Rspress.
   * @deprecated
   */
  globalUIComponents?: boolean;
  [key: string]: unknown;
}

/** Hero button. */
export interface HeroAction {
  /**
   * Button label.
   * @example 'Get Started'
   */
  text: string;
  /**
   * Button link: a route path, a relative file path or a URL.
   * @example '/guide/start/'
   */
  link: string;
  /**
   * Button style: `brand` is primary, `alt` is secondary.
   * @default 'brand'
   * @example 'alt'
   */
  theme?: 'brand' | 'alt';
  [key: string]: unknown;
}

/** Code example in the hero. */
export interface HeroCode {
  /**
   * Code to show next to the hero text.
   * @example "import { createForm } from 'my-product';"
   */
  source: string;
  /**
   * Language of the code.
   * @default 'ts'
   * @example 'tsx'
   */
  lang?: string;
  /**
   * File name above the code.
   * @example 'src/price.test.ts'
   */
  title?: string;
  /**
   * Output of the code. ANSI escape sequences set colors.
   * @example '✓ src/price.test.ts (1)'
   */
  output?: string;
  [key: string]: unknown;
}

/** Home page hero. */
export interface HeroFrontmatter {
  /**
   * Main page heading, usually the product name.
   * @default the site title
   * @example 'My product'
   */
  name?: string;
  /**
   * Subtitle below the main heading.
   * @example 'Forms for React'
   */
  text?: string;
  /**
   * Description below the subtitle.
   * @example 'Typed, small and accessible'
   */
  tagline?: string;
  /**
   * Image next to the hero text. Below 960 px, it is above the text.
   * @example { src: '/logo.svg', alt: 'My product logo' }
   */
  image?: HeroImage;
  /**
   * Code example next to the hero text. It replaces the image from 960 px; below, it is under the
   * text. See `hero.align`.
   * @example { title: 'src/price.test.ts', source: "import { createForm } from 'my-product';" }
   */
  code?: HeroCode;
  /**
   * Alignment of the hero from 960 px: `start` places the text next to the code or the image,
   * `center` stacks them. A hero without code and image is centered.
   * @default 'start'
   * @example 'center'
   */
  align?: 'start' | 'center';
  /**
   * Buttons below the hero text.
   * @example [{ text: 'Get Started', link: '/guide/start/' }]
   */
  actions?: HeroAction[];
  /**
   * Source repository URL. Adds a GitHub button after the other buttons.
   * @example 'https://github.com/me/my-product'
   */
  githubURL?: string;
  /**
   * Whether to show background stars that follow the pointer.
   * @default false
   */
  showStars?: boolean;
  /**
   * Whether to show an oval glow behind the image.
   * @default true
   */
  showOvalBg?: boolean;
  [key: string]: unknown;
}

/** Hero image. */
export interface HeroImage {
  /**
   * Image path in the public folder or image URL, or separate images for light and dark mode.
   * @example '/logo.svg'
   * @example { light: '/logo-light.svg', dark: '/logo-dark.svg' }
   */
  src: string | {
    /**
     * Light mode image: a path in the public folder or a URL.
     * @example '/logo-light.svg'
     */
    light: string;
    /**
     * Dark mode image: a path in the public folder or a URL.
     * @example '/logo-dark.svg'
     */
    dark: string;
  };
  /**
   * Alternative text for the image.
   * @default an empty string, which marks the image as decorative
   * @example 'My product logo'
   */
  alt?: string;
  /**
   * Candidate images, in the syntax of the `srcset` attribute.
   * @example '/logo.png 1x, /logo-2x.png 2x'
   */
  srcset?: string;
  /**
   * Image display sizes, in the syntax of the `sizes` attribute.
   * @example '(min-width: 768px) 320px, 160px'
   */
  sizes?: string;
  [key: string]: unknown;
}

/** Author of a page. Unknown keys are allowed and preserved. */
export interface PageAuthor {
  /**
   * Author name.
   * @example 'Ada Lovelace'
   */
  name: string;
  /**
   * Website or profile of the author.
   * @example 'https://example.com/ada'
   */
  url?: string;
  [key: string]: unknown;
}

/** How search finds a page. */
export interface PageSearch {
  /**
   * Ranking multiplier. Values above 1 raise the page in search results, values below 1 lower it.
   * Only the built-in search engine uses it.
   * @default 1
   * @example 2
   */
  weight?: number;
  /**
   * Phrases that readers search for when they need this page, in words other than those of its
   * title and text. They are never shown. Only the built-in search engine and the records for
   * search services use them.
   * @default []
   * @example ['fake a module', 'stub an import']
   */
  keywords?: string[];
  /**
   * Keywords of sections, by the ID of their heading, which has a level from 2 to 4.
   * @default {}
   * @example { 'exit-codes': ['return value of the process'] }
   */
  sections?: Record<string, string[]>;
}

/** Page layout. */
export type PageType = 'home' | 'doc' | 'custom' | '404' | 'blank';

/** Tool card in the home page toolchain section. */
export interface ToolCard {
  /**
   * Tool name.
   * @example 'Acme'
   */
  name: string;
  /**
   * Short tool description.
   * @example 'High-performance JavaScript bundler.'
   */
  description: string;
  /**
   * Tool logo: a path in the public folder or a URL.
   * @example '/acme.svg'
   */
  logo: string;
  /**
   * Card link URL.
   * @example 'https://acme.example/'
   */
  url: string;
  /**
   * Link text.
   * @example 'Visit Acme'
   */
  urlText: string;
  [key: string]: unknown;
}

/** Home page toolchain section. */
export interface ToolStackFrontmatter {
  /**
   * Section heading.
   * @example 'A unified toolchain'
   */
  title?: string;
  /**
   * Tagline below the heading.
   * @example 'Tools that work together'
   */
  tagline?: string;
  /**
   * Tool cards.
   * @example [{ name: 'Acme', description: 'High-performance JavaScript bundler.', logo: '/acme.svg', url: 'https://acme.example/', urlText: 'Visit Acme' }]
   */
  tools: ToolCard[];
  [key: string]: unknown;
}
