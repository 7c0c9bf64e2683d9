import type {
  CompiledPage,
  ImageOptions,
  PageAsset,
  PageContent,
  PageWarning,
} from '@octavo/mdx-plugins';
import type { CompilerMessages } from '@octavo/mdx-plugins/messages';

import type { LangOptions } from '@octavo/theme/urls';

import type { RawSourceMap } from 'source-map';

import type { SiteConfig } from './config';
import type { LinkedSite } from './linked-site';
import type { NamedModule, NamedPlugin } from './named-module';

/** JSON-serializable item of `replaceRules`. */
export interface ReplaceRule {
  search: string | { pattern: string; flags: string };
  replace: string;
}

/**
 * Settings that affect how pages are compiled. JSON-serializable, because they are sent to workers and included in
 * cache keys.
 */
export interface CompileSettings {
  cwd: string;
  /** Path of the configuration file, used in error messages about plugins. */
  configFile: string;
  root: string;
  publicDir: string;
  /** Folder with the generated pages of plugins, in one folder each. Omitted if no plugin adds pages. */
  generatedDir?: string;
  base: string;
  cleanUrls: boolean;
  langOptions: Required<LangOptions>;
  isMultilingual: boolean;
  /** Content folders of the versions that are read from Git. Omitted if there are none. */
  versionFolders?: Readonly<Record<string, string>>;
  /** Whether the default version is in the content root. @default false */
  isDefaultVersionInRoot?: boolean;
  /** Other sites that links can lead to. Omitted if there are none. */
  sites?: readonly Pick<LinkedSite, 'prefix' | 'url' | 'file'>[];
  /** Maps languages to the UI strings that are inlined into compiled pages. */
  messages: Record<string, CompilerMessages>;
  /** Whether to apply syntax highlighting to code blocks. */
  highlight: boolean;
  /** Whether to include code blocks in the search index. */
  codeBlocks: boolean;
  fallbackHeadingTitle: boolean;
  /** Frontmatter keys that the site and its plugins declare. Omitted if there are none. */
  frontmatterKeys?: string[];
  markdownOut: boolean;
  markdown: Pick<
    SiteConfig['markdown'],
    'defaultWrapCode' | 'elements' | 'globalComponents' | 'showLineNumbers'
  >;
  /** Variants of images to create. `undefined` if images are published unchanged. */
  images?: ImageOptions;
  /** Whether to warn about inline styles. Omitted if the content security policy is not sent. */
  strictStyles?: boolean;
  /** Shiki transformers, with the attribute of the code blocks to transform. */
  transformers: (NamedPlugin & { attribute?: string | undefined })[];
  /** Folder with the results of code blocks to mark. `undefined` if none are marked. */
  testedFolder?: string;
  /** Modules with languages for code blocks. */
  languages: NamedModule[];
  replaceRules: ReplaceRule[];
  remarkPlugins: NamedPlugin[];
  rehypePlugins: NamedPlugin[];
  alias: Record<string, string>;
  /** Specifiers of the modules that export theme components. */
  themeModules: string[];
  /** Maps names of components that MDX can use without an import to their modules. */
  components: Record<string, string>;
}

export interface CompileContext {
  settings: CompileSettings;
  cacheDir: string;
  /** Digest of the settings and the toolchain, used as the cache version. */
  version: string;
  /** Cache version whose pages contain a superset of the data in this version, used as a fallback. */
  supersetVersion?: string;
  /** Whether the bundler loader compiles pages with source maps, which is slower. */
  sourceMaps?: boolean;
}

/** Compiled page, including the code for its ES module. */
export interface CompiledModule extends CompiledPage {
  code: string;
  /** Source map of the code, if it was requested. */
  map?: RawSourceMap;
}

/** What is known of a page that cannot be published because it contains errors. */
export interface FailedPage {
  content: PageContent;
  /** Code of the import statements. */
  imports: string;
  assets: PageAsset[];
  warnings: PageWarning[];
}

/** Fields of a compiled page that are only needed for rendering. */
export type PageBody = Pick<CompiledModule, 'html' | 'code' | 'markdown'>;

/** Fields of a compiled page that are kept in memory for every page. */
export interface PageSummary extends Omit<CompiledModule, keyof PageBody | 'map' | 'errors'> {
  /** Digest of the entire compiled page. */
  hash: string;
  /** Digest of the code of the page module. It stays the same if only static HTML changes. */
  codeHash: string;
}
