// Generated from the schemas by `npm run generate`. Do not edit.

/** Feature card of a home page. */
export interface FeatureFrontmatter {
  /**
   * Heading of the card.
   * @example 'Fast'
   * @since 0.1.0
   */
  title: string;
  /**
   * Text of the card, with inline Markdown.
   * @example 'Starts in milliseconds.'
   * @since 0.1.0
   */
  details?: string;
  /**
   * Icon of the card: an emoji, SVG markup, a path in the public folder or a URL.
   * @example '🚀'
   * @example '/speed.svg'
   * @since 0.1.0
   */
  icon?: string;
  /**
   * Number of cards of this width that fill a row: 2, 3, 4 or 6.
   * @default chosen by the number of cards
   * @example 3
   * @since 0.1.0
   */
  span?: 2 | 3 | 4 | 6;
  /**
   * Link target of the card: a route path, a relative file path or a URL.
   * @example '/guide/start/'
   * @since 0.1.0
   */
  link?: string;
  [key: string]: unknown;
}

/** The YAML block of a page (specification, section 3). Other keys are allowed and stay as they are. */
export interface Frontmatter {
  /**
   * Location of the JSON Schema, for editors.
   * @example './node_modules/@octavo/cli/schema/frontmatter.json'
   * @since 0.2.0
   */
  $schema?: string;
  /**
   * Title of the page, with inline Markdown.
   * @default the first `h1` of the page, or else the file name
   * @example 'Quick start'
   * @since 0.1.0
   */
  title?: string;
  /**
   * Text after the title in the browser tab. It replaces the title of the site and can start with
   * its own separator, `-` or `|`.
   * @default the title of the site
   * @example '| Rstest 1.0'
   * @since 0.1.0
   */
  titleSuffix?: string;
  /**
   * Description of the page, for search engines and link previews.
   * @default the first paragraph, or the description of the site on home pages
   * @example 'Install Rstest and run the first test.'
   * @since 0.1.0
   */
  description?: string;
  /**
   * Elements to add to the document head, each as a tag name with attributes.
   * @example [['meta', { name: 'author', content: 'Rstest team' }]]
   * @since 0.1.0
   */
  head?: [tag: string, attributes: Record<string, string | boolean>][];
  /**
   * Layout of the page. `home` is a landing page, `doc` has a sidebar and an outline, `custom` has
   * only navbar and footer, `blank` shows the content alone, and `404` is the not-found page.
   * `doc-wide` is `doc` without the outline, for compatibility with Rspress.
   * @default `'doc'`, or `'custom'` for component pages
   * @example 'home'
   * @since 0.1.0
   */
  pageType?: PageType;
  /**
   * Whether the page lists the pages of its section with their headings.
   * @default false
   * @since 0.1.0
   */
  overview?: boolean;
  /**
   * Heading levels to list on overview pages, from 1 to 6.
   * @default [2]
   * @example [2, 3]
   * @since 0.1.0
   */
  overviewHeaders?: number[];
  /**
   * Whether the page shows the navbar.
   * @default true
   * @since 0.1.0
   */
  navbar?: boolean;
  /**
   * Whether the page shows the sidebar.
   * @default true
   * @since 0.1.0
   */
  sidebar?: boolean;
  /**
   * Whether the page shows the outline.
   * @default true
   * @since 0.1.0
   */
  outline?: boolean;
  /**
   * Whether the page shows the footer: last update, edit link, previous and next page.
   * @default true
   * @since 0.1.0
   */
  footer?: boolean;
  /**
   * Whether the page links to its source, if `themeConfig.editLink` is set.
   * @default true
   * @since 0.2.0
   */
  editLink?: boolean;
  /**
   * Whether the code blocks of the page show line numbers.
   * @default `markdown.showLineNumbers` of the configuration
   * @since 0.1.0
   */
  lineNumbers?: boolean;
  /**
   * Label next to the title in the sidebar.
   * @example 'new'
   * @since 0.1.0
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute of the sidebar entry, for styling.
   * @example 'experimental'
   * @since 0.1.0
   */
  context?: string;
  /**
   * Whether search finds the page, or a factor for its rank. Factors above 1 raise the rank,
   * factors below 1 lower it.
   * @default true
   * @example false
   * @example 2
   * @since 0.1.0
   */
  search?: boolean | number;
  /**
   * Whether to exclude the page from search engines and the sitemap.
   * @default false
   * @since 0.2.0
   */
  noindex?: boolean;
  /**
   * Image for link previews, 1200 × 630 pixels: a path in the public folder or a URL.
   * @default `image` of the configuration
   * @example '/preview.png'
   * @since 0.2.0
   */
  image?: string;
  /**
   * Routes that redirect to this page, in the language of the page.
   * @example '/old-name'
   * @example ['/old-name', '/older-name']
   * @since 0.2.0
   */
  redirectFrom?: string | string[];
  /**
   * Hero of a home page: heading, image and buttons.
   * @example { name: 'Rstest', text: 'Testing framework powered by Rspack' }
   * @since 0.1.0
   */
  hero?: HeroFrontmatter;
  /**
   * Feature cards of a home page.
   * @example [{ title: 'Fast', details: 'Starts in milliseconds.' }]
   * @since 0.1.0
   */
  features?: FeatureFrontmatter[];
  /**
   * Toolchain block of a home page: a heading and cards of related tools.
   * @since 0.2.0
   */
  toolStack?: ToolStackFrontmatter;
  /**
   * Background image of a home page: a path in the public folder or a URL.
   * @default a soft light in the accent color
   * @example '/background.webp'
   * @since 0.2.0
   */
  background?: string;
  /**
   * Has no effect. Accepted because Rspress pages can have it.
   * @since 0.1.0
   * @deprecated
   */
  globalUIComponents?: boolean;
  [key: string]: unknown;
}

