// Generated from the schemas by `npm run generate`. Do not edit.

import type { UserThemeConfig } from '@octavo/theme';
import type { PluginList } from './plugin-list';

/** A module that exports a component under its name, or a module and the name of its export. */
export type ComponentModule = string | {
  /**
   * Module of the component: a path relative to the configuration file, or a package.
   * @example './components/Chart.tsx'
   * @since 0.2.0
   */
  module: string;
  /**
   * Name of the export.
   * @example 'default'
   * @since 0.2.0
   */
  export: string;
};

/** Element of the document head: raw HTML, or a tag name with attributes. */
export type HeadTag = string | [tag: string, attributes: Record<string, string | boolean>];

/** Pages that are published as Markdown. */
export interface LlmsConfig {
  /**
   * Whether each page is published as Markdown next to its HTML, for example `/guide/x.md`.
   * @default true
   * @since 0.2.0
   */
  pages?: boolean;
  /**
   * Whether `llms.txt`, the list of pages, is published for each language.
   * @default true
   * @since 0.2.0
   */
  index?: boolean;
  /**
   * Whether `llms-full.txt`, all pages in one file, is published for each language.
   * @default true
   * @since 0.2.0
   */
  full?: boolean;
  /**
   * Whether pages have a button that copies them as Markdown. Needs `pages`.
   * @default true
   * @since 0.2.0
   */
  copy?: boolean;
}

/** Search engine of the search panel. */
export type SearchProvider = {
  /**
   * FlexSearch in the browser, with one index per language.
   * @since 0.2.0
   */
  name: 'built-in';
} | {
  /**
   * Pagefind, with a chunked static index for large sites. Needs the package `pagefind`.
   * @since 0.2.0
   */
  name: 'pagefind';
} | {
  /**
   * Algolia, with an index that the DocSearch crawler fills.
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
   * API key that can only search.
   * @example '0123456789abcdef'
   * @since 0.2.0
   */
  apiKey: string;
  /**
   * Name of the Algolia index.
   * @example 'rstest'
   * @since 0.2.0
   */
  indexName: string;
  /**
   * Algolia facet filters, in addition to the language and the version of the page.
   * @default []
   * @example ['type:content']
   * @since 0.2.0
   */
  facetFilters?: string[];
  /**
   * URL of the search server.
   * @default the server of the Algolia application
   * @example 'https://search.example.com'
   * @since 0.2.0
   */
  host?: string;
} | {
  /**
   * Typesense, with a collection of the records in `static/search_records.jsonl`.
   * @since 0.2.0
   */
  name: 'typesense';
  /**
   * URL of the search server.
   * @example 'https://search.example.com'
   * @since 0.2.0
   */
  host: string;
  /**
   * API key that can only search.
   * @example '0123456789abcdef'
   * @since 0.2.0
   */
  apiKey: string;
  /**
   * Name of the Typesense collection.
   * @example 'docs'
   * @since 0.2.0
   */
  collection: string;
} | {
  /**
   * Meilisearch, with an index of the records in `static/search_records.jsonl`.
   * @since 0.2.0
   */
  name: 'meilisearch';
  /**
   * URL of the search server.
   * @example 'https://search.example.com'
   * @since 0.2.0
   */
  host: string;
  /**
   * API key that can only search.
   * @example '0123456789abcdef'
   * @since 0.2.0
   */
  apiKey: string;
  /**
   * Name of the Meilisearch index.
   * @example 'docs'
   * @since 0.2.0
   */
  index: string;
};

