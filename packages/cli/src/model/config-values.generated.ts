// Generated from the schemas by `npm run generate`. Do not edit.

import type { UserThemeConfig } from '@octavo/theme';
import type { FrontmatterFields } from './frontmatter-fields';
import type { MarkdownPlugin } from './markdown-plugin';
import type { PluginList } from './plugin-list';

/** Options for `octavo build`. */
export interface BuildConfig {
  /**
   * Globs for files in the output folder that `octavo build` never deletes. Relative to `outDir`.
   * `.git` is never deleted.
   * @default []
   * @example ['CNAME']
   */
  keep?: string[];
  /**
   * Timeout in seconds for running a plugin hook, and for compiling or rendering a page. If a step
   * exceeds it, `octavo build`, `octavo merge` and `octavo check` exit with an error. Loading the
   * configuration and each `config` hook always have a timeout of 60 seconds.
   * @default 60
   * @example 300
   */
  pageTimeout?: number;
  /**
   * Whether `octavo build` uses the remote cache that the environment variables of Turborepo name.
   * `'read-only'` downloads and never uploads.
   * @default true
   * @example 'read-only'
   */
  remoteCache?: boolean | 'read-only';
}

/**
 * Module that exports the component under the same name, or an object with a module and an export
 * name.
 */
export type ComponentModule = string | {
  /**
   * Module that exports the component: a path relative to the working directory, or a package.
   * @example './components/Chart.tsx'
   */
  module: string;
  /**
   * Export name of the component.
   * @example 'default'
   */
  export: string;
};

/** Sources to add to the directives of the Content Security Policy. */
export interface CspSources {
  /**
   * Sources of everything that no other directive names.
   * @example ['https://example.com']
   */
  'default-src'?: string[];
  /**
   * Sources of scripts, in addition to the site and the hashes of its inline scripts.
   * @example ["'wasm-unsafe-eval'"]
   */
  'script-src'?: string[];
  /**
   * Sources of stylesheets. `'unsafe-inline'` allows `style` attributes and elements.
   * @example ["'unsafe-inline'"]
   */
  'style-src'?: string[];
  /**
   * Hosts that scripts request.
   * @example ['https://api.example.com']
   */
  'connect-src'?: string[];
  /**
   * Sources of images.
   * @example ['https://images.example.com']
   */
  'img-src'?: string[];
  /**
   * Sources of fonts.
   * @example ['https://fonts.example.com']
   */
  'font-src'?: string[];
  /**
   * Sources of audio and video.
   * @example ['https://media.example.com']
   */
  'media-src'?: string[];
  /**
   * Sources of embedded pages, such as videos and playgrounds.
   * @example ['https://www.youtube-nocookie.com']
   */
  'frame-src'?: string[];
  /**
   * Sources of workers.
   * @example ['blob:']
   */
  'worker-src'?: string[];
  /**
   * Sources of web app manifests.
   * @example ['https://example.com']
   */
  'manifest-src'?: string[];
  /**
   * Sources of plugins. `'none'` by default.
   * @example ['https://example.com']
   */
  'object-src'?: string[];
  /**
   * Allowed URLs of `<base>`.
   * @example ['https://example.com']
   */
  'base-uri'?: string[];
  /**
   * Targets of forms.
   * @example ['https://example.com']
   */
  'form-action'?: string[];
  /**
   * Sites that can embed the pages.
   * @example ['https://example.com']
   */
  'frame-ancestors'?: string[];
}

