// Generated from the schemas by `npm run generate`. Do not edit.

import type { UserThemeConfig } from '@octavo/theme';
import type { MarkdownPlugin } from './markdown-plugin';
import type { PluginList } from './plugin-list';

/** Options for `octavo build`. */
export interface BuildConfig {
  /**
   * Globs for files in the output folder that `octavo build` never deletes. Relative to `outDir`.
   * `.git` is never deleted.
   * @default []
   * @example ['CNAME']
   * @since 0.2.0
   */
  keep?: string[];
  /**
   * Timeout in seconds for loading the configuration, running a plugin hook, and compiling or
   * rendering a page. If a step exceeds it, `octavo build` exits with an error.
   * @default 60
   * @example 300
   * @since 0.2.0
   */
  pageTimeout?: number;
}

/**
 * Module that exports the component under the same name, or an object with a module and an export
 * name.
 */
export type ComponentModule = string | {
  /**
   * Module that exports the component: a path relative to the working directory, or a package.
   * @example './components/Chart.tsx'
   * @since 0.2.0
   */
  module: string;
  /**
   * Export name of the component.
   * @example 'default'
   * @since 0.2.0
   */
  export: string;
};

/** Element in the document `<head>`, as raw HTML or as a tag name with attributes. */
export type HeadTag = string | [tag: string, attributes: Record<string, string | boolean>];

/** Options for publishing pages as Markdown for LLMs. */
export interface LlmsConfig {
  /**
   * Whether to publish each page as Markdown next to its HTML file, for example as `/guide/x.md`.
   * @default true
   * @since 0.2.0
   */
  pages?: boolean;
  /**
   * Whether to generate `llms.txt`, an index of all pages, for each language.
   * @default true
   * @since 0.2.0
   */
  index?: boolean;
  /**
   * Whether to generate `llms-full.txt`, which contains all pages, for each language.
   * @default true
   * @since 0.2.0
   */
  full?: boolean;
  /**
   * Whether to show a button that copies the page as Markdown. Requires `pages`.
   * @default true
   * @since 0.2.0
   */
  copy?: boolean;
}

/** Search engine to use for site search. */
export type SearchProvider = {
  /**
   * Built-in client-side search powered by FlexSearch, with one index per language.
   * @since 0.2.0
   */
  name: 'built-in';
} | {
  /**
   * Pagefind, with a chunked static index for large sites. Requires the `pagefind` package.
   * @since 0.2.0
   */
  name: 'pagefind';
} | {
  /**
   * Algolia, with an index populated by the DocSearch crawler.
   * @since 0.2.0
   */
  name: 'algolia';
  /**
   * Algolia application ID.
   * @example 'R2IYF7ETH7'
   * @since 0.2.0
   */
  appId: string;
  /**
   * Search-only API key.
   * @example '0123456789abcdef'
   * @since 0.2.0
   */
  apiKey: string;
  /**
   * Algolia index name.
   * @example 'rstest'
   * @since 0.2.0
   */
  indexName: string;
  /**
   * Algolia facet filters to apply in addition to the language and version filters.
   * @default []
   * @example ['type:content']
   * @since 0.2.0
   */
  facetFilters?: string[];
  /**
   * Search server URL.
   * @default the default Algolia host for `appId`
   * @example 'https://search.example.com'
   * @since 0.2.0
   */
  host?: string;
} | {
  /**
   * Typesense, with a collection populated from `static/search_records.jsonl`.
   * @since 0.2.0
   */
  name: 'typesense';
  /**
   * Search server URL.
   * @example 'https://search.example.com'
   * @since 0.2.0
   */
  host: string;
  /**
   * Search-only API key.
   * @example '0123456789abcdef'
   * @since 0.2.0
   */
  apiKey: string;
  /**
   * Typesense collection name.
   * @example 'docs'
   * @since 0.2.0
   */
  collection: string;
} | {
  /**
   * Meilisearch, with an index populated from `static/search_records.jsonl`.
   * @since 0.2.0
   */
  name: 'meilisearch';
  /**
   * Search server URL.
   * @example 'https://search.example.com'
   * @since 0.2.0
   */
  host: string;
  /**
   * Search-only API key.
   * @example '0123456789abcdef'
   * @since 0.2.0
   */
  apiKey: string;
  /**
   * Meilisearch index name.
   * @example 'docs'
   * @since 0.2.0
   */
  index: string;
};