/** Options of the checks. */
export interface UserCheck {
  /**
   * Severity of each rule: `error` makes `octavo check` and `octavo build` fail, `warn` prints a
   * warning, `off` disables the rule.
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
     * A page with content that is probably unintended.
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
     * A link to a heading that does not exist on its page.
     * @default 'error'
     * @since 0.2.0
     */
    'dead-anchor'?: 'error' | 'warn' | 'off';
    /**
     * An image or another file that does not exist.
     * @default 'error'
     * @since 0.2.0
     */
    'dead-asset'?: 'error' | 'warn' | 'off';
    /**
     * A redirect that loops or cannot be published.
     * @default 'error'
     * @since 0.2.0
     */
    'bad-redirect'?: 'error' | 'warn' | 'off';
    /**
     * A page with a duplicate ID.
     * @default 'warn'
     * @since 0.2.0
     */
    'duplicate-id'?: 'error' | 'warn' | 'off';
    /**
     * A page without content.
     * @default 'warn'
     * @since 0.2.0
     */
    'empty-page'?: 'error' | 'warn' | 'off';
    /**
     * A page that is not linked from any other page.
     * @default 'warn'
     * @since 0.2.0
     */
    'orphan-page'?: 'error' | 'warn' | 'off';
    /**
     * A page without a translation.
     * @default 'warn'
     * @since 0.2.0
     */
    'missing-translation'?: 'error' | 'warn' | 'off';
    /**
     * A translation of a page that does not exist.
     * @default 'warn'
     * @since 0.2.0
     */
    'orphan-translation'?: 'error' | 'warn' | 'off';
    /**
     * A page that changed after its translation.
     * @default 'warn'
     * @since 0.2.0
     */
    'stale-translation'?: 'error' | 'warn' | 'off';
    /**
     * A translation whose headings differ from the original.
     * @default 'warn'
     * @since 0.2.0
     */
    'translation-headings'?: 'error' | 'warn' | 'off';
    /**
     * A translation whose heading IDs differ from the original.
     * @default 'off'
     * @since 0.2.0
     */
    'translation-ids'?: 'error' | 'warn' | 'off';
    /**
     * A translation whose code blocks differ from the original.
     * @default 'warn'
     * @since 0.2.0
     */
    'translation-code'?: 'error' | 'warn' | 'off';
    /**
     * A key of the i18n file that is not translated.
     * @default 'warn'
     * @since 0.2.0
     */
    'missing-text'?: 'error' | 'warn' | 'off';
    /**
     * A language without built-in UI strings, which are shown in English.
     * @default 'warn'
     * @since 0.2.0
     */
    'missing-messages'?: 'error' | 'warn' | 'off';
    /**
     * An external link to a page that does not exist.
     * @default 'error'
     * @since 0.2.0
     */
    'external-link'?: 'error' | 'warn' | 'off';
  };
  /**
   * Whether `octavo dev` checks the whole site on startup, as with `--check`.
   * @default false
   * @since 0.2.0
   */
  dev?: boolean;
  /**
   * URL prefixes that `octavo check --external` does not request.
   * @default []
   * @example ['https://github.com/me/private/']
   * @since 0.2.0
   */
  allow?: string[];
}