/** Button of a hero. */
export interface HeroAction {
  /**
   * Text of the button.
   * @example 'Get Started'
   * @since 0.1.0
   */
  text: string;
  /**
   * Link target of the button: a route path, a relative file path or a URL.
   * @example '/guide/start/'
   * @since 0.1.0
   */
  link: string;
  /**
   * Style of the button: `brand` is the primary style, `alt` is the secondary style.
   * @default 'brand'
   * @example 'alt'
   * @since 0.1.0
   */
  theme?: 'brand' | 'alt';
  [key: string]: unknown;
}

/** Hero of a home page. */
export interface HeroFrontmatter {
  /**
   * Main heading of the page, usually the product name.
   * @default the title of the site
   * @example 'Rstest'
   * @since 0.1.0
   */
  name?: string;
  /**
   * Subtitle below the main heading.
   * @example 'Testing framework powered by Rspack'
   * @since 0.1.0
   */
  text?: string;
  /**
   * Description below the subtitle.
   * @example 'First-class support for the Rspack ecosystem'
   * @since 0.1.0
   */
  tagline?: string;
  /**
   * Image above the text.
   * @example { src: '/logo.svg', alt: 'Rstest logo' }
   * @since 0.1.0
   */
  image?: HeroImage;
  /**
   * Buttons below the text.
   * @example [{ text: 'Get Started', link: '/guide/start/' }]
   * @since 0.1.0
   */
  actions?: HeroAction[];
  /**
   * URL of the source repository. Adds a GitHub button after the other buttons.
   * @example 'https://github.com/web-infra-dev/rstest'
   * @since 0.1.0
   */
  githubURL?: string;
  /**
   * Whether stars in the background follow the pointer.
   * @default false
   * @since 0.1.0
   */
  showStars?: boolean;
  /**
   * Whether an oval glows behind the image.
   * @default true
   * @since 0.1.0
   */
  showOvalBg?: boolean;
  [key: string]: unknown;
}

/** Image of a hero. */
export interface HeroImage {
  /**
   * Image, or a pair of images for light and dark mode: paths in the public folder or URLs.
   * @example '/logo.svg'
   * @example { light: '/logo-light.svg', dark: '/logo-dark.svg' }
   * @since 0.1.0
   */
  src: string | {
    /**
     * Image for light mode: a path in the public folder or a URL.
     * @example '/logo-light.svg'
     * @since 0.1.0
     */
    light: string;
    /**
     * Image for dark mode: a path in the public folder or a URL.
     * @example '/logo-dark.svg'
     * @since 0.1.0
     */
    dark: string;
  };
  /**
   * Alternative text of the image.
   * @default an empty string, which marks the image as decorative
   * @example 'Rstest logo'
   * @since 0.1.0
   */
  alt?: string;
  /**
   * Candidate images, as in the `srcset` attribute.
   * @example '/logo.png 1x, /logo-2x.png 2x'
   * @since 0.1.0
   */
  srcset?: string;
  /**
   * Image sizes, as in the `sizes` attribute.
   * @example '(min-width: 768px) 320px, 160px'
   * @since 0.1.0
   */
  sizes?: string;
  [key: string]: unknown;
}

/** Layout of a page. */
export type PageType = 'home' | 'doc' | 'custom' | '404' | 'blank';

/** A card of the landing page's toolchain block. */
export interface ToolCard {
  /**
   * Name of the tool.
   * @example 'Rspack'
   * @since 0.1.0
   */
  name: string;
  /**
   * Short description of the tool.
   * @example 'High-performance JavaScript bundler.'
   * @since 0.1.0
   */
  description: string;
  /**
   * Logo of the tool: a path in the public folder or a URL.
   * @example '/rspack.svg'
   * @since 0.1.0
   */
  logo: string;
  /**
   * Link target of the card.
   * @example 'https://rspack.rs/'
   * @since 0.1.0
   */
  url: string;
  /**
   * Text of the link.
   * @example 'Visit Rspack'
   * @since 0.1.0
   */
  urlText: string;
  [key: string]: unknown;
}

/** Toolchain block of a home page. */
export interface ToolStackFrontmatter {
  /**
   * Heading of the block.
   * @example 'A unified toolchain'
   * @since 0.2.0
   */
  title?: string;
  /**
   * Line below the heading.
   * @example 'Tools that work together'
   * @since 0.2.0
   */
  tagline?: string;
  /**
   * Cards of the block.
   * @example [{ name: 'Rspack', description: 'High-performance JavaScript bundler.', logo: '/rspack.svg', url: 'https://rspack.rs/', urlText: 'Visit Rspack' }]
   * @since 0.2.0
   */
  tools: ToolCard[];
  [key: string]: unknown;
}