/** Statements on pages that are compared with a source. */
export interface FactRule {
  /**
   * How to compare. A `type` must be equal to the declared type, and a `signature` compatible with
   * it.
   */
  kind: 'type' | 'signature' | 'default' | 'flag' | 'version';
  /**
   * Globs for pages, relative to `root`.
   * @default all pages
   * @example ['en/config/*.md']
   */
  pages?: string[];
  /**
   * Labels of the statements: bold text at the start of a list item or paragraph, or the header of
   * a table column. Required without `pattern`.
   * @default no labels
   * @example ['Type', '类型']
   */
  label?: string[];
  /**
   * Regular expression for statements without a label. It is applied to each line of headings,
   * paragraphs and table rows, in which inline code has backticks and cells are separated by ` | `.
   * The group `value` is the statement, and the optional group `key` replaces the heading.
   * @example '^`(?<key>\\w+)` \\(default: `(?<value>[^`]+)`\\)'
   */
  pattern?: string;
  /**
   * Whether to compare tables too. The first column contains the key, for example `output.path`.
   * @default false
   */
  tables?: boolean;
  /**
   * Regular expression. Only statements below a matching heading are compared.
   * @example '^rs\\.(\\w+)$'
   */
  heading?: string;
  /**
   * Words that say that there is no default.
   * @default ['none']
   * @example ['none', '无']
   */
  none?: string[];
  /** Source to compare with. */
  source: {
    /**
     * Package whose declarations contain the type.
     * @example '@rstest/core'
     */
    package: string;
    /**
     * Declared type, in TypeScript. `{key}` is the heading, `{path}` an indexed access for all
     * headings such as `['output']['module']`, and `$1` a group of `heading`.
     * @example 'Config{path}'
     * @example "Utilities['$1']"
     */
    type: string;
    /**
     * TypeScript declarations for names that pages use.
     * @default no declarations
     * @example 'type Duration = number;'
     */
    declare?: string;
  } | {
    /**
     * JSON Schema, relative to the working directory.
     * @example 'node_modules/my-package/schema.json'
     */
    schema: string;
  } | {
    /**
     * Commands that print their flags.
     * @example ['npx my-command --help']
     */
    help: string[];
  } | {
    /**
     * Command that prints the defaults as JSON.
     * @example 'node print-defaults.mjs'
     */
    json: string;
  } | {
    /**
     * Git tag of a version.
     * @example 'v{version}'
     */
    tags: string;
    /**
     * File in the Git repository. The version must be the first one whose file contains the key as
     * a word.
     * @example 'src/config.ts'
     */
    file?: string;
    /**
     * Folder in the Git repository, relative to the working directory.
     * @default the working directory
     * @example '..'
     */
    repository?: string;
  } | {
    /**
     * Package whose installed version is the latest that a page can name.
     * @example '@rstest/core'
     */
    installed: string;
  };
}

/** Element in the document `<head>`, as raw HTML or as a tag name with attributes. */
export type HeadTag = string | [tag: string, attributes: Record<string, string | boolean>];

/** Options for responsive images. */
export interface ImagesConfig {
  /**
   * Formats to convert images to. Browsers use the first one that they support.
   * @default ['avif', 'webp']
   * @example ['webp']
   */
  formats?: ('avif' | 'webp')[];
  /**
   * Widths in pixels. An image is converted to all widths that are smaller than it, and to its own
   * width up to the largest one.
   * @default [480, 720, 1080, 1440, 2160]
   * @example [640, 1280]
   */
  widths?: number[];
  /**
   * Value of the `sizes` attribute: the widths at which images are displayed. Set it if the content
   * is wider than in the default theme.
   * @default the width of the image, up to the width of the content and the window
   * @example '(min-width: 1280px) 960px, 100vw'
   */
  sizes?: string;
}

/** Options for publishing pages as Markdown for LLMs. */
export interface LlmsConfig {
  /**
   * Whether to publish each page as Markdown next to its HTML file, for example as `/guide/x.md`.
   * @default true
   */
  pages?: boolean;
  /**
   * Whether to generate `llms.txt`, an index of all pages, for each language.
   * @default true
   */
  index?: boolean;
  /**
   * Whether to generate `llms-full.txt`, which contains all pages, for each language.
   * @default true
   */
  full?: boolean;
  /**
   * Whether to show a button that copies the page as Markdown. Requires `pages`.
   * @default true
   */
  copy?: boolean;
}

/** Search engine to use for site search. */
export type SearchProvider = {
  /** Built-in client-side search powered by FlexSearch, with one index per language. */
  name: 'built-in';
} | {
  /** Pagefind, with a chunked static index for large sites. Requires the `pagefind` package. */
  name: 'pagefind';
} | {
  /** Algolia, with an index populated by the DocSearch crawler. */
  name: 'algolia';
  /**
   * Algolia application ID.
   * @example 'R2IYF7ETH7'
   */
  appId: string;
  /**
   * Search-only API key.
   * @example '0123456789abcdef'
   */
  apiKey: string;
  /**
   * Algolia index name.
   * @example 'my-product'
   */
  indexName: string;
  /**
   * Algolia facet filters to apply in addition to the language and version filters.
   * @default []
   * @example ['type:content']
   */
  facetFilters?: string[];
  /**
   * Search server URL.
   * @default the default Algolia host for `appId`
   * @example 'https://search.example.com'
   */
  host?: string;
} | {
  /** Typesense, with a collection populated from `static/search_records.jsonl`. */
  name: 'typesense';
  /**
   * Search server URL.
   * @example 'https://search.example.com'
   */
  host: string;
  /**
   * Search-only API key.
   * @example '0123456789abcdef'
   */
  apiKey: string;
  /**
   * Typesense collection name.
   * @example 'docs'
   */
  collection: string;
} | {
  /** Meilisearch, with an index populated from `static/search_records.jsonl`. */
  name: 'meilisearch';
  /**
   * Search server URL.
   * @example 'https://search.example.com'
   */
  host: string;
  /**
   * Search-only API key.
   * @example '0123456789abcdef'
   */
  apiKey: string;
  /**
   * Meilisearch index name.
   * @example 'docs'
   */
  index: string;
};