/** Options for `octavo check`. */
export interface UserCheck {
  /**
   * Rule severities. `error` fails `octavo check` and `octavo build`, `warn` prints a warning, and
   * `off` disables the rule.
   * @example { 'orphan-page': 'off', 'missing-translation': 'error' }
   * @since 0.2.0
   */
  rules?: {
    /**
     * A page that cannot be read or compiled.
     * @default 'error'
     * @since 0.2.0
     */
    'invalid-page'?: 'error' | 'warn' | 'off';
    /**
     * A nav, meta or i18n file that does not match its schema.
     * @default 'error'
     * @since 0.2.0
     */
    'invalid-file'?: 'error' | 'warn' | 'off';
    /**
     * Suspicious page content, such as a component page without a default export.
     * @default 'warn'
     * @since 0.2.0
     */
    'page-warning'?: 'error' | 'warn' | 'off';
    /**
     * A link to a page or file that does not exist.
     * @default 'error'
     * @since 0.2.0
     */
    'dead-link'?: 'error' | 'warn' | 'off';
    /**
     * A link to an anchor that does not exist on the target page.
     * @default 'error'
     * @since 0.2.0
     */
    'dead-anchor'?: 'error' | 'warn' | 'off';
    /**
     * A reference to an image or other file that does not exist.
     * @default 'error'
     * @since 0.2.0
     */
    'dead-asset'?: 'error' | 'warn' | 'off';
    /**
     * A link or image whose URL can run code, such as a `javascript:` URL.
     * @default 'error'
     * @since 0.2.0
     */
    'unsafe-link'?: 'error' | 'warn' | 'off';
    /**
     * A redirect that is circular, conflicts with a page, leaves the site, or has a missing or
     * unsafe target.
     * @default 'error'
     * @since 0.2.0
     */
    'bad-redirect'?: 'error' | 'warn' | 'off';
    /**
     * A duplicate ID on a page.
     * @default 'warn'
     * @since 0.2.0
     */
    'duplicate-id'?: 'error' | 'warn' | 'off';
    /**
     * An inline script on a page that the content security policy does not allow.
     * @default 'warn'
     * @since 0.2.0
     */
    'inline-script'?: 'error' | 'warn' | 'off';
    /**
     * A page without content.
     * @default 'warn'
     * @since 0.2.0
     */
    'empty-page'?: 'error' | 'warn' | 'off';
    /**
     * A language or version without a home page.
     * @default 'error'
     * @since 0.2.0
     */
    'no-home'?: 'error' | 'warn' | 'off';
    /**
     * A page that is not linked from the sidebar, the navbar or another page.
     * @default 'warn'
     * @since 0.2.0
     */
    'orphan-page'?: 'error' | 'warn' | 'off';
    /**
     * A page that is missing a translation.
     * @default 'warn'
     * @since 0.2.0
     */
    'missing-translation'?: 'error' | 'warn' | 'off';
    /**
     * A translation whose original page does not exist.
     * @default 'warn'
     * @since 0.2.0
     */
    'orphan-translation'?: 'error' | 'warn' | 'off';
    /**
     * A translation that is older than its original page.
     * @default 'warn'
     * @since 0.2.0
     */
    'stale-translation'?: 'error' | 'warn' | 'off';
    /**
     * A translation whose headings do not match the original.
     * @default 'warn'
     * @since 0.2.0
     */
    'translation-headings'?: 'error' | 'warn' | 'off';
    /**
     * A translation whose heading IDs do not match the original.
     * @default 'off'
     * @since 0.2.0
     */
    'translation-ids'?: 'error' | 'warn' | 'off';
    /**
     * A translation whose code blocks do not match the original.
     * @default 'warn'
     * @since 0.2.0
     */
    'translation-code'?: 'error' | 'warn' | 'off';
    /**
     * A key in the i18n file that is missing a translation.
     * @default 'warn'
     * @since 0.2.0
     */
    'missing-text'?: 'error' | 'warn' | 'off';
    /**
     * A language with missing UI strings, which fall back to English.
     * @default 'warn'
     * @since 0.2.0
     */
    'missing-messages'?: 'error' | 'warn' | 'off';
    /**
     * A color token of the site with less contrast than WCAG AA requires.
     * @default 'warn'
     * @since 0.2.0
     */
    'low-contrast'?: 'error' | 'warn' | 'off';
    /**
     * A dead external link.
     * @default 'error'
     * @since 0.2.0
     */
    'external-link'?: 'error' | 'warn' | 'off';
  };
  /**
   * Whether `octavo dev` checks the entire site on startup. Same as the `--check` flag.
   * @default false
   * @since 0.2.0
   */
  dev?: boolean;
  /**
   * URL prefixes that `octavo check --external` skips.
   * @default []
   * @example ['https://github.com/me/private/']
   * @since 0.2.0
   */
  allow?: string[];
}