/** Options of `docs.config.ts`. */
export interface ConfigKeys<Plugin> {
  /**
   * Folder of the pages, relative to the configuration file.
   * @default 'content'
   * @example 'docs'
   * @since 0.1.0
   */
  root?: string;
  /**
   * Path that the site is served below. `'./'` builds a folder that works below any path and from
   * the file system.
   * @default '/'
   * @example '/docs/'
   * @example './'
   * @since 0.1.0
   */
  base?: string;
  /**
   * Title of the site.
   * @default 'Documentation'
   * @example 'Rstest'
   * @since 0.1.0
   */
  title?: string;
  /**
   * Description of the site, for search engines and link previews.
   * @default ''
   * @example 'The testing framework powered by Rspack.'
   * @since 0.1.0
   */
  description?: string;
  /**
   * Origin of the published site, without a path. Enables canonical links, the sitemap and absolute
   * preview images.
   * @default no canonical links and no sitemap
   * @example 'https://rstest.rs'
   * @since 0.1.0
   */
  siteOrigin?: string;
  /**
   * Image for link previews, 1200 × 630 pixels: a path in the public folder or a URL.
   * @default no image
   * @example '/preview.png'
   * @since 0.2.0
   */
  image?: string;
  /**
   * Icon of the site: a path in the public folder or a URL.
   * @default an empty icon
   * @example '/icon.svg'
   * @since 0.1.0
   */
  icon?: string;
  /**
   * Logo in the navbar, or a pair of logos for light and dark mode: paths in the public folder or
   * URLs.
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
   * Text next to the logo.
   * @default the `title` if there is no logo
   * @example 'Rstest'
   * @since 0.1.0
   */
  logoText?: string;
  /**
   * Default language. Its routes have no prefix.
   * @default 'en'
   * @example 'zh'
   * @since 0.1.0
   */
  lang?: string;
  /**
   * Languages of the site, each with a folder of pages.
   * @default one language, `lang`
   * @example [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }]
   * @since 0.1.0
   */
  locales?: {
    /**
     * Language tag. It is the name of the content folder and the prefix of the routes, except for
     * the default language.
     * @example 'zh'
     * @since 0.1.0
     */
    lang: string;
    /**
     * Name of the language in the language menu.
     * @example '简体中文'
     * @since 0.1.0
     */
    label: string;
    /**
     * Title of the site in this language.
     * @default the `title` of the configuration
     * @example 'Rstest 中文文档'
     * @since 0.1.0
     */
    title?: string;
    /**
     * Description of the site in this language.
     * @default the `description` of the configuration
     * @example '由 Rspack 驱动的测试框架。'
     * @since 0.1.0
     */
    description?: string;
  }[];
  /**
   * Elements to add to the head of every page, each as raw HTML or as a tag name with attributes.
   * @default []
   * @example [['meta', { name: 'author', content: 'Rstest team' }]]
   * @since 0.1.0
   */
  head?: HeadTag[];
  /**
   * Output folder of `octavo build`, relative to the configuration file.
   * @default 'dist'
   * @example 'public'
   * @since 0.1.0
   */
  outDir?: string;
  /**
   * Options of `octavo build`.
   * @example { keep: ['CNAME'] }
   * @since 0.2.0
   */
  build?: {
    /**
     * Globs of files in the output folder that `octavo build` never deletes. Relative to `outDir`.
     * `.git` is always kept.
     * @default []
     * @example ['CNAME']
     * @since 0.2.0
     */
    keep?: string[];
    /**
     * Seconds that loading the configuration, a plugin hook, or compiling or rendering one page can
     * take. After that, `octavo build` exits with an error.
     * @default 60
     * @example 300
     * @since 0.2.0
     */
    pageTimeout?: number;
  };
  /**
   * Folder with components that override the theme, relative to the configuration file.
   * `Navbar.tsx` overrides the navbar, `index.css` adds styles, and pages import `index.tsx` as
   * `@theme`.
   * @default 'theme'
   * @example './custom-theme'
   * @since 0.1.0
   */
  themeDir?: string;
  /**
   * File with the translations of labels in nav and meta files, relative to the configuration file.
   * @default 'i18n.json'
   * @example './locales/i18n.json'
   * @since 0.1.0
   */
  i18nSourcePath?: string;
  /**
   * Versions of the site, each with a folder of pages.
   * @default one version without a folder
   * @example { default: 'v2', versions: ['v2', 'v1'] }
   * @since 0.1.0
   */
  multiVersion?: {
    /**
     * Default version. Its routes have no prefix.
     * @default the first of `versions`
     * @example 'v2'
     * @since 0.1.0
     */
    default?: string;
    /**
     * Names of the versions, which are the names of their folders.
     * @example ['v2', 'v1']
     * @since 0.1.0
     */
    versions: string[];
  };
  /**
   * Options of routes: which files are pages, and the form of their URLs.
   * @example { exclude: ['en/shared/*.mdx'] }
   * @since 0.1.0
   */
  route?: {
    /**
     * Whether links omit `.html`.
     * @default `true`, or `false` if `base` is `'./'`
     * @since 0.1.0
     */
    cleanUrls?: boolean;
    /**
     * Globs for files to include although they are excluded by default, such as names starting with
     * `_`. Relative to `root`.
     * @default []
     * @example ['en/_drafts/*.mdx']
     * @since 0.1.0
     */
    include?: string[];
    /**
     * Globs for files that are not pages. Relative to `root`.
     * @default []
     * @example ['en/shared/*.mdx']
     * @since 0.1.0
     */
    exclude?: string[];
  };
  /**
   * Whether the site has search, or the options of search.
   * @default true
   * @example false
   * @example { codeBlocks: false }
   * @since 0.1.0
   */
  search?: boolean | UserSearch;
  /**
   * Options of the Markdown compiler.
   * @example { showLineNumbers: true }
   * @since 0.1.0
   */
  markdown?: {
    /**
     * Whether to check links and anchors. `false` turns off the rules `dead-link` and `dead-anchor`
     * unless `check.rules` sets them.
     * @default true
     * @since 0.1.0
     */
    checkDeadLinks?: boolean;
    /**
     * Whether code blocks show line numbers.
     * @default false
     * @since 0.1.0
     */
    showLineNumbers?: boolean;
    /**
     * Whether code blocks wrap long lines.
     * @default false
     * @since 0.1.0
     */
    defaultWrapCode?: boolean;
    /**
     * Remark plugins: modules with a default export, each alone or with options as JSON. Pages are
     * compiled in worker threads, so a plugin cannot be a function.
     * @default []
     * @example ['remark-math', ['remark-emoji', { accessible: true }]]
     * @since 0.1.0
     */
    remarkPlugins?: (string | [module: string, options: unknown])[];
    /**
     * Rehype plugins: modules with a default export, each alone or with options as JSON. Pages are
     * compiled in worker threads, so a plugin cannot be a function.
     * @default []
     * @example ['rehype-katex']
     * @since 0.1.0
     */
    rehypePlugins?: (string | [module: string, options: unknown])[];
    /**
     * Components that pages can use without an import: component name to module. The module exports
     * the component under that name, unless the name of the export is set. Paths are relative to
     * the configuration file.
     * @default {}
     * @example { Chart: './components/charts.tsx' }
     * @example { Alert: { module: './components/Alert.tsx', export: 'default' } }
     * @since 0.1.0
     */
    globalComponents?: Record<string, ComponentModule>;
    /**
     * Components that replace HTML elements in pages: tag name to module. The component is the
     * default export. Paths are relative to the configuration file.
     * @default {}
     * @example { table: './components/Table.tsx' }
     * @since 0.1.0
     */
    elements?: Record<string, string>;
  };
  /**
   * Whether pages are also published as Markdown, for language models.
   * @default true
   * @example false
   * @example { full: false }
   * @since 0.2.0
   */
  llms?: boolean | LlmsConfig;
  /**
   * Import aliases of pages and components: specifier to path, relative to the configuration file.
   * @default {}
   * @example { '@en': './content/en' }
   * @since 0.1.0
   */
  alias?: Record<string, string>;
  /**
   * Replacements in the source of every page, in order.
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
     * Replacement, as in `String.prototype.replace`.
     * @example '1.0.0'
     * @since 0.1.0
     */
    replace: string;
  }[];
  /**
   * Redirects: route path to another route path or to a URL.
   * @default {}
   * @example { '/old': '/guide/start/' }
   * @since 0.2.0
   */
  redirects?: Record<string, string>;
  /**
   * Options of security headers and subresource integrity.
   * @example { headers: true }
   * @since 0.2.0
   */
  security?: {
    /**
     * Whether to write a `_headers` file with the content security policy, which `octavo preview`
     * sends too.
     * @default false
     * @since 0.2.0
     */
    headers?: boolean;
    /**
     * Whether scripts and styles have an `integrity` attribute.
     * @default false
     * @since 0.2.0
     */
    integrity?: boolean;
  };
  /**
   * Options of `octavo check`, which `octavo build` runs too.
   * @example { rules: { 'orphan-page': 'off' } }
   * @since 0.2.0
   */
  check?: UserCheck;
  /**
   * Plugins in the order they run. Lists can be nested; `false`, `null` and `undefined` are
   * ignored.
   * @default []
   * @since 0.2.0
   */
  plugins?: PluginList<Plugin>;
  /**
   * Options of the theme.
   * @example { darkMode: false }
   * @since 0.1.0
   */
  themeConfig?: UserThemeConfig;
}