/** Templates for `ts` and `js` blocks without a title. */
export interface TestSnippets {
  /**
   * Package whose exports snippets can use without importing them. Signatures and types in snippets
   * are compared with its types.
   * @example '@rstest/core'
   */
  package?: string;
  /**
   * Template for a snippet that consists of statements. `{code}` is the snippet and `{line}` its
   * line on the page.
   * @default '{code}'
   * @example "test('line {line}', async () => {\n{code}\n});"
   */
  body?: string;
  /**
   * Template for a snippet that contains imports or a call listed in `topLevel`. It is written to
   * its own file.
   * @default '{code}'
   * @example "{code}\ntest('line {line} loads', () => {});"
   */
  module?: string;
  /**
   * Code at the start of the file that contains all snippets of statements.
   * @default ''
   * @example 'afterEach(() => rs.restoreAllMocks());'
   */
  before?: string;
  /**
   * Functions that are only called at the top level of a file.
   * @default []
   * @example ['test', 'describe', 'rs.mock']
   */
  topLevel?: string[];
  /**
   * Suffix for the names of snippet files, before the extension.
   * @default ''
   * @example '.test'
   */
  suffix?: string;
  /**
   * Command that runs the snippet files of a page, whose names start with `snippet-`.
   * @example 'npx rstest run snippet-'
   */
  command: string;
}

