import type { CompiledPage } from '@octavo/mdx-plugins';
import type { CompilerMessages } from '@octavo/mdx-plugins/messages';

import type { LangOptions } from '@octavo/theme/urls';

import type { SiteConfig } from './config';
import type { NamedPlugin } from './named-module';

/** A rule of `replaceRules` as JSON. */
export interface ReplaceRule {
  search: string | { pattern: string; flags: string };
  replace: string;
}

/** What of the configuration decides how a page is compiled: JSON, so that it reaches workers and makes the store's key. */
export interface CompileSettings {
  cwd: string;
  /** For messages about the keys of plugins. */
  configFile: string;
  root: string;
  publicDir: string;
  base: string;
  cleanUrls: boolean;
  langOptions: Required<LangOptions>;
  isMultilingual: boolean;
  /** Messages that the compiler writes into pages, by language. */
  messages: Record<string, CompilerMessages>;
  /** Whether code is tokenized. */
  highlight: boolean;
  /** Whether code is searched. */
  codeBlocks: boolean;
  fallbackHeadingTitle: boolean;
  markdownOut: boolean;
  markdown: Pick<
    SiteConfig['markdown'],
    'defaultWrapCode' | 'elements' | 'globalComponents' | 'showLineNumbers'
  >;
  replaceRules: ReplaceRule[];
  remarkPlugins: NamedPlugin[];
  rehypePlugins: NamedPlugin[];
  alias: Record<string, string>;
  /** Modules whose components are the theme's own, in this site. */
  themeModules: string[];
  /** Names that MDX can use without an import, with the module each comes from. */
  components: Record<string, string>;
}

export interface CompileContext {
  settings: CompileSettings;
  cacheDir: string;
  /** Digest of settings and toolchain. */
  version: string;
  /** Version whose pages say all that those of this one say, and are as good where the store has them. */
  fuller?: string;
}

/** A compiled page with the code of its ES module. */
export interface CompiledModule extends CompiledPage {
  code: string;
}

/** The fields of a compiled page that are only needed to render it. */
export type PageBody = Pick<CompiledModule, 'html' | 'code' | 'markdown'>;

/** The other fields of a compiled page, which a site keeps in memory for every page. */
export interface PageSummary extends Omit<CompiledModule, keyof PageBody> {
  /** Digest of the whole compiled page. */
  hash: string;
}