/** Options of search. */
export interface UserSearch {
  /**
   * Whether search covers code blocks.
   * @default true
   * @since 0.1.0
   */
  codeBlocks?: boolean;
  /**
   * Whether each version has its own index.
   * @default `true` if there are several versions
   * @since 0.1.0
   */
  versioned?: boolean;
  /**
   * Search engine of the search panel.
   * @default { name: 'built-in' }
   * @example { name: 'pagefind' }
   * @since 0.2.0
   */
  provider?: SearchProvider;
  /**
   * Module that exports any of `beforeSearch`, `onSearch`, `afterSearch` and `onNotFound`, relative
   * to the configuration file.
   * @default no hooks
   * @example './search-hooks.ts'
   * @since 0.2.0
   */
  hooks?: string;
  /**
   * Whether the search panel has a tab for each of the other languages.
   * @default true
   * @since 0.2.0
   */
  otherLanguages?: boolean;
  /**
   * Other sites built with Octavo, each as a tab of the search panel.
   * @default []
   * @example [{ name: 'Rspack', url: 'https://rspack.rs/' }]
   * @since 0.2.0
   */
  sites?: {
    /**
     * Label of the tab.
     * @example 'Rspack'
     * @since 0.2.0
     */
    name: string;
    /**
     * URL of the site.
     * @example 'https://rspack.rs/'
     * @since 0.2.0
     */
    url: string;
  }[];
}