/** Options for `octavo check`. */
export interface UserCheck {
  /**
   * Rule severities. `error` fails `octavo check` and `octavo build`, `warn` prints a warning, and
   * `off` disables the rule. Builds always fail if a page, nav file or meta file is invalid,
   * whatever the severity of `invalid-page` and `invalid-file`.
   * @example { 'orphan-page': 'off', 'missing-translation': 'error' }
   */
  rules?: {
    /**
     * A page that cannot be read or compiled.
     * @default 'error'
     */
    'invalid-page'?: 'error' | 'warn' | 'off';
    /**
     * A nav, meta or i18n file that does not match its schema, a duplicate route, or an invalid
     * file name.
     * @default 'error'
     */
    'invalid-file'?: 'error' | 'warn' | 'off';
    /**
     * Suspicious page content, such as a component page without a default export.
     * @default 'warn'
     */
    'page-warning'?: 'error' | 'warn' | 'off';
    /**
     * A link to a page or file that does not exist.
     * @default 'error'
     */
    'dead-link'?: 'error' | 'warn' | 'off';
    /**
     * A link to an anchor that does not exist on the target page.
     * @default 'error'
     */
    'dead-anchor'?: 'error' | 'warn' | 'off';
    /**
     * A link whose letter case differs from the path of the page, so that most hosts do not find
     * it.
     * @default 'warn'
     */
    'link-case'?: 'error' | 'warn' | 'off';
    /**
     * Another site whose `octavo.json` cannot be loaded, so that links to it are neither resolved
     * nor checked.
     * @default 'error'
     */
    'unavailable-site'?: 'error' | 'warn' | 'off';
    /**
     * Another site whose `octavo.json` cannot be loaded, so that links to it are checked against an
     * older copy.
     * @default 'warn'
     */
    'stale-site'?: 'error' | 'warn' | 'off';
    /**
     * A reference to an image or other file that does not exist.
     * @default 'error'
     */
    'dead-asset'?: 'error' | 'warn' | 'off';
    /**
     * A link or image whose URL can run code, such as a `javascript:` URL.
     * @default 'error'
     */
    'unsafe-link'?: 'error' | 'warn' | 'off';
    /**
     * A redirect that is circular, conflicts with a page, starts outside of the site, or has a
     * missing or unsafe target.
     * @default 'error'
     */
    'bad-redirect'?: 'error' | 'warn' | 'off';
    /**
     * An edit link to a file that the Git repository of the site does not contain. Only reported by
     * `octavo check`.
     * @default 'warn'
     */
    'dead-edit-link'?: 'error' | 'warn' | 'off';
    /**
     * A duplicate ID on a page.
     * @default 'warn'
     */
    'duplicate-id'?: 'error' | 'warn' | 'off';
    /**
     * An inline script that the content security policy of its page does not allow.
     * @default 'warn'
     */
    'inline-script'?: 'error' | 'warn' | 'off';
    /**
     * A `style` attribute or element that the content security policy of its page does not allow.
     * Only reported with `security.headers`.
     * @default 'warn'
     */
    'inline-style'?: 'error' | 'warn' | 'off';
    /**
     * A page without content.
     * @default 'warn'
     */
    'empty-page'?: 'error' | 'warn' | 'off';
    /**
     * A language or version without a home page.
     * @default 'error'
     */
    'no-home'?: 'error' | 'warn' | 'off';
    /**
     * A page that is not linked from the sidebar, the navbar or another page.
     * @default 'warn'
     */
    'orphan-page'?: 'error' | 'warn' | 'off';
    /**
     * A page that is missing a translation.
     * @default 'warn'
     */
    'missing-translation'?: 'error' | 'warn' | 'off';
    /**
     * A translation whose original page does not exist, or a folder such as `es-ES` of a site with
     * the language `es`.
     * @default 'warn'
     */
    'orphan-translation'?: 'error' | 'warn' | 'off';
    /**
     * A translation that is older than its original page. Only reported by `octavo check`.
     * @default 'warn'
     */
    'stale-translation'?: 'error' | 'warn' | 'off';
    /**
     * A translation whose headings do not match the original.
     * @default 'warn'
     */
    'translation-headings'?: 'error' | 'warn' | 'off';
    /**
     * A translation whose heading IDs do not match the original.
     * @default 'off'
     */
    'translation-ids'?: 'error' | 'warn' | 'off';
    /**
     * A translation whose code blocks do not match the original.
     * @default 'warn'
     */
    'translation-code'?: 'error' | 'warn' | 'off';
    /**
     * A key in the i18n file that is missing a translation.
     * @default 'warn'
     */
    'missing-text'?: 'error' | 'warn' | 'off';
    /**
     * A language with missing UI strings, which fall back to English.
     * @default 'warn'
     */
    'missing-messages'?: 'error' | 'warn' | 'off';
    /**
     * A color token of the site with less contrast than WCAG AA requires.
     * @default 'warn'
     */
    'low-contrast'?: 'error' | 'warn' | 'off';
    /**
     * A dead external link. Only reported by `octavo check --external`.
     * @default 'error'
     */
    'external-link'?: 'error' | 'warn' | 'off';
  };
  /**
   * Whether `octavo dev` checks the entire site on startup and after each change. Same as the
   * `--check` flag.
   * @default false
   */
  dev?: boolean;
  /**
   * URL prefixes that `octavo check --external` skips.
   * @default []
   * @example ['https://github.com/me/private/']
   */
  allow?: string[];
}