/** Site configuration exported from `docs.config.ts`. */
export interface ConfigKeys<Plugin> {
  /**
   * Content folder, relative to the working directory.
   * @default 'content'
   * @example 'docs'
   * @since 0.1.0
   */
  root?: string;
  /**
   * Base path of the site. Use `'./'` to build a site that works under any path and from the file
   * system.
   * @default '/'
   * @example '/docs/'
   * @example './'
   * @since 0.1.0
   */
  base?: string;
  /**
   * Site title.
   * @default 'Documentation'
   * @example 'Rstest'
   * @since 0.1.0
   */
  title?: string;
  /**
   * Site description for search engines and link previews.
   * @default ''
   * @example 'The testing framework powered by Rspack.'
   * @since 0.1.0
   */
  description?: string;
  /**
   * Origin of the published site, without a path. Enables canonical URLs, the sitemap and absolute
   * URLs for link preview images.
   * @default no canonical URLs and no sitemap
   * @example 'https://rstest.rs'
   * @since 0.1.0
   */
  siteOrigin?: string;
  /**
   * Link preview image, 1200 × 630 pixels, as a path in the public folder or a URL.
   * @default no image
   * @example '/preview.png'
   * @since 0.2.0
   */
  image?: string;
  /**
   * Site icon, as a path in the public folder or a URL.
   * @default an empty icon
   * @example '/icon.svg'
   * @since 0.1.0
   */
  icon?: string;
  /**
   * Navbar logo, or separate logos for light and dark mode, as paths in the public folder or URLs.
   * @default no logo
   * @example '/logo.svg'
   * @example { light: '/logo-light.svg', dark: '/logo-dark.svg' }
   * @since 0.1.0
   */
  logo?: string | {
    /**
     * Light mode image: a path in the public folder or a URL.
     * @example '/logo-light.svg'
     * @since 0.1.0
     */
    light: string;
    /**
     * Dark mode image: a path in the public folder or a URL.
     * @example '/logo-dark.svg'
     * @since 0.1.0
     */
    dark: string;
  };
  /**
   * Text displayed next to the logo.
   * @default `title` if `logo` is not set
   * @example 'Rstest'
   * @since 0.1.0
   */
  logoText?: string;
  /**
   * Default language. Routes in this language have no language prefix.
   * @default 'en'
   * @example 'zh'
   * @since 0.1.0
   */
  lang?: string;
  /**
   * Site locales. Each locale has its own content folder.
   * @default a single locale for `lang`
   * @example [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }]
   * @since 0.1.0
   */
  locales?: {
    /**
     * Language tag, which is also the content folder name and the route prefix. Routes in the
     * default language have no prefix.
     * @example 'zh'
     * @since 0.1.0
     */
    lang: string;
    /**
     * Display name in the language menu.
     * @example '简体中文'
     * @since 0.1.0
     */
    label: string;
    /**
     * Site title in this language.
     * @default the top-level `title`
     * @example 'Rstest 中文文档'
     * @since 0.1.0
     */
    title?: string;
    /**
     * Site description in this language.
     * @default the top-level `description`
     * @example '由 Rspack 驱动的测试框架。'
     * @since 0.1.0
     */
    description?: string;
  }[];
  /**
   * Elements to add to the `<head>` of every page, as raw HTML or as tag names with attributes.
   * @default []
   * @example [['meta', { name: 'author', content: 'Rstest team' }]]
   * @since 0.1.0
   */
  head?: HeadTag[];
  /**
   * Output folder for `octavo build`, relative to the working directory.
   * @default 'dist'
   * @example 'public'
   * @since 0.1.0
   */
  outDir?: string;
  /**
   * Options for `octavo build`.
   * @example { keep: ['CNAME'] }
   * @since 0.2.0
   */
  build?: BuildConfig;
  /**
   * Folder for theme overrides, relative to the working directory. For example, `Navbar.tsx`
   * overrides the navbar, `index.css` adds styles, and pages can import `index.tsx` as `@theme`.
   * @default 'theme'
   * @example './custom-theme'
   * @since 0.1.0
   */
  themeDir?: string;
  /**
   * Path to the file with translations for nav and meta file labels, relative to the working
   * directory.
   * @default 'i18n.json'
   * @example './locales/i18n.json'
   * @since 0.1.0
   */
  i18nSourcePath?: string;
  /**
   * Site versions. Each version has its own content folder.
   * @default a single, unprefixed version
   * @example { default: 'v2', versions: ['v2', 'v1'] }
   * @since 0.1.0
   */
  multiVersion?: {
    /**
     * Default version. Routes in this version have no version prefix.
     * @default the first item in `versions`
     * @example 'v2'
     * @since 0.1.0
     */
    default?: string;
    /**
     * Version names. Each version has a folder with the same name.
     * @example ['v2', 'v1']
     * @since 0.1.0
     */
    versions: string[];
  };
  /**
   * Routing options, such as which files become pages and how URLs are formed.
   * @example { exclude: ['en/shared/*.mdx'] }
   * @since 0.1.0
   */
  route?: {
    /**
     * Whether to omit the `.html` extension from links.
     * @default `true`, or `false` if `base` is `'./'`
     * @since 0.1.0
     */
    cleanUrls?: boolean;
    /**
     * Globs for files to include even though they are excluded by default, such as names starting
     * with `_`. Relative to `root`.
     * @default []
     * @example ['en/_drafts/*.mdx']
     * @since 0.1.0
     */
    include?: string[];
    /**
     * Globs for files to exclude from the pages. Relative to `root`.
     * @default []
     * @example ['en/shared/*.mdx']
     * @since 0.1.0
     */
    exclude?: string[];
  };
  /**
   * Whether to enable search, or an object with search options.
   * @default true
   * @example false
   * @example { codeBlocks: false }
   * @since 0.1.0
   */
  search?: boolean | UserSearch;
  /**
   * Markdown options.
   * @example { showLineNumbers: true }
   * @since 0.1.0
   */
  markdown?: {
    /**
     * Whether to check links and anchors. `false` disables the `dead-link` and `dead-anchor` rules,
     * unless they are set in `check.rules`.
     * @default true
     * @since 0.1.0
     */
    checkDeadLinks?: boolean;
    /**
     * Whether to show line numbers in code blocks.
     * @default false
     * @since 0.1.0
     */
    showLineNumbers?: boolean;
    /**
     * Whether to wrap long lines in code blocks by default.
     * @default false
     * @since 0.1.0
     */
    defaultWrapCode?: boolean;
    /**
     * Remark plugins, as module specifiers, functions, or `[plugin, options]` tuples. With
     * functions or options that are not JSON-serializable, pages are compiled in the main thread,
     * which is slower on large sites.
     * @default []
     * @example ['remark-math', ['remark-emoji', { accessible: true }]]
     * @since 0.1.0
     */
    remarkPlugins?: MarkdownPlugin[];
    /**
     * Rehype plugins, in the same format as `remarkPlugins`.
     * @default []
     * @example ['rehype-katex']
     * @since 0.1.0
     */
    rehypePlugins?: MarkdownPlugin[];
    /**
     * Components that pages can use without importing them, as a map of component names to modules.
     * Each module must have an export with the component name, unless `export` is set. Paths are
     * relative to the working directory.
     * @default {}
     * @example { Chart: './components/charts.tsx' }
     * @example { Alert: { module: './components/Alert.tsx', export: 'default' } }
     * @since 0.1.0
     */
    globalComponents?: Record<string, ComponentModule>;
    /**
     * Components that replace HTML elements in pages, as a map of tag names to modules. The default
     * export of each module must be the component. Paths are relative to the working directory.
     * @default {}
     * @example { table: './components/Table.tsx' }
     * @since 0.1.0
     */
    elements?: Record<string, string>;
  };
  /**
   * Whether to also publish pages as Markdown for LLMs, or an object with options.
   * @default true
   * @example false
   * @example { full: false }
   * @since 0.2.0
   */
  llms?: boolean | LlmsConfig;
  /**
   * Import aliases for pages and components, as a map of specifiers to paths relative to the
   * working directory.
   * @default {}
   * @example { '@en': './content/en' }
   * @since 0.1.0
   */
  alias?: Record<string, string>;
  /**
   * Replacements to apply to the source of every page, in order.
   * @default []
   * @example [{ search: '%VERSION%', replace: '1.0.0' }]
   * @since 0.1.0
   */
  replaceRules?: {
    /**
     * String or regular expression to replace.
     * @example '%VERSION%'
     * @since 0.1.0
     */
    search: string | RegExp;
    /**
     * Replacement string, as in `String.prototype.replace()`.
     * @example '1.0.0'
     * @since 0.1.0
     */
    replace: string;
  }[];
  /**
   * Redirects, as a map of route paths to other route paths or URLs.
   * @default {}
   * @example { '/old': '/guide/start/' }
   * @since 0.2.0
   */
  redirects?: Record<string, string>;
  /**
   * Options for security headers and Subresource Integrity.
   * @example { headers: true }
   * @since 0.2.0
   */
  security?: {
    /**
     * Whether to generate a `_headers` file with a Content Security Policy. `octavo preview` also
     * sends these headers.
     * @default false
     * @since 0.2.0
     */
    headers?: boolean;
    /**
     * Whether to add `integrity` attributes to scripts and stylesheets.
     * @default false
     * @since 0.2.0
     */
    integrity?: boolean;
  };
  /**
   * Options for `octavo check`, which also runs as part of `octavo build`.
   * @example { rules: { 'orphan-page': 'off' } }
   * @since 0.2.0
   */
  check?: UserCheck;
  /**
   * Plugins, in execution order. Arrays can be nested. `false`, `null` and `undefined` are ignored.
   * @default []
   * @since 0.2.0
   */
  plugins?: PluginList<Plugin>;
  /**
   * Theme options.
   * @example { darkMode: false }
   * @since 0.1.0
   */
  themeConfig?: UserThemeConfig;
}

/** Search options. */
export interface UserSearch {
  /**
   * Whether to include code blocks in the search index.
   * @default true
   * @since 0.1.0
   */
  codeBlocks?: boolean;
  /**
   * Whether to create a separate search index for each version.
   * @default `true` if the site has multiple versions
   * @since 0.1.0
   */
  versioned?: boolean;
  /**
   * Search engine to use for site search.
   * @default { name: 'built-in' }
   * @example { name: 'pagefind' }
   * @since 0.2.0
   */
  provider?: SearchProvider;
  /**
   * Path to a module with search hooks, relative to the working directory. The module can export
   * `beforeSearch`, `onSearch`, `afterSearch` and `onNotFound`.
   * @default no hooks
   * @example './search-hooks.ts'
   * @since 0.2.0
   */
  hooks?: string;
  /**
   * Whether to show search tabs for the other languages.
   * @default true
   * @since 0.2.0
   */
  otherLanguages?: boolean;
  /**
   * Other Octavo sites to search. Each site has its own search tab.
   * @default []
   * @example [{ name: 'Rspack', url: 'https://rspack.rs/' }]
   * @since 0.2.0
   */
  sites?: {
    /**
     * Tab label.
     * @example 'Rspack'
     * @since 0.2.0
     */
    name: string;
    /**
     * Site URL.
     * @example 'https://rspack.rs/'
     * @since 0.2.0
     */
    url: string;
  }[];
}