/** Site configuration exported from `docs.config.ts`. */
export interface ConfigKeys<Plugin> {
  /**
   * Content folder, relative to the working directory.
   * @default 'content'
   * @example 'docs'
   */
  root?: string;
  /**
   * Base path of the site. Use `'./'` to build a site that works under any path. Its pages can also
   * be read from the file system, where browsers do not load scripts.
   * @default '/'
   * @example '/docs/'
   * @example './'
   */
  base?: string;
  /**
   * Site title.
   * @default 'Documentation'
   * @example 'My product'
   */
  title?: string;
  /**
   * Site description for search engines and link previews.
   * @default ''
   * @example 'Forms for React.'
   */
  description?: string;
  /**
   * Origin of the published site, without a path. Enables canonical URLs, the sitemap and absolute
   * URLs for link preview images.
   * @default no canonical URLs and no sitemap
   * @example 'https://docs.example.com'
   */
  siteOrigin?: string;
  /**
   * Link preview image, 1200 × 630 pixels, as a path in the public folder or a URL.
   * @default no image
   * @example '/preview.png'
   */
  image?: string;
  /**
   * Site icon, as a path in the public folder or a URL.
   * @default an empty icon
   * @example '/icon.svg'
   */
  icon?: string;
  /**
   * Navbar logo, or separate logos for light and dark mode, as paths in the public folder or URLs.
   * @default no logo
   * @example '/logo.svg'
   * @example { light: '/logo-light.svg', dark: '/logo-dark.svg' }
   */
  logo?: string | {
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
   * Text displayed next to the logo, or `true` for the `title` in the language of the page. If only
   * `logo` is set, the navbar shows no text.
   * @default `title` if `logo` is not set
   * @example 'My product'
   * @example true
   */
  logoText?: string | true;
  /**
   * Default language. Routes in this language have no language prefix.
   * @default 'en'
   * @example 'zh'
   */
  lang?: string;
  /**
   * Site locales. Each locale has its own content folder.
   * @default a single locale for `lang`
   * @example [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }]
   */
  locales?: {
    /**
     * Language tag, which is also the content folder name and the route prefix. Routes in the
     * default language have no prefix.
     * @example 'zh'
     */
    lang: string;
    /**
     * Display name in the language menu.
     * @example '简体中文'
     */
    label: string;
    /**
     * Site title in this language.
     * @default the top-level `title`
     * @example 'My product 文档'
     */
    title?: string;
    /**
     * Site description in this language.
     * @default the top-level `description`
     * @example 'React 表单库。'
     */
    description?: string;
  }[];
  /**
   * Elements to add to the `<head>` of every page, as raw HTML or as tag names with attributes.
   * @default []
   * @example [['meta', { name: 'author', content: 'My product team' }]]
   */
  head?: HeadTag[];
  /**
   * Output folder for `octavo build`, relative to the working directory.
   * @default 'dist'
   * @example 'public'
   */
  outDir?: string;
  /**
   * Options for `octavo build`.
   * @example { keep: ['CNAME'] }
   */
  build?: BuildConfig;
  /**
   * Folder for theme overrides, relative to the working directory. For example, `Navbar.tsx`
   * overrides the navbar, `index.css` adds styles, and pages can import `index.tsx` as `@theme`.
   * @default 'theme'
   * @example './custom-theme'
   */
  themeDir?: string;
  /**
   * Path to the file with translations for nav and meta file labels, relative to the working
   * directory.
   * @default 'i18n.json'
   * @example './locales/i18n.json'
   */
  i18nSourcePath?: string;
  /**
   * Site versions. Each version has its own content folder.
   * @default a single, unprefixed version
   * @example { default: 'v2', versions: ['v2', 'v1'] }
   */
  multiVersion?: {
    /**
     * Default version. Routes in this version have no version prefix.
     * @default the first item in `versions`
     * @example 'v2'
     */
    default?: string;
    /**
     * Version names, or objects with a name, a status and a Git tag or branch. Each version that is
     * not read from Git has a folder with the same name. The default version can also be in the
     * content root.
     * @example ['v2', 'v1']
     * @example ['v2', { name: 'v1', status: 'old' }]
     * @example ['v2', { name: 'v1', status: 'old', git: 'v1.4.0' }]
     */
    versions: (string | VersionConfig)[];
  };
  /**
   * Routing options, such as which files become pages and how URLs are formed.
   * @example { exclude: ['en/shared/*.mdx'] }
   */
  route?: {
    /**
     * Whether to omit the `.html` extension from links.
     * @default `true`, or `false` if `base` is `'./'`
     */
    cleanUrls?: boolean;
    /**
     * Globs for files to include even though they are excluded by default, such as names starting
     * with `_`. Relative to `root`.
     * @default []
     * @example ['en/_drafts/*.mdx']
     */
    include?: string[];
    /**
     * Globs for files to exclude from the pages. Relative to `root`, or to the working directory if
     * they start with `.`, such as `./content/en/drafts`.
     * @default []
     * @example ['en/shared/*.mdx']
     */
    exclude?: string[];
  };
  /**
   * Whether to enable search, or an object with search options.
   * @default true
   * @example false
   * @example { codeBlocks: false }
   */
  search?: boolean | UserSearch;
  /**
   * Other Octavo sites to link to and to search, by link prefix. With the prefix `kit`, the link
   * `kit:/guide/start` leads to a page of that site, and builds check that it exists.
   * @default {}
   * @example { kit: { name: 'Kit', url: 'https://kit.example/' } }
   */
  sites?: Record<string, UserSite>;
  /**
   * Markdown options.
   * @example { showLineNumbers: true }
   */
  markdown?: {
    /**
     * Whether to check links and anchors. `false` disables the `dead-link` and `dead-anchor` rules,
     * unless they are set in `check.rules`.
     * @default true
     */
    checkDeadLinks?: boolean;
    /**
     * Whether to show line numbers in code blocks.
     * @default false
     */
    showLineNumbers?: boolean;
    /**
     * Whether to wrap long lines in code blocks by default.
     * @default false
     */
    defaultWrapCode?: boolean;
    /**
     * Remark plugins, as module specifiers, functions, or `[plugin, options]` tuples. With
     * functions or options that are not JSON-serializable, pages are compiled in the main thread,
     * which is slower on large sites.
     * @default []
     * @example ['remark-math', ['remark-emoji', { accessible: true }]]
     */
    remarkPlugins?: MarkdownPlugin[];
    /**
     * Rehype plugins, in the same format as `remarkPlugins`.
     * @default []
     * @example ['rehype-katex']
     */
    rehypePlugins?: MarkdownPlugin[];
    /**
     * Components that pages can use without importing them, as a map of component names to modules.
     * Each module must have an export with the component name, unless `export` is set. Paths are
     * relative to the working directory.
     * @default {}
     * @example { Chart: './components/charts.tsx' }
     * @example { Alert: { module: './components/Alert.tsx', export: 'default' } }
     */
    globalComponents?: Record<string, ComponentModule>;
    /**
     * Components that replace HTML elements in pages, as a map of tag names to modules. The default
     * export of each module must be the component. Paths are relative to the working directory.
     * @default {}
     * @example { table: './components/Table.tsx' }
     */
    elements?: Record<string, string>;
  };
  /**
   * Whether to also publish pages as Markdown for LLMs, or an object with options.
   * @default true
   * @example false
   * @example { full: false }
   */
  llms?: boolean | LlmsConfig;
  /**
   * Whether to convert local PNG, JPEG and WebP images on pages to AVIF and WebP in several widths,
   * or an object with options. Requires the package `sharp`. The dev server shows the original
   * images.
   * @default false
   * @example true
   * @example { widths: [640, 1280] }
   */
  images?: boolean | ImagesConfig;
  /**
   * Import aliases for pages and components, as a map of specifiers to paths relative to the
   * working directory.
   * @default {}
   * @example { '@en': './content/en' }
   */
  alias?: Record<string, string>;
  /**
   * Replacements to apply to the source of every page, in order.
   * @default []
   * @example [{ search: '%VERSION%', replace: '1.0.0' }]
   */
  replaceRules?: {
    /**
     * String or regular expression to replace.
     * @example '%VERSION%'
     */
    search: string | RegExp;
    /**
     * Replacement string, as in `String.prototype.replace()`.
     * @example '1.0.0'
     */
    replace: string;
  }[];
  /**
   * Redirects, as a map of route paths to other route paths or URLs.
   * @default {}
   * @example { '/old': '/guide/start/' }
   */
  redirects?: Record<string, string>;
  /**
   * Options for the Content Security Policy, security headers and Subresource Integrity.
   * @example { headers: true }
   */
  security?: {
    /**
     * Whether to generate a `_headers` file with a Content Security Policy. `octavo preview` also
     * sends these headers.
     * @default false
     */
    headers?: boolean;
    /**
     * Sources to add to directives of the Content Security Policy, such as the host of images. A
     * directive that the policy does not contain starts with `'self'`, except `frame-ancestors`.
     * @default {}
     * @example { 'img-src': ['https://images.example.com'] }
     */
    csp?: CspSources;
    /**
     * Whether to add `integrity` attributes to scripts and stylesheets.
     * @default false
     */
    integrity?: boolean;
  };
  /**
   * How built pages become interactive. With `auto`, a small script runs the layout, and React is
   * only loaded for search and for components in pages. `react` applies to sites that override a
   * part of the layout, use a plugin with interactive components in the layout, or have a sidebar
   * with more than 300 entries. With `react`, React runs the whole page.
   * @default 'auto'
   * @example 'react'
   */
  runtime?: 'auto' | 'react';
  /**
   * Options for `octavo check`, most of whose rules `octavo build` also checks.
   * @example { rules: { 'orphan-page': 'off' } }
   */
  check?: UserCheck;
  /**
   * Options for `octavo test`, which runs the code blocks of the pages.
   * @example { command: 'npm test', packages: ['my-package'] }
   */
  test?: UserTest;
  /**
   * Frontmatter fields of the site, as a map of keys to schemas of Zod, Valibot or another library
   * that implements Standard Schema.
   * @default {}
   */
  frontmatter?: FrontmatterFields;
  /**
   * Plugins, in execution order. Arrays can be nested. `false`, `null` and `undefined` are ignored.
   * @default []
   */
  plugins?: PluginList<Plugin>;
  /**
   * Theme options.
   * @example { darkMode: false }
   */
  themeConfig?: UserThemeConfig;
}

/** Search options. */
export interface UserSearch {
  /**
   * Whether to include code blocks in the search index.
   * @default true
   */
  codeBlocks?: boolean;
  /**
   * Whether to create a separate search index for each version.
   * @default `true` if the site has multiple versions
   */
  versioned?: boolean;
  /**
   * Search engine to use for site search.
   * @default { name: 'built-in' }
   * @example { name: 'pagefind' }
   */
  provider?: SearchProvider;
  /**
   * Path to a module with search hooks, relative to the working directory. The module can export
   * `beforeSearch`, `onSearch`, `afterSearch` and `onNotFound`.
   * @default no hooks
   * @example './search-hooks.ts'
   */
  hooks?: string;
  /**
   * Factors for the search rank of pages in a folder, by folder name or path. A page with the same
   * relevance ranks lower with a factor below 1. The longest matching path applies. `search` in the
   * frontmatter of a page takes precedence. Only used by the built-in search engine.
   * @default `0.5` for `blog`, `releases`, `release-notes` and `changelog`
   * @example { archive: 0.3, 'guide/start': 1.5 }
   */
  weight?: Record<string, number>;
  /**
   * Groups of words with the same meaning. A query with one of them also finds the others, with a
   * lower rank. Common software terms are built in. Only used by the built-in search engine.
   * @default []
   * @example [['workspace', 'monorepo']]
   */
  synonyms?: string[][];
  /**
   * Whether to show search tabs for the other languages.
   * @default true
   */
  otherLanguages?: boolean;
}

/** Other Octavo site. */
export interface UserSite {
  /**
   * Name of the site in the search panel.
   * @example 'Kit'
   */
  name: string;
  /**
   * Site URL.
   * @example 'https://kit.example/'
   */
  url: string;
  /**
   * Folder that contains `octavo.json`, relative to the working directory. For example, the output
   * folder of a site in the same repository.
   * @default `octavo.json` is fetched from `url`
   * @example '../kit/dist'
   */
  folder?: string;
  /**
   * Whether the search panel searches the site.
   * @default true
   */
  search?: boolean;
}

/** Options for `octavo test`. */
export interface UserTest {
  /**
   * Globs for the pages to test, relative to `root`.
   * @default all pages
   * @example ['en/guide/*.md']
   */
  include?: string[];
  /**
   * Globs for pages to skip, relative to `root`.
   * @default []
   * @example ['en/changelog.md']
   */
  exclude?: string[];
  /**
   * Folder with files that pages do not show, relative to the working directory. `guide/start/` has
   * the files for all projects of that page, and `guide/start/#install/` those from the heading
   * `install` on. `setup.sh` runs first.
   * @default 'examples'
   * @example 'samples'
   */
  hidden?: string;
  /**
   * Which files form a project: those of a section (h1 or h2), or those of a page. With `section`,
   * the first file of a section starts a new project.
   * @default 'section'
   */
  scope?: 'section' | 'page';
  /**
   * Command that runs a project whose page shows files but no command.
   * @example 'npx rstest'
   */
  command?: string;
  /**
   * Folders whose `node_modules` are used instead of those of the working directory, by globs for
   * pages, relative to `root`. For pages about another version of a package.
   * @default {}
   * @example { 'en/browser/*.md': 'samples/browser' }
   */
  packagesFrom?: Record<string, string>;
  /** File to add to a project before `command` runs, for pages that only show a part. */
  placeholder?: {
    /**
     * Glob. The file is only added if no file of the project matches.
     * @example 'src/*.test.ts'
     */
    unless: string;
    /**
     * Path in the project.
     * @example 'smoke.test.ts'
     */
    path: string;
    /**
     * Content of the file.
     * @example 'export {};'
     */
    code: string;
  };
  /**
   * Commands that run blocks without a title, by language. `{file}` is the file that contains the
   * block. `false` disables a language. `ts`, `js` and `sh` are built in.
   * @default {}
   * @example { python: 'python3 {file}' }
   */
  runners?: Record<string, string | false>;
  /**
   * Languages of blocks with the output of the command or snippet before them.
   * @default ['text', 'txt', 'ansi', 'console']
   * @example ['text', 'html']
   */
  outputs?: string[];
  /** Templates for `ts` and `js` blocks without a title, for example to wrap them in a test. */
  snippets?: TestSnippets;
  /**
   * Whether to check the types of TypeScript blocks. Requires the package `typescript`.
   * @default true
   */
  types?: boolean;
  /**
   * File with compiler options for the type check, relative to the working directory. A project can
   * contain its own `tsconfig.json`.
   * @default 'tsconfig.json'
   * @example 'examples/tsconfig.json'
   */
  tsconfig?: string;
  /**
   * Shell code that runs before each command, for example to define functions.
   * @default ''
   * @example 'ulimit -f 100000'
   */
  prelude?: string;
  /**
   * Environment variables for commands. Of the current environment, only basic variables such as
   * `PATH` and `HOME` are passed on.
   * @default {}
   * @example { FORCE_COLOR: '0' }
   */
  env?: Record<string, string>;
  /**
   * Regular expression. A command that prints a match is stopped and counts as successful, for
   * example a watch mode.
   * @example 'Waiting for file changes'
   */
  until?: string;
  /**
   * Replacements for each line of expected and printed output, before they are compared. Durations
   * in parentheses, indentation and empty lines are always ignored.
   * @default []
   * @example [{ search: 'v1.2.3', replace: 'v…' }]
   */
  ignore?: {
    /**
     * String or regular expression to replace.
     * @example '%VERSION%'
     */
    search: string | RegExp;
    /**
     * Replacement string, as in `String.prototype.replace()`.
     * @example '1.0.0'
     */
    replace: string;
  }[];
  /**
   * Whether commands can access the network. Only Linux can block it, in a network namespace.
   * @default false
   */
  network?: boolean;
  /**
   * Timeout for a command, in seconds.
   * @default 120
   * @example 30
   */
  timeout?: number;
  /**
   * How often to run a failed project again.
   * @default 0
   * @example 1
   */
  retry?: number;
  /**
   * Number of projects that run in parallel.
   * @default the number of CPU cores, at most 4
   * @example 2
   */
  concurrency?: number;
  /**
   * Whether a block that cannot run needs a reason (`norun="reason"`). Otherwise, blocks without a
   * runner and output without a command are skipped.
   * @default false
   */
  strict?: boolean;
  /**
   * Maximum share of blocks that do not run.
   * @default 1
   * @example 0.15
   */
  maxSkipped?: number;
  /**
   * Packages that the blocks use. If a version changes, all blocks run again. The first one is
   * named in the summary.
   * @default all dependencies in `package.json`
   * @example ['@rstest/core']
   */
  packages?: string[];
  /**
   * Whether pages show the first of `packages` and its version on the blocks that passed, and offer
   * to open the files of these blocks in StackBlitz. The build uses the results of the last `octavo
   * test`, and runs nothing.
   * @default false
   */
  badge?: boolean;
  /**
   * Rules that compare statements on pages with declarations, `--help`, schemas or versions.
   * @default []
   * @example [{ kind: 'default', label: ['Default'], source: { schema: 'node_modules/my-package/schema.json' } }]
   */
  facts?: FactRule[];
}

/** Version of the site. */
export interface VersionConfig {
  /**
   * Version name, which is also the folder name and the route prefix.
   * @example 'v1'
   */
  name: string;
  /**
   * Whether the version is old or unreleased. Its pages then show a notice with a link to the same
   * page in the default version.
   * @default no notice
   * @example 'old'
   */
  status?: 'old' | 'unreleased';
  /**
   * Git tag, branch or commit from which the pages of the version are read, or an object with the
   * tag and the content folder in it. The content root then contains no folder for the version.
   * @default the version is a folder in the content root
   * @example 'v1.4.0'
   * @example { ref: 'v1.4.0', root: 'website/docs' }
   */
  git?: string | {
    /**
     * Tag, branch or commit.
     * @example 'v1.4.0'
     */
    ref: string;
    /**
     * Content folder in that commit, relative to the working directory.
     * @default the value of `root`
     * @example 'website/docs'
     */
    root?: string;
  };
}
